/* A pack: what was gathered, in one ZIP. */
#ifndef BREUK_CLI_PACK_PACK_FILE_H
#define BREUK_CLI_PACK_PACK_FILE_H

#include "cli/pack/gathering.h"

/* Makes the ZIP, the same bytes for the same files. STATUS_INVALID, _UNREADABLE, _NOT_FOUND,
 * _UNSUPPORTED: gathering->diag says why. */
enum status pack_file_make(struct gathering *gathering, struct strbuf *out);

#endif
