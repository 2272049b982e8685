#include "xml/parse.h"

#include <assert.h>
#include <libxml/SAX2.h>
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/xmlerror.h>
#include <string.h>

struct parse_state {
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

static void stop(struct parse_state *state)
{
    state->stopped = true;
    xmlStopParser(state->parser);
}

static size_t consumed(const struct parse_state *state)
{
    long bytes = xmlByteConsumed(state->parser);

    return bytes < 0 ? 0 : (size_t)bytes > state->end ? state->end : (size_t)bytes;
}

/* Passes on the opening tag that the scan saw next. libxml2 must be at a byte within that tag,
 * which the assertion checks. */
static void on_open(void *user, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri,
                    int namespaces, const xmlChar **namespace, int attributes, int defaulted,
                    const xmlChar **attribute)
{
    struct parse_state *state = user;

    (void)name, (void)prefix, (void)uri, (void)namespaces, (void)namespace, (void)attributes;
    (void)defaulted, (void)attribute;
    if (state->stopped)
        return;
    assert(state->next < state->scan->tag_count);
    const struct scan_tag *tag = &state->scan->tags[state->next++];
    size_t at = consumed(state);
    assert(at > tag->start && at <= tag->end);
    (void)at;
    if (!state->events->open(state->events->user, tag))
        stop(state);
}

static void on_close(void *user, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri)
{
    struct parse_state *state = user;

    (void)name, (void)prefix, (void)uri;
    if (!state->stopped)
        state->events->close(state->events->user, consumed(state));
}

static void on_text(void *user, const xmlChar *text, int length)
{
    struct parse_state *state = user;

    if (!state->stopped && length > 0)
        state->events->text(state->events->user, (const char *)text, (size_t)length);
}

static void on_end(void *user)
{
    ((struct parse_state *)user)->ended = true;
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

static void take_fault(struct parse_state *state, const xmlError *error, size_t offset)
{
    struct scan_fault *fault = state->fault;
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
    struct parse_state *state = user;

    if (error->code == XML_ERR_NO_MEMORY)
        memory_give_up();
    if (state->stopped || error->level < XML_ERR_ERROR || error->domain == XML_FROM_NAMESPACE)
        return;
    size_t offset = consumed(state);
    stop(state); /* otherwise it would read on, and find faults that are never reported */
    /* A complaint at the end of what libxml2 was given means that the file is cut off there, at the
     * fault that the scanner found. */
    if (!state->fault->found || offset < state->end)
        take_fault(state, error, offset);
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
    struct parse_state *state = user;
    size_t left = state->end - state->given, count = left < (size_t)most ? left : (size_t)most;

    memcpy(bytes, state->source->bytes + state->given, count);
    state->given += count;
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
    struct parse_state state = {
        .events = events, .source = source, .scan = scan, .fault = fault, .end = fault->good};
    void *context_before = xmlStructuredErrorContext;
    xmlStructuredErrorFunc error_before = xmlStructuredError;
    xmlExternalEntityLoader loader_before = xmlGetExternalEntityLoader();

    if (!fault->good)
        return;
    xmlSetStructuredErrorFunc(NULL, (xmlStructuredErrorFunc)say_nothing);
    xmlSetExternalEntityLoader(refuse_external);
    state.parser = xmlNewParserCtxt();
    if (!state.parser)
        memory_give_up();
    xmlSAXHandler *sax = state.parser->sax;
    memset(sax, 0, sizeof *sax);
    sax->initialized = XML_SAX2_MAGIC;
    sax->startElementNs = on_open;
    sax->endElementNs = on_close;
    sax->endDocument = on_end;
    sax->characters = sax->ignorableWhitespace = sax->cdataBlock = on_text;
    sax->resolveEntity = refuse_entity;
    sax->serror = (xmlStructuredErrorFunc)on_error;
    state.parser->userData = &state;
    /* Never set NOENT, DTDLOAD, DTDATTR, HUGE, XINCLUDE or RECOVER here. */
    xmlDocPtr none =
        xmlCtxtReadIO(state.parser, give_bytes, NULL, &state, source->name, NULL, XML_PARSE_NONET);
    xmlFreeDoc(none);
    xmlFreeParserCtxt(state.parser);
    xmlResetLastError();
    xmlSetExternalEntityLoader(loader_before);
    xmlSetStructuredErrorFunc(context_before, error_before);
    /* A lack of memory shows here as reading that was not stopped and did not reach the end. */
    if (!state.stopped && !state.ended)
        memory_give_up();
}
