/* The events of a file, from libxml2, which only this file knows. Private to xml/. */
#ifndef BREUK_XML_PARSE_H
#define BREUK_XML_PARSE_H

#include "base/status.h"
#include "xml/scan.h"

/* Each returns false to stop the reading. tag: one of the scan's; end: behind the ">" of the
 * closing tag. */
struct parse_events {
    void *user;
    bool (*open)(void *user, const struct scan_tag *tag);
    bool (*close)(void *user, size_t end);
    bool (*text)(void *user, const char *bytes,
                 size_t length); /* a piece; references are resolved */
};

/*
 * Reads the bytes before fault->good, whose tags the scan has. A fault that libxml2 finds before
 * the one known already replaces that one. STATUS_OK: read to there, or stopped, or a fault;
 * STATUS_NO_MEMORY.
 */
enum status parse_source(const struct xml_source *source, const struct scan *scan,
                         const struct parse_events *events, struct scan_fault *fault);

#endif
