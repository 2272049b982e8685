#include "documents/print/printers.h"

#include "base/memory.h"
#include "base/output.h"
#include "base/strbuf.h"
#include "base/suggest.h"
#include "base/user_folder.h"
#include "base/utf8.h"
#include "console/complaint.h"
#include "files/input.h"
#include "text/text.h"
#include "tui/show.h"
#include "json/reader.h"
#include "json/writer.h"

#include <errno.h>
#include <fcntl.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#define FILE_NAME "printers.json"

enum { PRINTERS_MOST = 256, NAME_MOST = 64 /* bytes */ };

/* The file, read. A zeroed struct is one that is not there. */
struct printers {
    struct strbuf path;
    struct json_document document;
    bool there;
    const struct json_value *list; /* its entries, each a whole one; NULL: none */
};

static const struct json_field entry_fields[] = {
    {"name", JSON_KIND_TEXT, true},      {"paper", JSON_KIND_TEXT, true},
    {"backs", JSON_KIND_TEXT, true},     {"dx", JSON_KIND_REAL, true},
    {"dy", JSON_KIND_REAL, true},        {"angle", JSON_KIND_REAL, true},
    {"front-dx", JSON_KIND_REAL, false}, {"front-dy", JSON_KIND_REAL, false}};
static const struct json_field root_fields[] = {{"printers", JSON_KIND_LIST, true}};

#define SIZE(array) (sizeof(array) / sizeof *(array))

/* Whether it is some text in UTF-8, not too long, without line ends and the like. */
static bool is_allowed_name(const char *name)
{
    size_t length = strlen(name);
    uint32_t code;

    return length > 0 && length <= NAME_MOST && utf8_is_text(name) &&
           !utf8_find_acting(name, &code);
}

static void add_folder(struct strbuf *out)
{
    user_folder_add(out, "XDG_CONFIG_HOME", ".config", "breuk");
}

static bool is_way(const struct json_value *entry, struct printer_way way)
{
    return !strcmp(json_member(entry, "paper")->text, way.upright ? "upright" : "lying") &&
           !strcmp(json_member(entry, "backs")->text, way.backs);
}

static bool is_named(const struct json_value *entry, const char *name)
{
    return !strcmp(json_member(entry, "name")->text, name);
}

/* Returns a number that the entry may lack: 0 then. */
static double number_of(const struct json_value *entry, const char *name)
{
    const struct json_value *value = json_member(entry, name);

    return value ? value->real : 0;
}

static struct printer_offsets offsets_of(const struct json_value *entry)
{
    return (struct printer_offsets){
        {number_of(entry, "dx"), number_of(entry, "dy"), number_of(entry, "angle")},
        {number_of(entry, "front-dx"), number_of(entry, "front-dy")}};
}

/* Reads the bytes of the file, and checks each entry. */
static enum status understand(struct printers *printers, const char *bytes, size_t length,
                              struct diag *diag)
{
    struct position where = {printers->path.text, 1, 1, 0};
    enum status status = json_read(&printers->document, bytes, length, where, diag);
    const struct json_value *root = &printers->document.root;

    if (status != STATUS_OK)
        return status;
    printers->there = true;
    if (!json_check_fields(root, root_fields, SIZE(root_fields), where, diag))
        return STATUS_INVALID;
    printers->list = json_member(root, "printers");
    for (size_t i = 0; i < printers->list->items; i++) {
        const struct json_value *entry = &printers->list->item[i];
        if (!json_check_fields(entry, entry_fields, SIZE(entry_fields), where, diag))
            return STATUS_INVALID;
        struct printer_offsets offsets = offsets_of(entry);
        if (back_offset_is_allowed(&offsets.back) && front_offset_is_allowed(&offsets.front))
            continue;
        where.column = entry->column;
        diag_add(
            diag, SEVERITY_ERROR, where,
            message_with(N_("pages can move by at most {mm} mm and turn by at most {degrees}°; "
                            "remove this printer from the file, and measure it again"),
                         arg_count("mm", (int64_t)OFFSET_MOST_MM),
                         arg_count("degrees", (int64_t)OFFSET_MOST_DEGREES)));
        return STATUS_INVALID;
    }
    return STATUS_OK;
}

static enum status read_file(struct printers *printers, struct diag *diag)
{
    struct input input;
    struct message why;

