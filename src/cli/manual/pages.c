#include "cli/manual/manual.h"

#include "classes/journals.h"
#include "text/text.h"
#include "tui/wrap.h"

#include <ctype.h>
#include <string.h>

enum {
    CODE_INDENT = 4, /* here as on the page */
    CODE_COLUMNS = WRAP_COLUMNS - CODE_INDENT,
    CELLS_MOST = 4
};

struct markdown {
    const struct manual_page *page;
    struct manual *manual;
    bool quotes; /* words to type stand in quotes */
};

static bool is_code(const char *line)
{
    return text_begins(line, "    ");
}

static bool is_item(const char *line)
{
    size_t digits = strspn(line, "0123456789");

    return text_begins(line, "- ") || (digits && text_begins(line + digits, ". "));
}

/* Whether no paragraph goes on with the line, which is NULL behind the last one. */
static bool ends_paragraph(const char *line)
{
    return !line || *line == '\n' || *line == '#' || *line == '|' || text_begins(line, "```") ||
           is_item(line);
}

/* --- pages in Markdown, within a line */

/* Adds text that is to be typed. */
static void add_typed(struct strbuf *out, const char *text, size_t length)
{
    static const char launcher[] = "./breuk";

    for (size_t i = 0; i < length; i++) {
        if (text_begins(text + i, launcher)) {
            strbuf_add(out, text_called());
            i += sizeof launcher - 2;
        } else {
            strbuf_add_char(out, text[i]);
        }
    }
}

static void add_quoted(struct strbuf *out, const char *text)
{
    text_of(message_with(N_("“{text}”"), arg_text("text", text)), NULL, out);
}

/* Adds the text between backquotes; the name of an option needs no quotes. */
static void add_verbatim(const struct markdown *markdown, struct strbuf *out, const char *text,
                         size_t length)
{
    struct strbuf typed = {0};

    add_typed(&typed, text, length);
    if (markdown->quotes && !(text_begins(text, "--") && !memchr(text, ' ', length)))
        add_quoted(out, strbuf_text(&typed));
    else
        strbuf_add(out, strbuf_text(&typed));
    strbuf_release(&typed);
}

/* Adds what leads to where a link does. */
static void add_target(const struct markdown *markdown, struct strbuf *out, const char *target,
                       size_t length)
{
    struct strbuf topic = {0}, command = {0};
    int ups = 0;

    for (; length >= 3 && text_begins(target, "../"); target += 3, length -= 3)
        ups++;
    size_t ending = length > 3 && text_begins(target + length - 3, ".md") ? 3 : 0;
    strbuf_add_bytes(&topic, target, length - ending);
    if (ups == 0 && manual_page_find(strbuf_text(&topic))) {
        strbuf_addf(&command, "%s help %s", text_called(), strbuf_text(&topic));
        add_quoted(out, strbuf_text(&command));
    } else {
        int depth = strcmp(markdown->page->language, "en") == 0 ? 2 : 3;
        strbuf_addf(out, "%s%.*s", ups < depth ? "docs/" : "", (int)length, target);
    }
    strbuf_release(&topic);
    strbuf_release(&command);
}

/* Adds “[text](target)”, which the line begins with. Returns its length; 0: it is no link. */
static size_t add_link(const struct markdown *markdown, struct strbuf *out, const char *line)
{
    const char *middle = strstr(line, "]("), *end = middle ? strchr(middle, ')') : NULL;

    if (!end)
        return 0;
    const char *target = middle + 2;
    size_t shown = (size_t)(middle - line) - 1, length = (size_t)(end - target);
    bool named = memmem(line + 1, shown, ".md", 3) != NULL; /* the text is the file's name */
    if (!named)
        strbuf_addf(out, "%.*s (", (int)shown, line + 1);
    add_target(markdown, out, target, length);
    if (!named)
        strbuf_add_char(out, ')');
    return (size_t)(end - line) + 1;
}

/* Adds text without its markup, up to its end or a newline. */
static void add_text(const struct markdown *markdown, struct strbuf *out, const char *text)
{
    while (*text && *text != '\n') {
        size_t taken = *text == '[' ? add_link(markdown, out, text) : 0;
        const char *end = *text == '`' ? strchr(text + 1, '`') : NULL;
        if (end) {
            add_verbatim(markdown, out, text + 1, (size_t)(end - text) - 1);
            taken = (size_t)(end - text) + 1;
        }
        if (!taken) {
            if (*text != '*')
                strbuf_add_char(out, *text);
            taken = 1;
        }
        text += taken;
    }
}

/* --- blocks; each is given its first line and returns its last one */

