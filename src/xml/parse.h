/* The events of a file, from libxml2. The only place that knows it. For the own files of xml/. */
#ifndef BREUK_XML_PARSE_H
#define BREUK_XML_PARSE_H

#include "base/status.h"
#include "xml/scan.h"

/* Each answers false to stop the reading. tag: one of the scan's; end: behind the ">" of the tag
 * that closes. */
struct parse_events {
    void *user;
    bool (*open)(void *user, const struct scan_tag *tag);
    bool (*close)(void *user, size_t end);
    bool (*text)(void *user, const char *bytes,
                 size_t length); /* a piece; references are resolved */
};

/*
 * Reads the bytes before fault->good, whose tags the scan has. When libxml2 finds something wrong
 * before the fault that is known already, it takes that one's place. STATUS_OK: read to there, or
 * stopped, or a fault; STATUS_NO_MEMORY.
 */
enum status parse_source(const struct xml_source *source, const struct scan *scan,
                         const struct parse_events *events, struct scan_fault *fault);

#endif
