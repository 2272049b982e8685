/* Asks for agreement before anything irreversible, after saying what would be lost. */
#ifndef BREUK_CLASSES_AGREEMENT_H
#define BREUK_CLASSES_AGREEMENT_H

#include "classes/records_file.h"

/* Says a sentence to people, on stdout; with --json nothing. */
void agreement_say(const struct manner *manner, struct message message);

/* Whether somebody can be asked: both ends are a terminal, and no program reads. */
bool agreement_can_ask(const struct manner *manner);
/* Shows `loss`, asks, and returns whether the answer was yes. */
bool agreement_agrees(const struct manner *manner, const char *loss);

/*
 * With --force EXIT_DONE. Else shows `loss`, sentences, at a terminal and asks; elsewhere refuses
 * with them. EXIT_NO: nobody agreed, which was said.
 */
enum exit_code agreement_ask(const struct records_file *file, const char *loss);

#endif
