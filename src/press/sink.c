#include "press/sink.h"

enum status sink_put(const struct sink *sink, int page, const char *bytes, size_t length)
{
    enum status status = sink->begin(sink->context, page);

    if (status == STATUS_OK)
        status = sink->write(sink->context, bytes, length);
    return status == STATUS_OK ? sink->end(sink->context) : status;
}