    add_folder(&printers->path);
    if (printers->path.length > 0)
        strbuf_add(&printers->path, "/" FILE_NAME);
    if (!*strbuf_text(&printers->path))
        return STATUS_OK;
    enum status status = input_open(&input, printers->path.text, &why);
    if (status == STATUS_NOT_FOUND)
        return STATUS_OK;
    if (status == STATUS_OK) {
        char *bytes = memory_new(input.length + 1, 1);
        status = input_read(&input, bytes, &why);
        bool whole = status == STATUS_OK;
        if (whole)
            status = understand(printers, bytes, input.length, diag);
        memory_free(bytes);
        input_close(&input);
        if (whole)
            return status;
    }
    diag_add(diag, SEVERITY_ERROR, (struct position){0}, why);
    return status;
}

static void release(struct printers *printers)
{
    if (printers->there)
        json_release(&printers->document);
    strbuf_release(&printers->path);
}

static size_t count_of(const struct printers *printers)
{
    return printers->list ? printers->list->items : 0;
}

/* Says that there is no such printer, with the nearest name and all names, each once. */
static void complain_unknown(const struct printers *printers, const char *name, struct diag *diag)
{
    const char *names[PRINTERS_MOST];
    struct strbuf list = {0};
    size_t count = 0;

    for (size_t i = 0; i < count_of(printers) && count < PRINTERS_MOST; i++) {
        const char *next = json_member(&printers->list->item[i], "name")->text;
        bool seen = false;
        for (size_t k = 0; k < count; k++)
            seen |= !strcmp(names[k], next);
        if (seen)
            continue;
        strbuf_addf(&list, "%s%s", count ? ", " : "", next);
        names[count++] = next;
    }
    const char *nearest = suggest_nearest(name, names, count);
    diag_add(diag, SEVERITY_ERROR, (struct position){0},
             message_with(
                 !count ? N_("there is no printer “{name}”, because none is saved yet; print the "
                             "test sheet with “breuk print --calibration” to measure one")
                 : nearest ? N_("there is no printer “{name}”; did you mean “{nearest}”? The saved "
                                "printers are: {names}")
                           : N_("there is no printer “{name}”; the saved printers are: {names}"),
                 arg_typed("name", name), arg_text("nearest", nearest),
                 arg_text("names", strbuf_text(&list))));
    strbuf_release(&list);
}

/* Says that a printer is not known in this way. */
static void complain_unmeasured(const char *name, struct printer_way way, struct diag *diag)
{
    bool backs = strcmp(way.backs, "none") != 0 && strcmp(way.backs, "fold") != 0;

    diag_add(diag, SEVERITY_ERROR, (struct position){0},
             message_with(!backs
                              ? N_("“{name}” has no offset for --backs {how} on this paper; give "
                                   "--front-offset once, or leave out --printer")
                          : way.upright
                              ? N_("“{name}” has not been measured with upright paper and --backs "
                                   "{how}; print the test sheet with --calibration --backs {how}")
                              : N_("“{name}” has not been measured with sideways paper and --backs "
                                   "{how}; print the test sheet with --calibration --backs {how} "
                                   "and this --sheet"),
                          arg_text("name", name), arg_text("how", way.backs)));
}

enum status printers_find(const char *name, struct printer_way way, bool needed,
                          struct printer_offsets *out, struct diag *diag)
{
    struct printers printers = {0};
    enum status status = read_file(&printers, diag);
    bool named = false, found = false;

    for (size_t i = 0; status == STATUS_OK && !found && i < count_of(&printers); i++) {
        const struct json_value *entry = &printers.list->item[i];
        if (!is_named(entry, name))
            continue;
        named = true;
        found = is_way(entry, way);
        if (found)
            *out = offsets_of(entry);
    }
    if (status == STATUS_OK && !found)
        *out = (struct printer_offsets){0};
    if (status == STATUS_OK && !found && needed) {
        status = STATUS_INVALID;
        if (named)
            complain_unmeasured(name, way, diag);
        else
            complain_unknown(&printers, name, diag);
    }
    release(&printers);
    return status;
}

