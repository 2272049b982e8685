/* What stands above the names in a class list, and in which of its columns they are. */
#ifndef BREUK_CLI_RECORDS_CLASS_HEADING_H
#define BREUK_CLI_RECORDS_CLASS_HEADING_H

#include "csv/reader.h"

/* What a heading names, the best for a nickname first. */
enum class_heading {
    HEADING_CALLED, /* nickname, Rufname */
    HEADING_FIRST,  /* first name */
    HEADING_NAME,   /* name, pupil */
    HEADING_FAMILY,
    HEADING_LOGIN,
    HEADING_NONE,
};

/* Returns what a cell is the heading of, in any of our languages, whatever signs are in it. */
enum class_heading class_heading_of(const char *cell);

/* Returns whether a cell that is no known heading looks like one, or like a title: “Class 6b”. */
bool class_heading_looks_so(const char *cell);

/* Where the names of a table are: columns, the best first. */
struct class_columns {
    int count;
    size_t column[HEADING_NONE];
};

/* Finds them where the record has headings. False: it has none. */
bool class_columns_find(struct class_columns *columns, const struct csv_record *record);

#endif
