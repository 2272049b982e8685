#include "cli/preview/preview.h"

#include "base/diag.h"
#include "base/strbuf.h"
#include "cli/shared_options.h"
#include "console/complaint.h"
#include "deck/deck.h"
#include "documents/paper.h"
#include "render/faces/preview.h"
#include "text/text.h"
#include "tui/show.h"
#include "tui/stop.h"
#include "xml/library.h"
#include "json/writer.h"

#include <string.h>

/* What stays the same while one deck is shown again and again. */
struct previewing {
    const struct preview_options *options;
    const struct manner *manner;
    const char *deck;    /* its path */
    struct strbuf usual; /* the picture's path without -o */
    struct whole_file file;
    enum preview_format format;
    bool drawn; /* by this run */
    struct library decks;
};

/* What one picture needs; released by round_release. */
struct round {
    enum status status; /* of loading and drawing */
    struct diag diag;
    struct library templates;
    struct deck *deck;
    struct template *template;
    struct strbuf picture;
    struct strbuf read; /* the files that it is made from, unless show_again collects them */
    struct preview_summary summary;
};

static void round_release(struct round *round)
{
    strbuf_release(&round->picture);
    strbuf_release(&round->read);
    template_free(round->template);
    deck_free(round->deck);
    library_release(&round->templates);
    diag_release(&round->diag);
}

static enum status load(const struct previewing *previewing, struct round *round)
{
    if (!round->diag.files)
        round->diag.files = &round->read;
    enum status status = deck_load(&round->deck, previewing->deck, &round->diag);

    if (status != STATUS_OK)
        return status;
    mixed_apply(previewing->manner, round->deck);
    return paper_load_template(&round->template, &round->templates, previewing->options->template,
                               previewing->options->font, round->deck, &round->diag);
}

/* Says a sentence on a line of its own; of_picture: its {file} is the picture. */
static void tell(const struct previewing *previewing, struct message message, bool of_picture)
{
    if (of_picture)
        message_add(&message, arg_text("file", previewing->file.path));
    show_sentence(stderr, message);
}

static void tell_done(const struct previewing *previewing, const struct preview_summary *summary)
{
    struct strbuf text = {0};

    if (!previewing->manner->json) {
        tell(previewing,
             message_plural(NP_("{file}: {kinds} kind of card, {width} by {height} pixels.",
                                "{file}: {kinds} kinds of card, {width} by {height} pixels."),
                            arg_count("kinds", summary->kinds), arg_count("width", summary->width),
                            arg_count("height", summary->height)),
             true);
        return;
    }
    struct json_writer writer = json_begin_line(&text);
    json_write_text(&writer, "file", previewing->file.path);
    json_write_count(&writer, "kinds", summary->kinds);
    json_write_count(&writer, "left_out", summary->left_out);
    json_write_count(&writer, "width", summary->width);
    json_write_count(&writer, "height", summary->height);
    show_object(&writer);
}

static enum exit_code show(const struct previewing *previewing, struct round *round)
{
    round->status = load(previewing, round);
    if (round->status == STATUS_OK) {
        struct preview_job job = {
            .deck = round->deck,
            .template = round->template,
            .format = previewing->format,
            .width = previewing->options->width,
            .self_check = previewing->options->self_check,
            .words = paper_words_here(),
        };
        round->status = preview_deck(&job, &round->picture, &round->summary, &round->diag);
    }
    complain_diag(previewing->manner, &round->diag, NULL);
    if (round->status != STATUS_OK)
        return exit_code_of(round->status);
    enum exit_code code =
        whole_file_write(previewing->manner, &previewing->file, &round->picture, round->diag.files);
    if (code == EXIT_DONE)
        tell_done(previewing, &round->summary);
    return code;
}