static void write_entry(struct json_writer *writer, const char *name, const char *paper,
                        const char *backs, const struct printer_offsets *offsets)
{
    json_begin_object(writer, NULL);
    json_write_text(writer, "name", name);
    json_write_text(writer, "paper", paper);
    json_write_text(writer, "backs", backs);
    json_write_real(writer, "dx", offsets->back.dx);
    json_write_real(writer, "dy", offsets->back.dy);
    json_write_real(writer, "angle", offsets->back.angle);
    /* Only where there is one, so that an older breuk can read the others. */
    if (offsets->front.dx != 0 || offsets->front.dy != 0) {
        json_write_real(writer, "front-dx", offsets->front.dx);
        json_write_real(writer, "front-dy", offsets->front.dy);
    }
    json_end(writer);
}

static void write_all(const struct printers *printers, const char *name, struct printer_way way,
                      const struct printer_offsets *offsets, struct strbuf *out)
{
    struct json_writer writer = json_begin_line(out);

    json_begin_list(&writer, "printers");
    for (size_t i = 0; i < count_of(printers); i++) {
        const struct json_value *entry = &printers->list->item[i];
        struct printer_offsets kept = offsets_of(entry);
        if (!is_named(entry, name) || !is_way(entry, way))
            write_entry(&writer, json_member(entry, "name")->text,
                        json_member(entry, "paper")->text, json_member(entry, "backs")->text,
                        &kept);
    }
    write_entry(&writer, name, way.upright ? "upright" : "lying", way.backs, offsets);
    json_end(&writer);
    json_end_line(&writer);
}

/* `path` is the file, or a folder on the way to it. */
static enum exit_code complain_unwritable(const struct manner *manner, const char *path, int error)
{
    complain_of(
        manner,
        message_with(N_("{path}: {reason}, so breuk cannot save the printer; leave out --printer, "
                        "or set XDG_CONFIG_HOME to a folder that you can write to"),
                     arg_text("path", path), arg_text("reason", strerror(error ? error : EIO))));
    return EXIT_MACHINE;
}

/* Makes the folder and those above it. */
static enum exit_code make_folders(const struct manner *manner, char *path)
{
    for (char *end = strchr(path + 1, '/');; end = strchr(end + 1, '/')) {
        if (end)
            *end = '\0';
        enum exit_code code = mkdir(path, 0777) != 0 && errno != EEXIST
                                  ? complain_unwritable(manner, path, errno)
                                  : EXIT_DONE;
        if (!end || code != EXIT_DONE)
            return code;
        *end = '/';
    }
}

/* A printer to remember. */
struct change {
    const char *name;
    struct printer_way way;
    const struct printer_offsets *offsets;
};

/* Writes the file with the change; without one it only tries whether the file can be written. No
 * other program changes it meanwhile. */
static enum exit_code change_file(const struct manner *manner, const struct change *change)
{
    struct printers printers = {0};
    struct strbuf content = {0};
    struct output output;
    struct diag diag = {0};
    enum status status = read_file(&printers, &diag);
    enum exit_code code = exit_code_of(status);

    complain_diag(manner, &diag, NULL);
    if (status == STATUS_OK) {
        status = output_open(&output, printers.path.text, true);
        if (status == STATUS_OK && !change) {
            output_abandon(&output);
        } else if (status == STATUS_OK) {
            write_all(&printers, change->name, change->way, change->offsets, &content);
            /* A failure to write is found by output_commit. */
            output_write(&output, strbuf_text(&content), content.length);
            status = output_commit(&output);
        }
        if (status != STATUS_OK)
            code = complain_unwritable(manner, printers.path.text, output.error);
    }
    strbuf_release(&content);
    diag_release(&diag);
    release(&printers);
    return code;
}

/* Locks the folder while the file is read and written: otherwise of two runs at once each would
 * write what it read and its own printer. Closing the folder unlocks it. */
static enum exit_code change_in_turn(const struct manner *manner, const struct change *change)
{
    struct strbuf folder = {0};

    add_folder(&folder);
    if (!*strbuf_text(&folder))
        return complain_of(
            manner,
            message_of(N_("breuk has nowhere to save the printer, because neither XDG_CONFIG_HOME "
                          "nor HOME is set; set one, or leave out --printer")));
    enum exit_code code = make_folders(manner, folder.text);
    int lock = code == EXIT_DONE ? open(folder.text, O_RDONLY | O_DIRECTORY | O_CLOEXEC) : -1;
    if (lock >= 0) {
        while (flock(lock, LOCK_EX) != 0)
            if (errno != EINTR)
                break; /* a file system without locks */
        code = change_file(manner, change);
        close(lock);
    } else if (code == EXIT_DONE) {
        code = complain_unwritable(manner, folder.text, errno);
    }
    strbuf_release(&folder);
    return code;
}

