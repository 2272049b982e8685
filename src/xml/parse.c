#include "xml/parse.h"

#include <assert.h>
#include <libxml/SAX2.h>
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/xmlerror.h>
#include <string.h>

struct reading {
    const struct parse_events *events;
    const struct xml_source *source;
    const struct scan *scan;
    size_t next; /* index of the scan's tag that opens next */
    struct scan_fault *fault;
    xmlParserCtxtPtr parser;
    size_t given; /* how many bytes libxml2 was given */
    size_t end;   /* libxml2 gets the bytes before this one */
    bool stopped; /* a flag of our own: after xmlStopParser libxml2 still calls the document
                     well-formed */
    bool ended;   /* libxml2 reached the end of what it was given */
};

static void stop(struct reading *reading)
{
    reading->stopped = true;
    xmlStopParser(reading->parser);
}

static size_t consumed(const struct reading *reading)
{
    long bytes = xmlByteConsumed(reading->parser);

    return bytes < 0 ? 0 : (size_t)bytes > reading->end ? reading->end : (size_t)bytes;
}

/* Passes on the opening tag that the scan saw next. libxml2 must be at a byte within that tag,
 * which the assertion checks. */
static void on_open(void *user, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri,
                    int namespaces, const xmlChar **namespace, int attributes, int defaulted,
                    const xmlChar **attribute)
{
    struct reading *reading = user;

    (void)name, (void)prefix, (void)uri, (void)namespaces, (void)namespace, (void)attributes;
    (void)defaulted, (void)attribute;
    if (reading->stopped)
        return;
    assert(reading->next < reading->scan->tag_count);
    const struct scan_tag *tag = &reading->scan->tags[reading->next++];
    size_t at = consumed(reading);
    assert(at > tag->start && at <= tag->end);
    (void)at;
    if (!reading->events->open(reading->events->user, tag))
        stop(reading);
}

static void on_close(void *user, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri)
{
    struct reading *reading = user;

    (void)name, (void)prefix, (void)uri;
    if (!reading->stopped)
        reading->events->close(reading->events->user, consumed(reading));
}

static void on_text(void *user, const xmlChar *text, int length)
{
    struct reading *reading = user;

    if (!reading->stopped && length > 0)
        reading->events->text(reading->events->user, (const char *)text, (size_t)length);
}

static void on_end(void *user)
{
    ((struct reading *)user)->ended = true;
}

/* Returns the message for a fault that the scanner leaves to libxml2 to find; other faults show
 * libxml2's own sentence. */
static const char *words_for(int code)
{
    switch (code) {
    case XML_ERR_HYPHEN_IN_COMMENT:
        return N_("“--” is not allowed in a comment; write “- -”");
    case XML_ERR_RESERVED_XML_NAME:
        return N_("<?xml …?> is allowed only at the very start of a file; move or remove it");
    case XML_ERR_MISPLACED_CDATA_END:
        return N_("“]]>” is not allowed in text; write ]]&gt;");
    default:
        return N_("this is not well-formed XML: {detail}; look just before this place");
    }
}

static void take_fault(struct reading *reading, const xmlError *error, size_t offset)
{
    struct scan_fault *fault = reading->fault;
    const char *id = words_for(error->code), *said = error->message ? error->message : "?";
    size_t length = strcspn(said, "\n");

    fault->found = true;
    fault->offset = offset;
    fault->message = message_of(id);
    if (!strstr(id, "{detail}"))
        return;
    const char *kept = arena_copy_bytes(&fault->texts, said, length);
    fault->message = message_with(id, arg_text("detail", kept));
}

/* Turns libxml2's first complaint into ours; libxml2 prints nothing itself. */
#if LIBXML_VERSION >= 21200
static void on_error(void *user, const xmlError *error)
#else
static void on_error(void *user, xmlError *error)
#endif
{
    struct reading *reading = user;

    if (error->code == XML_ERR_NO_MEMORY)
        memory_give_up();
    if (reading->stopped || error->level < XML_ERR_ERROR || error->domain == XML_FROM_NAMESPACE)
        return;
    size_t offset = consumed(reading);
    stop(reading); /* otherwise it would read on, and find faults that are never reported */
    /* A complaint at the end of what libxml2 was given means that the file is cut off there, at the
     * fault that the scanner found. */
    if (!reading->fault->found || offset < reading->end)
        take_fault(reading, error, offset);
}

/* Neither of these is ever called while nothing is defined by a DOCTYPE, and the file that it names
 * is not asked for; they are a second line of defence. */
static xmlParserInputPtr refuse_entity(void *user, const xmlChar *public_id,
                                       const xmlChar *system_id)
{
    (void)user, (void)public_id, (void)system_id;
    return NULL;
}

static xmlParserInputPtr refuse_external(const char *url, const char *id, xmlParserCtxtPtr parser)
{
    (void)url, (void)id, (void)parser;
    return NULL;
}

/* Gives libxml2 the file piece by piece; it would copy a file that it gets whole. */
static int give_bytes(void *user, char *bytes, int most)
{
    struct reading *reading = user;
    size_t left = reading->end - reading->given, count = left < (size_t)most ? left : (size_t)most;

    memcpy(bytes, reading->source->bytes + reading->given, count);
    reading->given += count;
    return (int)count;
}

/* Keeps libxml2 from writing to stderr when memory runs out before the parser is ours. */
#if LIBXML_VERSION >= 21200
static void say_nothing(void *user, const xmlError *error)
#else
static void say_nothing(void *user, xmlError *error)
#endif
{
    (void)user, (void)error;
}

void parse_source(const struct xml_source *source, const struct scan *scan,
                  const struct parse_events *events, struct scan_fault *fault)
{
    struct reading reading = {
        .events = events, .source = source, .scan = scan, .fault = fault, .end = fault->good};
    void *context_before = xmlStructuredErrorContext;
    xmlStructuredErrorFunc error_before = xmlStructuredError;
    xmlExternalEntityLoader loader_before = xmlGetExternalEntityLoader();

    if (!fault->good)
        return;
    xmlSetStructuredErrorFunc(NULL, (xmlStructuredErrorFunc)say_nothing);
    xmlSetExternalEntityLoader(refuse_external);
    reading.parser = xmlNewParserCtxt();
    if (!reading.parser)
        memory_give_up();
    xmlSAXHandler *sax = reading.parser->sax;
    memset(sax, 0, sizeof *sax);
    sax->initialized = XML_SAX2_MAGIC;
    sax->startElementNs = on_open;
    sax->endElementNs = on_close;
    sax->endDocument = on_end;
    sax->characters = sax->ignorableWhitespace = sax->cdataBlock = on_text;
    sax->resolveEntity = refuse_entity;
    sax->serror = (xmlStructuredErrorFunc)on_error;
    reading.parser->userData = &reading;
    /* Never set NOENT, DTDLOAD, DTDATTR, HUGE, XINCLUDE or RECOVER here. */
    xmlDocPtr none = xmlCtxtReadIO(reading.parser, give_bytes, NULL, &reading, source->name, NULL,
                                   XML_PARSE_NONET);
    xmlFreeDoc(none);
    xmlFreeParserCtxt(reading.parser);
    xmlResetLastError();
    xmlSetExternalEntityLoader(loader_before);
    xmlSetStructuredErrorFunc(context_before, error_before);
    /* A lack of memory shows here as reading that was not stopped and did not reach the end. */
    if (!reading.stopped && !reading.ended)
        memory_give_up();
}
