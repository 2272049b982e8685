#include "cli/manual/privacy.h"

#include "cli/play/journals.h"
#include "cli/report.h"
#include "text/text.h"

static const struct right {
    const char *line, *what;
} rights[] = {
    {"report --export Ann --class 6b", N_("Shows everything that is kept of Ann: the records, and "
                                          "what she did and typed in each saved "
                                          "game, lesson and score. -o writes it to a file.")},
    {"class rename 6b Ann Anna", N_("Corrects a name, in saved games, lessons and scores, too.")},
    {"report --forget Ann --class 6b",
     N_("Deletes everything that is kept of Ann. In games and lessons of others a number takes the "
        "place of her name. Where there is no class any more, leave out --class.")},
    {"report --expire 1y", N_("Deletes what is older than a year, of all classes.")},
    {"class remove 6b", N_("Deletes a class, with its saved games and lessons.")},
};

static void add_kept(struct manual *manual)
{
    for (const struct keeping_row *row = keeping_rows; row->what; row++) {
        manual_entry(manual, 0, text_get(row->where), "");
        manual_paragraph(manual, 1, text_get(row->what));
        manual_paragraph(manual, 1, text_get(row->how_long));
    }
}

static void add_rights(struct manual *manual)
{
    for (size_t i = 0; i < sizeof rights / sizeof *rights; i++) {
        struct strbuf line = {0};
        strbuf_addf(&line, "breuk %s", rights[i].line);
        manual_entry(manual, 0, strbuf_text(&line), "");
        manual_paragraph(manual, 1, text_get(rights[i].what));
        strbuf_release(&line);
    }
}

void privacy_page(struct manual *manual)
{
    manual_title(manual, "breuk-privacy", 7, text_get(N_("what breuk keeps of people, and where")));
    manual_heading(manual, text_get(N_("DESCRIPTION")));
    manual_paragraph(manual, 0,
                     text_get(N_("breuk runs on this computer alone, and sends nothing to anybody. "
                                 "What it keeps of people are files that only the user who is "
                                 "logged in can read. Records exist only of pupils of a class, and "
                                 "only of what was begun with --class.")));
    manual_heading(manual, text_get(N_("FILES")));
    add_kept(manual);
    manual_heading(manual, text_get(N_("RIGHTS OF A PUPIL")));
    add_rights(manual);
    manual_paragraph(
        manual, 0,
        text_get(N_("breuk finds these files in its own folders, and where the records "
                    "of a class say that a game or lesson was kept. It cannot reach what "
                    "was kept with --journal but without --class, copies, exports, and "
                    "other computers.")));
}
