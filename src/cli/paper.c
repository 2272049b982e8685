#include "cli/paper.h"

#include "cli/kinds/sheet_name.h"
#include "cli/report.h"
#include "text/text.h"

static void say(const void *context, struct message message, struct strbuf *out)
{
    (void)context;
    text_of(message, NULL, out);
}

struct paper_words paper_words_here(void)
{
    return (struct paper_words){text_language(), text_number_style(), say, NULL};
}

enum status paper_load_template(struct template **out, struct library *templates,
                                const struct command_line *line, const struct deck *deck,
                                struct diag *diag)
{
    const char *own = deck ? deck_about(deck)->template : DECK_TEMPLATE, *path;
    const char *typed = option_text(line, "template", own);

    library_open(templates, TEMPLATE_LIBRARY);
    if (deck)
        library_take_beside(templates, deck_about(deck)->where.file, typed);
    enum status status = library_resolve(templates, &path, typed, diag);
    if (status == STATUS_OK)
        status = template_load(out, path, diag);
    if (status == STATUS_OK && option_given(line, "font"))
        template_prefer_font(*out, option_text(line, "font", ""));
    return status;
}

enum status paper_load_sheet(struct sheet **out, struct library *sheets, const char *typed,
                             const struct deck *deck, struct diag *diag)
{
    const char *path, *part;

    library_open(sheets, "print");
    enum status status = sheet_name_resolve(
        sheets, typed, deck ? deck_about(deck)->where.file : NULL, &path, &part, diag);

    return status == STATUS_OK ? sheet_load_part(out, path, part, diag) : status;
}