enum exit_code printers_remember(const struct manner *manner, const char *name,
                                 struct printer_way way, const struct printer_offsets *offsets)
{
    return change_in_turn(manner, &(struct change){name, way, offsets});
}

/* --- the options of print */

enum { NUMBERS = 3, DIGITS = 8 };

/* Reads a number up to the separator: a sign or none, then digits, as in 1.5 or, if the separator
 * is no comma, 1,5. Returns false if it is no number, or too long a one. */
static bool read_number(const char **text, char separator, double *out)
{
    const char *at = *text + strspn(*text, " ");
    char number[2 * DIGITS + 2] = "";
    size_t length = 0, digits = 0;
    bool minus = *at == '-' || !strncmp(at, "\u2212", 3), pointed = false;

    at += *at == '-' || *at == '+' ? 1 : minus ? 3 : 0;
    for (; *at && *at != separator && *at != ' '; at++) {
        bool point = !pointed && (*at == '.' || (*at == ',' && separator == ';'));
        if ((!point && (*at < '0' || *at > '9')) || length == sizeof number - 1)
            return false;
        pointed |= point;
        digits += !point;
        number[length++] = point ? '.' : *at;
    }
    *text = at + strspn(at, " ");
    *out = (minus ? -1 : 1) * strtod(number, NULL);
    if (*out == 0)
        *out = 0; /* never −0 */
    return digits > 0 && (**text == '\0' || **text == separator);
}

/* Reads two numbers or more, "dx,dy" or "dx,dy,angle", with decimal points; between semicolons
 * decimal commas do, too. Those that are not there are 0. Returns false if it is something else. */
static bool read_numbers(const char *text, int most, double numbers[NUMBERS])
{
    char separator = strchr(text, ';') ? ';' : ',';
    const char *at = text;
    int count = 0;
    bool good = true;

    while (good && count < most) {
        good = read_number(&at, separator, &numbers[count++]);
        if (!good || *at == '\0')
            break;
        at++;
    }
    return good && *at == '\0' && count >= 2 && at[-1] != separator;
}

/* Reads the value of --back-offset. STATUS_INVALID: *why says what is wrong, and borrows the
 * text. */
static enum status read_back(const char *text, struct back_offset *out, struct message *why)
{
    double numbers[NUMBERS] = {0};

    if (!read_numbers(text, NUMBERS, numbers)) {
        *why =
            message_with(N_("“--back-offset” needs dx,dy or dx,dy,angle, such as 1.5,-0.5,0.25, "
                            "not “{given}”; put commas between the numbers and use decimal points"),
                         arg_typed("given", text));
        return STATUS_INVALID;
    }
    *out = (struct back_offset){numbers[0], numbers[1], numbers[2]};
    if (back_offset_is_allowed(out))
        return STATUS_OK;
    *why = message_with(N_("“--back-offset” cannot be “{given}”; backs can move by at most {mm} mm "
                           "and turn by at most {degrees}°"),
                        arg_typed("given", text), arg_count("mm", (int64_t)OFFSET_MOST_MM),
                        arg_count("degrees", (int64_t)OFFSET_MOST_DEGREES));
    return STATUS_INVALID;
}

/* The same of --front-offset. */
static enum status read_front(const char *text, struct front_offset *out, struct message *why)
{
    double numbers[NUMBERS] = {0};
    bool good = read_numbers(text, 2, numbers);

    *out = (struct front_offset){numbers[0], numbers[1]};
    if (good && front_offset_is_allowed(out))
        return STATUS_OK;
    *why = message_with(good ? N_("“--front-offset” cannot be “{given}”; fronts can move by at "
                                  "most {mm} mm")
                             : N_("“--front-offset” needs dx,dy, such as 1.5,-0.5, not “{given}”; "
                                  "put a comma between the numbers and use decimal points"),
                        arg_typed("given", text), arg_count("mm", (int64_t)OFFSET_MOST_MM));
    return STATUS_INVALID;
}

