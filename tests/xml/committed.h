/* Schemas that lie in the tree beside what they describe, for editors: they must be what the
 * grammar's table makes. */
#ifndef BREUK_TESTS_COMMITTED_H
#define BREUK_TESTS_COMMITTED_H

#include "base/strbuf.h"
#include "xml/grammar.h"
#include "xml/schema.h"

#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* After a change of the table: BREUK_EXPECT=write, run the program, and commit what it wrote. */
static inline void expect_committed(const char *stem, const char *ending,
                                    const struct strbuf *wanted)
{
    char path[4096], *text = calloc(1, wanted->length + 2);

    ck_assert(text != NULL);
    snprintf(path, sizeof path, "%s/%s.%s", getenv("BREUK_SOURCE"), stem, ending);
    FILE *stream = fopen(path, getenv("BREUK_EXPECT") ? "w" : "r");
    ck_assert_msg(stream != NULL, "%s is missing", path);
    if (getenv("BREUK_EXPECT"))
        ck_assert_int_ge(fputs(wanted->text, stream), 0);
    else
        ck_assert_msg(fread(text, 1, wanted->length + 1, stream) == wanted->length &&
                          !strcmp(text, wanted->text),
                      "%s is not what the table says: BREUK_EXPECT=write", path);
    ck_assert_int_eq(fclose(stream), 0);
    free(text);
}

/* stem: the file's path in the tree, without .rng and .rnc. */
static inline void expect_committed_schemas(const struct grammar *grammar, const char *stem)
{
    struct strbuf rng = {0}, rnc = {0};

    schema_rng(grammar, &rng);
    schema_rnc(grammar, &rnc);
    expect_committed(stem, "rng", &rng);
    expect_committed(stem, "rnc", &rnc);
    strbuf_release(&rng);
    strbuf_release(&rnc);
}

/* The schema of the tree, and a file of it without .xml. */
static inline void expect_xmllint_content(const char *schema, const char *folder, const char *name)
{
    const char *source = getenv("BREUK_SOURCE");
    char command[16384];

    snprintf(command, sizeof command,
             "xmllint --noout --relaxng '%s/%s' '%s/%s/%s.xml' >/dev/null 2>&1", source, schema,
             source, folder, name);
    ck_assert_msg(system(command) == 0, "%s", command);
}

#endif
