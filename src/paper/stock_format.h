/* The programs whose files of label stock we read, a row each: what stock.c must know of them.
 * Private to paper/. */
#ifndef BREUK_PAPER_STOCK_FORMAT_H
#define BREUK_PAPER_STOCK_FORMAT_H

#include "paper/stock.h"

/* A template that is read. */
struct stock_reader {
    struct sheet *sheet;
    const char *part; /* the part number asked for, or that of the template */
    struct diag *diag;
};

/* The material of the labels, as far as the file says; more specific values come later. */
enum stock_material { STOCK_UNKNOWN, STOCK_LABEL, STOCK_CARD };

/* The labels of a template; mm. */
struct stock_labels {
    double paper_width, paper_height;
    double width, height;
    int columns, rows;
    double left, top;
    double pitch_x, pitch_y; /* from one label to the next; of no meaning where there is one */
    double waste;            /* how far print may go beyond a label */
    double safe;             /* how far readable parts stay inside it */
    enum stock_material material;
    struct position size_at, layout_at, pitch_x_at, pitch_y_at; /* for complaints */
};

struct stock_format {
    const struct grammar *grammar;
    const struct xml_element *(*next)(const struct xml_element *root,
                                      const struct xml_element *before);
    const char *(*brand)(const struct xml_element *template); /* "" where it is missing */
    const char *(*part)(const struct xml_element *template);  /* the same */
    bool (*is_called)(const struct xml_element *template, const char *part);
    /* Fills zeroed labels; complains of what it cannot understand. */
    void (*read)(struct stock_reader *reader, const struct xml_element *template,
                 struct stock_labels *out);
};

extern const struct stock_format stock_glabels, stock_libreoffice;

enum { STOCK_LINES_MOST = 100 }; /* rows or columns of labels */

/* Complains of the template that is read; the sentence may have {part} and {file}. */
void stock_complain(struct stock_reader *reader, struct position where, struct message message);

#endif