static struct printer_way way_of(const struct printing *printing)
{
    const struct grid *grid = &printing->sheet->grid;
    bool by_hand = printing->backs == BACKS_MANUAL || printing->backs == BACKS_MANUAL_REVERSED;

    return (struct printer_way){
        .upright = grid->paper_height >= grid->paper_width,
        .backs = backs_names[by_hand ? BACKS_MANUAL : printing->backs],
    };
}

enum status offset_choose(struct printing *printing)
{
    const char *back = printing->options->back_offset;
    const char *front = printing->options->front_offset;
    const char *name = printing->options->printer;
    enum status status = STATUS_OK;
    struct message why;

    if (name && !is_allowed_name(name))
        return printing_refuse(
            printing, message_with(N_("“{name}” is not a valid printer name; use 1 to {most} "
                                      "letters, digits or other signs"),
                                   arg_typed("name", name), arg_count("most", NAME_MOST)));
    /* An offset that was not typed stays as it is remembered. */
    if (name) {
        struct printer_offsets known = {0};
        status = printers_find(name, way_of(printing), !back && !front, &known, &printing->diag);
        printing->offset = known.back;
        printing->front = known.front;
    }
    if (status == STATUS_OK && back && read_back(back, &printing->offset, &why) != STATUS_OK)
        return printing_refuse(printing, why);
    if (status == STATUS_OK && front && read_front(front, &printing->front, &why) != STATUS_OK)
        return printing_refuse(printing, why);
    return status;
}

/* Returns the name of the printer whose offsets are to be remembered; NULL: none. */
static const char *name_to_remember(const struct print_options *options)
{
    return options->back_offset || options->front_offset ? options->printer : NULL;
}

/* Adds ", 1.5 mm to the right", without the comma if it is the first, and nothing for 0. `less` is
 * said of a negative number. */
static void add_move(double by, const char *more, const char *less, struct strbuf *out)
{
    if (by == 0)
        return;
    struct message message = message_with(by < 0 ? less : more, arg_mm("by", fabs(by)));
    strbuf_add(out, out->length ? ", " : "");
    text_of(message, NULL, out);
}

/* Adds how pages have been moved, if they have: `id` has {moves}. */
static void add_moves(const struct back_offset *offset, const char *id, struct strbuf *sentence)
{
    struct strbuf moves = {0};

    add_move(offset->dx, N_("{by} mm to the right"), N_("{by} mm to the left"), &moves);
    add_move(offset->dy, N_("{by} mm down"), N_("{by} mm up"), &moves);
    add_move(offset->angle, N_("turned {by}° clockwise"), N_("turned {by}° anticlockwise"), &moves);
    if (*strbuf_text(&moves)) {
        strbuf_add(sentence, sentence->length ? " " : "");
        text_of(message_with(id, arg_text("moves", strbuf_text(&moves))), NULL, sentence);
    }
    strbuf_release(&moves);
}

void offset_say_done(const struct printing *printing)
{
    const struct back_offset front = {printing->front.dx, printing->front.dy, 0};
    const char *name = name_to_remember(printing->options);
    struct strbuf sentence = {0};

    add_moves(&front, N_("Fronts moved: {moves}."), &sentence);
    add_moves(&printing->offset, N_("Backs moved: {moves}."), &sentence);
    if (name) {
        strbuf_add(&sentence, sentence.length ? " " : "");
        text_of(message_with(N_("Saved: from now on “--printer {name}” is enough."),
                             arg_text("name", name)),
                NULL, &sentence);
    }
    if (*strbuf_text(&sentence) && !printing->manner->json)
        show_line(stderr, sentence.text);
    strbuf_release(&sentence);
}

enum exit_code offset_can_remember(const struct printing *printing)
{
    return name_to_remember(printing->options) ? change_in_turn(printing->manner, NULL) : EXIT_DONE;
}

enum exit_code offset_remember_and_end(const struct printing *printing, struct print_file *file,
                                       enum status status)
{
    const char *name = status == STATUS_OK ? name_to_remember(printing->options) : NULL;
    const struct printer_offsets offsets = {printing->offset, printing->front};
    enum exit_code code =
        name ? printers_remember(printing->manner, name, way_of(printing), &offsets) : EXIT_DONE;

    if (code == EXIT_DONE)
        return print_file_end(file, status);
    print_file_abandon(file);
    return code;
}