/* Says what became of the picture, unless that is plain from what was said before. */
static void tell_change(const struct previewing *previewing, bool was_broken, bool broken)
{
    if (previewing->manner->json) {
        if (broken)
            show_exact_line(stdout, "{\"mended\":false}");
        else if (was_broken)
            show_exact_line(stdout, "{\"mended\":true}");
    } else if (broken) {
        tell(previewing,
             message_of(previewing->drawn ? N_("{file} stays as it is until you fix this.")
                                          : N_("breuk will draw {file} as soon as you fix this.")),
             true);
    } else if (was_broken) {
        tell(previewing, message_of(N_("The mistakes are fixed.")), false);
    }
}

/* Draws once more; returns whether to go on watching. A file that is absent at first was mistyped,
 * one that is absent later may come back. */
static bool show_again(struct previewing *previewing, struct watch *watch, bool *broken,
                       enum exit_code *code)
{
    struct strbuf files = {0};
    struct round round = {.diag.files = &files};
    bool first = watch_count(watch) == 0, was_broken = *broken;

    *code = show(previewing, &round);
    *broken = round.status != STATUS_OK;
    bool go_on = *code == EXIT_DONE ||
                 (*code == EXIT_USAGE && *broken && !(first && round.status == STATUS_NOT_FOUND));
    if (go_on) {
        previewing->drawn = previewing->drawn || !*broken;
        previewing->file.overwrite = previewing->file.overwrite || previewing->drawn;
        tell_change(previewing, was_broken, *broken);
        watch_add(watch, strbuf_text(&files), files.length);
        if (first && !previewing->manner->json)
            tell(previewing,
                 message_plural(NP_("Watching {count} file. Press Ctrl-C to stop.",
                                    "Watching {count} files. Press Ctrl-C to stop."),
                                arg_count("count", watch_count(watch))),
                 false);
    }
    round_release(&round);
    strbuf_release(&files);
    return go_on;
}

/* Draws until a signal ends it, or its output is no longer read. */
static enum exit_code show_on_each_save(struct previewing *previewing)
{
    enum exit_code code;
    bool broken = false;

    stop_watch();
    struct watch *watch = watch_new(true);
    while (show_again(previewing, watch, &broken, &code)) {
        code = EXIT_DONE;
        if (fflush(stdout) != 0 || !watch_wait(watch))
            break;
    }
    watch_free(watch);
    return code;
}

/* The format is what --format says, else the ending of -o. */
static enum exit_code choose_file(struct previewing *previewing)
{
    const char *output = previewing->file.path;
    struct arena arena = {0};
    int neither = -1, meant = !output || text_ends(output, ".png") ? PREVIEW_PNG
                              : text_ends(output, ".svg")          ? PREVIEW_SVG
                                                                   : neither;
    int format = previewing->options->format < 0 ? meant : previewing->options->format;

    if (format == neither)
        return complain_of(previewing->manner,
                           message_with(N_("{file}: use a name that ends in .png or .svg, or add "
                                           "--format png or --format svg"),
                                        arg_text("file", output)));
    previewing->format = (enum preview_format)format;
    strbuf_addf(&previewing->usual, "%s.%s", library_name_of(&arena, previewing->deck),
                preview_formats[format]);
    previewing->file.path = output ? output : strbuf_text(&previewing->usual);
    arena_release(&arena);
    return EXIT_DONE;
}

static enum exit_code find_deck(struct previewing *previewing)
{
    struct diag diag = {0};

    library_open(&previewing->decks, DECK_LIBRARY);
    enum status status =
        library_resolve(&previewing->decks, &previewing->deck, previewing->options->deck, &diag);
    return complain_all(previewing->manner, &diag, status);
}

enum exit_code preview_run(const struct preview_options *options, const struct manner *manner)
{
    struct previewing previewing = {.options = options, .manner = manner, .file = options->file};
    enum exit_code code = find_deck(&previewing);

    if (code == EXIT_DONE)
        code = choose_file(&previewing);
    if (code == EXIT_DONE && options->watch) {
        code = show_on_each_save(&previewing);
    } else if (code == EXIT_DONE) {
        struct round round = {0};
        code = show(&previewing, &round);
        round_release(&round);
    }
    strbuf_release(&previewing.usual);
    library_release(&previewing.decks);
    return code;
}
