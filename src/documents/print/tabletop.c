#include "documents/print/request.h"

#include "base/strbuf.h"
#include "console/complaint.h"
#include "console/whole_file.h"
#include "documents/print/file.h"
#include "play/names.h"
#include "tabletop/playingcards.h"
#include "tabletop/simulator.h"
#include "text/text.h"
#include "tui/show.h"
#include "json/writer.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

/* Where Tabletop Simulator looks for saved objects on this system. */
#ifdef __APPLE__
#define SAVED_OBJECTS "~/Library/Tabletop Simulator/Saves/Saved Objects"
#else
#define SAVED_OBJECTS "~/.local/share/Tabletop Simulator/Saves/Saved Objects"
#endif

/* What a run makes for Tabletop Simulator. */
struct boxing {
    const struct pack *pack;
    struct simulator_files files;
    struct strbuf folder, url;
};

static void name_card(const void *context, int card, struct strbuf *out)
{
    struct naming names = {.deck = ((const struct printing *)context)->deck};

    play_name_card(&names, card, out);
}

static void write_done(const char *path, const struct pack *pack, int pictures)
{
    struct strbuf text = {0};
    struct json_writer writer = json_begin_line(&text);

    json_write_text(&writer, "file", path);
    json_write_count(&writer, "cards", pack->cards);
    json_write_count(&writer, "kinds", pack->kind_count);
    json_write_count(&writer, "pictures", pictures);
    show_object(&writer);
}

/* Says what was made, and what to do with it. */
static void say_done(const char *path, int cards, struct message next)
{
    struct strbuf sentence = {0};

    text_of(message_plural(NP_("{file}: {cards} card.", "{file}: {cards} cards."),
                           arg_text("file", path), arg_count("cards", cards)),
            NULL, &sentence);
    strbuf_add_char(&sentence, ' ');
    text_of(next, NULL, &sentence);
    show_line(stderr, strbuf_text(&sentence));
    strbuf_release(&sentence);
}

/* --- Tabletop Simulator */

/* Adds "fractions-tts/fractions-2.png". */
static void name_file(const void *context, int number, struct strbuf *out)
{
    const struct boxing *boxing = context;
    struct strbuf name = {0};

    simulator_file_name(boxing->pack, &boxing->files, number, &name);
    strbuf_addf(out, "%s/%s", strbuf_text(&boxing->folder), strbuf_text(&name));
    strbuf_release(&name);
}

/* Adds the folder's path from the root, even if it does not exist yet. Returns false, with errno,
 * if the folder above it does not exist either. */
static bool add_whole_path(const char *folder, struct strbuf *out)
{
    const char *slash = strrchr(folder, '/'), *name = slash ? slash + 1 : folder;
    char *path = realpath(folder, NULL);

    if (!path && errno == ENOENT) {
        struct strbuf above = {0};
        strbuf_add_bytes(&above, folder, (size_t)(name - folder));
        path = realpath(*strbuf_text(&above) ? above.text : ".", NULL);
        strbuf_release(&above);
    } else {
        name = NULL;
    }
    if (!path)
        return false;
    simulator_add_to_url(path, out);
    if (name) {
        strbuf_add(out, strcmp(path, "/") == 0 ? "" : "/");
        simulator_add_to_url(name, out);
    }
    free(path);
    return true;
}

/* Sets where the game finds the pictures: on the web, or in the folder. */
static enum exit_code choose_url(const struct printing *printing, struct boxing *boxing)
{
    const char *typed = printing->options->url;
    struct message wrong = message_of(N_("--url must be a web address that begins with https://"));

    if (!typed) {
        strbuf_add(&boxing->url, "file://");
        if (!add_whole_path(boxing->folder.text, &boxing->url))
            return whole_file_unwritable(printing->manner, boxing->folder.text, errno);
    } else if (strncmp(typed, "https://", 8) == 0 || strncmp(typed, "http://", 7) == 0) {
        strbuf_add(&boxing->url, typed);
    } else {
        return complain_of(printing->manner, wrong);
    }
    if (boxing->url.length > 0 && boxing->url.text[boxing->url.length - 1] != '/')
        strbuf_add_char(&boxing->url, '/');
    boxing->files.url = strbuf_text(&boxing->url);
    return EXIT_DONE;
}