static const char *const *add_paragraph(const struct markdown *markdown, const char *const *line)
{
    struct strbuf whole = {0}, text = {0};

    /* A link, or words to type, may go on in the next line. */
    for (;; line++) {
        const char *begin = *line + strspn(*line, " ");
        strbuf_addf(&whole, "%s%.*s", whole.length ? " " : "", (int)strcspn(begin, "\n"), begin);
        if (ends_paragraph(line[1]))
            break;
    }
    add_text(markdown, &text, strbuf_text(&whole));
    manual_paragraph(markdown->manual, 0, strbuf_text(&text));
    strbuf_release(&whole);
    strbuf_release(&text);
    return line;
}

/* Adds a line as it is, or what is said of a command below the command. */
static void add_line(struct strbuf *out, const char *line, bool parted)
{
    struct strbuf typed = {0}, said = {0};

    add_typed(&typed, line, strlen(line));
    const char *text = strbuf_text(&typed), *gap = strstr(text, "  ");
    if (parted && gap > text) {
        gap += strspn(gap, " ");
        strbuf_addf(&said, "%*s%.*s", CODE_INDENT, "", (int)strcspn(gap, "\n"), gap);
        strbuf_addf(out, "%.*s\n", (int)(strstr(text, "  ") - text), text);
        wrap_add(out, strbuf_text(&said), CODE_INDENT, CODE_COLUMNS);
    } else {
        strbuf_add(out, text);
    }
    strbuf_release(&typed);
    strbuf_release(&said);
}

static bool goes_on(const char *const *line)
{
    return line[1] && (is_code(line[1]) || (*line[1] == '\n' && line[2] && is_code(line[2])));
}

/* Where a terminal has no room for one line of them, each is parted. */
static const char *const *add_code(const struct markdown *markdown, const char *const *line)
{
    struct strbuf text = {0};
    const char *const *last = line;
    bool parted = false;

    for (;; last++) {
        if (markdown->manual->form == MANUAL_TERMINAL && wrap_columns(*last) > WRAP_COLUMNS)
            parted = true;
        if (!goes_on(last))
            break;
    }
    for (; line <= last; line++)
        add_line(&text, **line == '\n' ? *line : *line + CODE_INDENT, parted);
    manual_lines(markdown->manual, strbuf_text(&text));
    strbuf_release(&text);
    return last;
}

static const char *const *add_fenced(const struct markdown *markdown, const char *const *line)
{
    struct strbuf text = {0};

    for (line++; !text_begins(*line, "```"); line++)
        add_typed(&text, *line, strlen(*line));
    manual_lines(markdown->manual, strbuf_text(&text));
    strbuf_release(&text);
    return line;
}

/* Adds a row of a table: its subject, the facts beside it, and the text about it. */
static void add_row(struct markdown *markdown, const char *row)
{
    struct strbuf cell[CELLS_MOST] = {{0}}, facts = {0};
    int count = 0;

    while (count < CELLS_MOST && *row == '|' && row[1] != '\n') {
        struct strbuf source = {0};
        row += 1 + strspn(row + 1, " ");
        size_t length = strcspn(row, "|\n"), blanks = 0;
        while (blanks < length && row[length - blanks - 1] == ' ')
            blanks++;
        strbuf_add_bytes(&source, row, length - blanks);
        markdown->quotes = count > 0;
        add_text(markdown, &cell[count++], strbuf_text(&source));
        strbuf_release(&source);
        row += length;
    }
    for (int i = 1; i < count - 1; i++)
        strbuf_addf(&facts, "%s%s", i > 1 ? "; " : "", strbuf_text(&cell[i]));
    manual_entry(markdown->manual, 0, strbuf_text(&cell[0]), strbuf_text(&facts));
    manual_paragraph(markdown->manual, 1, strbuf_text(&cell[count - 1]));
    markdown->quotes = true;
    strbuf_release(&facts);
    for (int i = 0; i < count; i++)
        strbuf_release(&cell[i]);
}

/* The first row heads the columns, and the second is a line; rows explain themselves. */
static const char *const *add_table(struct markdown *markdown, const char *const *line)
{
    for (line += 2; *line && **line == '|'; line++)
        add_row(markdown, *line);
    return line - 1;
}

static void add_heading(const struct markdown *markdown, const char *line)
{
    struct strbuf text = {0};

    add_text(markdown, &text, line + strspn(line, "# "));
    manual_heading(markdown->manual, strbuf_text(&text));
    strbuf_release(&text);
}

