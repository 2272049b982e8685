/* What stands on paper, in the language of the program: for the commands that draw cards. */
#ifndef BREUK_CLI_PAPER_H
#define BREUK_CLI_PAPER_H

#include "render/paper_words.h"

struct paper_words paper_words_here(void);

#endif