static void tell_boxed(const struct printing *printing, const struct boxing *boxing)
{
    int count = simulator_file_count(boxing->pack);
    struct strbuf path = {0};

    name_file(boxing, count, &path);
    if (printing->manner->json)
        write_done(strbuf_text(&path), boxing->pack, count - 1);
    else
        say_done(
            strbuf_text(&path), boxing->pack->cards,
            message_with(
                printing->options->url
                    ? N_("Put the pictures at {url}. Copy this file to the folder {folder}. You "
                         "will find the deck in Tabletop Simulator under Objects, Saved Objects.")
                    : N_("Copy this file to the folder {folder}, and leave the pictures where they "
                         "are. You will find the deck in Tabletop Simulator under Objects, Saved "
                         "Objects."),
                arg_text("url", strbuf_text(&boxing->url)), arg_text("folder", SAVED_OBJECTS)));
    strbuf_release(&path);
}

static enum exit_code fill_folder(struct printing *printing, struct boxing *boxing)
{
    const char *output = printing->options->output;
    struct strbuf *folder = &boxing->folder;

    if (output)
        strbuf_add(folder, output);
    else
        strbuf_addf(folder, "%s-tts", deck_about(printing->deck)->name);
    while (folder->length > 1 && folder->text[folder->length - 1] == '/')
        folder->text[--folder->length] = '\0';
    struct print_file file = print_file_of(printing);
    file.name = name_file;
    file.context = boxing;
    file.inside = strbuf_text(folder);
    struct sink sink = print_file_sink(&file);
    enum exit_code code = choose_url(printing, boxing);
    if (code != EXIT_DONE)
        return code;
    enum status status = simulator_make(boxing->pack, &boxing->files, &sink, &printing->diag);
    complain_diag(printing->manner, &printing->diag, NULL);
    code = print_file_end(&file, status);
    if (code == EXIT_DONE)
        tell_boxed(printing, boxing);
    return code;
}

static enum exit_code make_box(struct printing *printing, const struct pack *pack)
{
    struct boxing boxing = {.pack = pack, .files = {.name = deck_about(printing->deck)->name}};
    enum status status = simulator_check(pack, &printing->diag);

    if (status != STATUS_OK) {
        complain_diag(printing->manner, &printing->diag, NULL);
        return exit_code_of(status);
    }
    enum exit_code code = fill_folder(printing, &boxing);
    strbuf_release(&boxing.url);
    strbuf_release(&boxing.folder);
    return code;
}

/* --- playingcards.io */

static enum exit_code make_room(struct printing *printing, const struct pack *pack)
{
    struct message next =
        message_of(N_("Start your own room on playingcards.io, and import this file there."));
    struct strbuf usual = {0}, path = {0}, bytes = {0};
    struct print_file file = print_file_of(printing);
    struct sink sink = print_file_sink(&file);

    strbuf_addf(&usual, "%s.pcio", deck_about(printing->deck)->name);
    print_file_place(&file, printing->options->output, strbuf_text(&usual), &path);
    enum status status = playingcards_make(pack, &bytes, &printing->diag);
    if (status == STATUS_OK)
        status = sink_put(&sink, 0, bytes.text, bytes.length);
    complain_diag(printing->manner, &printing->diag, NULL);
    enum exit_code code = print_file_end(&file, status);
    if (code == EXIT_DONE && printing->manner->json)
        write_done(path.text, pack, playingcards_pictures(pack));
    else if (code == EXIT_DONE)
        say_done(path.text, pack->cards, next);
    strbuf_release(&bytes);
    strbuf_release(&path);
    strbuf_release(&usual);
    return code;
}

enum exit_code print_tabletop(struct printing *printing)
{
    struct print_job cards = printing_cards(printing);
    struct tabletop_job job = {.deck = cards.deck,
                               .template = cards.template,
                               .copies = cards.copies,
                               .times = cards.times,
                               .words = cards.words,
                               .look = printing->options->look,
                               .self_check = cards.self_check,
                               .title = printing_title(printing),
                               .name_card = name_card,
                               .context = printing};
    struct pack pack;

    pack_make(&pack, &job);
    enum exit_code code =
        printing->format == FORMAT_TTS ? make_box(printing, &pack) : make_room(printing, &pack);
    pack_release(&pack);
    return code;
}