static void add_title(const struct markdown *markdown, const char *line)
{
    struct strbuf text = {0}, name = {0};

    if (markdown->manual->form == MANUAL_TERMINAL) {
        add_heading(markdown, line);
    } else {
        add_text(markdown, &text, line + strspn(line, "# "));
        strbuf_addf(&name, "breuk-%s", markdown->page->topic);
        manual_title(markdown->manual, strbuf_text(&name), 7, strbuf_text(&text));
        manual_heading(markdown->manual, text_get(N_("DESCRIPTION")));
    }
    strbuf_release(&text);
    strbuf_release(&name);
}

/* Adds a page of docs/. The name that the program was called by replaces “./breuk” in lines to
 * type; a link to another page becomes the line that shows it, a link out of the folder the file's
 * place in the tree. */
static void add_markdown(const struct manual_page *page, struct manual *manual)
{
    struct markdown markdown = {page, manual, true};

    for (const char *const *line = page->markdown; *line; line++) {
        if (text_begins(*line, "# "))
            add_title(&markdown, *line);
        else if (**line == '#')
            add_heading(&markdown, *line);
        else if (text_begins(*line, "```"))
            line = add_fenced(&markdown, line);
        else if (**line == '|')
            line = add_table(&markdown, line);
        else if (is_code(*line))
            line = add_code(&markdown, line);
        else if (**line != '\n')
            line = add_paragraph(&markdown, line);
    }
}

/* --- pages in the language of scdoc(5) */

const struct manual_page *manual_page_find(const char *topic)
{
    const struct manual_page *found = NULL;

    for (const struct manual_page *page = manual_pages; page->topic; page++)
        if (!strcmp(page->topic, topic) && (!found || !strcmp(page->language, text_language())))
            found = page;
    return found;
}

static bool is_word(char c)
{
    return isalnum((unsigned char)c) || c & 0x80;
}

/* Adds a line without its markup: bold between asterisks, underlined between underscores at the
 * ends of words, a backslash before a literal character. */
static void add_scdoc_text(struct strbuf *out, const char *line)
{
    for (const char *c = line; *c && *c != '\n'; c++) {
        bool within = c > line && is_word(c[-1]) && is_word(c[1]);
        if (*c == '\\' && c[1] && c[1] != '\n')
            strbuf_add_char(out, *++c);
        else if (*c != '*' && (*c != '_' || within))
            strbuf_add_char(out, *c);
    }
}

/* Adds the lines up to one that is empty or deeper or less deep; an entry, if the next is deeper.
 * Returns the last line that it read. */
static const char *const *add_block(struct manual *manual, const char *const *line)
{
    struct strbuf text = {0};
    size_t depth = strspn(*line, "\t");

    add_scdoc_text(&text, *line + depth);
    for (; line[1] && *line[1] != '\n' && strspn(line[1], "\t") == depth; line++) {
        strbuf_add_char(&text, ' ');
        add_scdoc_text(&text, line[1] + depth);
    }
    if (line[1] && *line[1] != '\n')
        manual_entry(manual, (int)depth, strbuf_text(&text), "");
    else
        manual_paragraph(manual, (int)depth, strbuf_text(&text));
    strbuf_release(&text);
    return line;
}

/* Adds the lines between two fences; returns the second one. */
static const char *const *add_lines(struct manual *manual, const char *const *line)
{
    struct strbuf text = {0};

    for (line++; strncmp(*line, "```", 3) != 0; line++)
        strbuf_add(&text, *line);
    manual_lines(manual, strbuf_text(&text));
    strbuf_release(&text);
    return line;
}

static void add_scdoc_heading(struct manual *manual, const char *line)
{
    void (*add)(struct manual * manual, const char *text) =
        line[1] == '#' ? manual_subheading : manual_heading;
    struct strbuf text = {0};

    line += strspn(line, "#");
    add_scdoc_text(&text, line + strspn(line, " "));
    add(manual, strbuf_text(&text));
    strbuf_release(&text);
}

const struct manual_page *manual_topic_next(const struct manual_page *page)
{
    for (page = page ? page + 1 : manual_pages; page->topic; page++)
        if (!strcmp(page->language, "en"))
            return page;
    return NULL;
}

void manual_page_add(const struct manual_page *page, struct manual *manual)
{
    const char *const *line = page->scdoc;

    if (page->markdown) {
        add_markdown(page, manual);
        return;
    }
    if (page->make) {
        page->make(manual);
        return;
    }
    if (manual->form == MANUAL_SCDOC) {
        for (; *line; line++)
            strbuf_add(&manual->out, *line);
        return;
    }
    for (line++; *line; line++) { /* the first is the title */
        if (**line == '#')
            add_scdoc_heading(manual, *line);
        else if (!strncmp(*line, "```", 3))
            line = add_lines(manual, line);
        else if (**line != '\n')
            line = add_block(manual, line);
    }
}

/* --- the page for whoever answers for a school's data */

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
