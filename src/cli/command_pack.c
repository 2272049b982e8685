#include "cli/command.h"
#include "cli/pack/pack.h"
#include "cli/shared_options.h"
#include "console/complaint.h"
#include "tui/show.h"
#include "xml/library.h"
#include "json/writer.h"

#include <stdio.h>
#include <string.h>

static void tell_json(const struct gathering *gathering, const char *path)
{
    struct strbuf out = {0};
    struct json_writer writer = json_begin_line(&out);

    json_write_text(&writer, "file", path);
    json_begin_list(&writer, "files");
    for (size_t i = 0; i < gathering->count; i++)
        json_write_text(&writer, NULL, gathering->files[i].name);
    json_end(&writer);
    json_write_text(&writer, "left-out", strbuf_text(&gathering->left_out));
    show_object(&writer);
}

static void tell(const struct manner *manner, const struct gathering *gathering, const char *path)
{
    struct strbuf names = {0};

    if (manner->json) {
        tell_json(gathering, path);
        return;
    }
    for (size_t i = 0; i < gathering->count; i++)
        strbuf_addf(&names, "%s%s", i ? ", " : "", gathering->files[i].name);
    show_sentence(
        stderr,
        message_plural(NP_("{file}: {count} file: {names}", "{file}: {count} files: {names}"),
                       arg_count("count", (int64_t)gathering->count), arg_text("file", path),
                       arg_text("names", strbuf_text(&names))));
    if (gathering->left_out.length)
        show_sentence(stderr, message_with(N_("Left out, because every breuk has it: {names}"),
                                           arg_text("names", strbuf_text(&gathering->left_out))));
    strbuf_release(&names);
}

/* Writes the pack, by default by the name of the deck; it must end so that play knows it for a
 * path. */
static enum exit_code put(const struct manner *manner, struct gathering *gathering,
                          const struct strbuf *bytes, struct whole_file file)
{
    struct strbuf path = {0};

    strbuf_addf(&path, "%s.zip", library_name_of(&gathering->arena, gathering->deck));
    file.path = file.path ? file.path : strbuf_text(&path);
    enum exit_code code =
        text_ends(file.path, ".zip")
            ? whole_file_write(manner, &file, bytes, &gathering->read)
            : complain_of(manner, message_with(N_("{file}: use a name that ends in .zip"),
                                               arg_text("file", file.path)));
    if (code == EXIT_DONE)
        tell(manner, gathering, file.path);
    strbuf_release(&path);
    return code;
}

static enum exit_code run(const struct command_line *line)
{
    const struct pack_wish wish = {
        .deck = line->operands[0],
        .more = {[FILE_KIND_ruleset] = option_list(line, "ruleset"),
                 [FILE_KIND_template] = option_list(line, "template"),
                 [FILE_KIND_sheet] = option_list(line, "sheet")},
    };
    struct gathering gathering = {0};
    struct strbuf bytes = {0};
    enum status status = gathering_load(&gathering, &wish);

    if (status == STATUS_OK)
        status = pack_file_make(&gathering, &bytes);
    complain_diag(&line->manner, &gathering.diag, NULL);
    enum exit_code code = status == STATUS_OK
                              ? put(&line->manner, &gathering, &bytes, output_options(line))
                              : exit_code_of(status);
    strbuf_release(&bytes);
    gathering_release(&gathering);
    return code;
}

static const struct option_row options[] = {
    {OPTION_OUTPUT},
    {OPTION_FORCE},
    {TEXT_OPTION("ruleset", 'r', N_("NAME"),
                 N_("pack this rule set too, for --ruleset of “breuk play” (may be repeated)")),
     .filled = true},
    {TEXT_OPTION("template", 't', N_("NAME"),
                 N_("pack this template too, for --template of “breuk print” (may be repeated)")),
     .filled = true},
    {TEXT_OPTION("sheet", 0, N_("NAME"),
                 N_("pack this sheet too, for --sheet of “breuk print” (may be repeated)")),
     .filled = true},
    {0},
};

static const struct example examples[] = {
    {"pack my-deck.xml", N_("write my-deck.zip, to mail or to keep")},
    {"pack my-folder/", N_("pack the deck in a folder, with all files of breuk’s in it")},
    {"pack my-deck.xml --sheet my-labels -o mail.zip", N_("pack your own sheet of labels too")},
    {"print my-deck.zip", N_("print it as it came by mail")},
    {0},
};

const struct command command_pack = {
    .name = "pack",
    .operands = N_("DECK"),
    .operands_least = 1,
    .operands_most = 1,
    .summary = N_("put a deck with all it needs into one file"),
    .description =
        N_("The file is a zip, which every command takes as it is where it takes a deck: play, "
           "print, preview, check, sim. In it are the deck, the files that it includes, its rule "
           "set and its template with pictures, unless they came with breuk: those every breuk "
           "has, in the form that it understands. The same files always give the same bytes. "
           "“breuk unpack” makes a folder of it again, and so does any program for zips."),
    .examples = examples,
    .options = options,
    .run = run,
};
