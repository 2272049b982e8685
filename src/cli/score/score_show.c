#include "cli/score/score_show.h"

#include "cli/parts.h"
#include "cli/report.h"
#include "cli/score/score_file.h"
#include "cli/score/score_tables.h"
#include "cli/whole_file.h"
#include "tui/show.h"

#include <stdio.h>

static enum exit_code show_tables(struct score_file *file)
{
    const struct command_line *line = file->line;
    const char *path = option_text(line, "output", NULL);
    struct strbuf out = {0};
    enum exit_code code = EXIT_DONE;

    if (line->json)
        score_json_add(file, &out);
    else
        score_csv_add(file, &out);
    if (path)
        code = whole_file_write_names(line, path, &out, &file->read);
    else
        show_exact(stdout, strbuf_text(&out));
    strbuf_release(&out);
    return code;
}

enum exit_code score_show(const struct command_line *line)
{
    struct score_file file = {0};
    enum exit_code code =
        score_file_read(&file, line, line->operand_count ? line->operands[0] : NULL);

    if (code == EXIT_DONE && option_given(line, "print")) {
        const struct drawing_part *part = drawing_part_for(line);
        code = part ? part->score(&file, option_text(line, "print", "")) : EXIT_MACHINE;
    } else if (code == EXIT_DONE && (line->json || option_given(line, "csv"))) {
        code = show_tables(&file);
    } else if (code == EXIT_DONE) {
        score_file_show(&file);
    }
    score_file_release(&file);
    return code;
}
