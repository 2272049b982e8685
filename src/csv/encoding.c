#include "csv/encoding.h"

#include "base/utf8.h"

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

static const struct beginning {
    const char *bytes;
    size_t length;
    const char *what;
} beginnings[] = {
    {"\xFF\xFE", 2, N_("this is UTF-16; save the table as “CSV UTF-8”")},
    {"\xFE\xFF", 2, N_("this is UTF-16; save the table as “CSV UTF-8”")},
    {"PK\x03\x04", 4, N_("this is a workbook; save the table as “CSV UTF-8” in the spreadsheet")},
    {"\xD0\xCF\x11\xE0", 4,
     N_("this is a workbook; save the table as “CSV UTF-8” in the spreadsheet")},
};

static enum status refuse(struct position where, struct message why, struct diag *diag)
{
    diag_add(diag, SEVERITY_ERROR, where, why);
    return STATUS_UNREADABLE;
}

enum status csv_check_encoding(const char *file, const char *bytes, size_t length,
                               struct diag *diag)
{
    struct position where = {file, 1, 1, 0};
    size_t step;

    for (size_t i = 0; i < sizeof beginnings / sizeof *beginnings; i++) {
        const struct beginning *row = &beginnings[i];
        struct message why = message_of(row->what);
        if (length >= row->length && !memcmp(bytes, row->bytes, row->length))
            return refuse(where, why, diag);
    }
    for (size_t at = 0; at < length; at += step) {
        uint32_t code = 0;
        char digits[16];
        step = utf8_character((const unsigned char *)bytes + at, length - at, &code);
        if (!step || !code) {
            snprintf(digits, sizeof digits, "%02X", (unsigned)(unsigned char)bytes[at]);
            return refuse(where,
                          message_with(bytes[at] ? N_("the byte {byte} is not UTF-8 (it may be "
                                                      "Windows-1252 or another old encoding); "
                                                      "save the table as “CSV UTF-8”")
                                                 : N_("text cannot contain a zero byte; if this is "
                                                      "UTF-16, save the table as “CSV UTF-8”"),
                                       arg_text("byte", digits)),
                          diag);
        }
        if (utf8_acts(code) && code != '\t' && code != '\n' && code != '\r') {
            snprintf(digits, sizeof digits, "%04X", (unsigned)code);
            return refuse(where,
                          message_with(N_("the character U+{code} is invisible and can upset a "
                                          "line or a screen; delete it"),
                                       arg_text("code", digits)),
                          diag);
        }
        where.column += (int)step;
        where.continuing += (int)step - 1;
        if (code == '\n' || (code == '\r' && bytes[at + 1] != '\n'))
            where = (struct position){file, where.line + 1, 1, 0};
    }
    return STATUS_OK;
}
