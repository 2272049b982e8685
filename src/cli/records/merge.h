/* Records of other machines come into these. */
#ifndef BREUK_CLI_RECORDS_MERGE_H
#define BREUK_CLI_RECORDS_MERGE_H

#include "cli/records/records_file.h"

/* The words of --same-names. */
extern const char *const same_names_words[];

/*
 * Merges files, one after the other. All of them are opened first: where one is damaged, of another
 * program or not there, nothing is merged. Pupils of one class and name whom nobody has compared
 * yet are asked about at a terminal; elsewhere --same-names says what they are, or it refuses.
 * Whoever was forgotten there is forgotten here, in the journals too. All is reported.
 */
enum exit_code merge_files(struct records_file *file, char **paths, int count);

#endif
