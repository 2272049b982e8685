/* Finds where a user's own files are, by the XDG Base Directory Specification. */
#ifndef BREUK_BASE_USER_FOLDER_H
#define BREUK_BASE_USER_FOLDER_H

#include "base/strbuf.h"

/* Adds the path of `below` in the folder that the environment variable names, else in `at_home`
 * below the home folder; adds nothing when neither is known. A relative path counts as unset, since
 * it would name another folder wherever the program is started. */
void user_folder_add(struct strbuf *out, const char *variable, const char *at_home,
                     const char *below);

#endif
