#include "cli/records/class_heading.h"

#include "cli/report.h"
#include "text/fold.h"

#include <ctype.h>
#include <string.h>

static const struct {
    enum class_heading kind;
    const char *words;
} headings[] = {
#define HEADING(kind, words) {HEADING_##kind, words},
#include "cli/records/class-heading-list.h"
#undef HEADING
};

/* Words of titles, and of headings in further languages. */
static const char title_words[] =
    "class classe klas klasse groep group gruppe groupe list lists liste lijst klassenliste "
    "klassenlijst namenlijst namensliste roster register school schule ecole year jaar jahr annee "
    "teacher leerkracht lehrer lehrerin lehrkraft enseignant alumno alumnos alumna nombre nombres "
    "aluno alunos nome studente studenti alunno alunni isim adi ogrenci imie uczen namn elev "
    "elever navn elevi nume";

/* Adds small letters without marks, and digits; signs and blanks are left out. */
static void add_letters(struct strbuf *out, const char *text, size_t length)
{
    struct strbuf folded = {0}, bare = {0};

    fold_text(&folded, text, length);
    fold_spell(&bare, strbuf_text(&folded), SPELLED_BARE);
    for (const char *at = strbuf_text(&bare); *at; at++)
        if (isalnum((unsigned char)*at) || (unsigned char)*at >= 0x80)
            strbuf_add_char(out, *at);
    strbuf_release(&folded);
    strbuf_release(&bare);
}

/* Whether a word is one of a list with blanks between them. */
static bool is_among(const char *word, const char *list)
{
    size_t length = strlen(word);

    for (; *list; list += strspn(list, " ")) {
        size_t next = strcspn(list, " ");
        if (next == length && strncmp(list, word, length) == 0)
            return true;
        list += next;
    }
    return false;
}

enum { CELL_LONGEST = 100 /* bytes of a heading */ };

static enum class_heading kind_of(const char *text, size_t length)
{
    struct strbuf letters = {0};
    enum class_heading kind = HEADING_NONE;

    add_letters(&letters, text, length);
    for (size_t i = 0; i < sizeof headings / sizeof *headings && kind == HEADING_NONE; i++)
        if (is_among(strbuf_text(&letters), headings[i].words))
            kind = headings[i].kind;
    strbuf_release(&letters);
    return kind;
}

/* “Roepnaam leerling”, “Pupil: surname”, “First name of the pupil”: which of a pupil's names,
 * before or behind the word for pupil. */
static enum class_heading kind_beside_pupil(const char *cell)
{
    static const char gaps[] = " _-:(/.,";
    size_t whole = strlen(cell), first = strcspn(cell, gaps), last = whole;

    while (last > 0 && strchr(" )", cell[last - 1])) /* “(pupil)” */
        last--;
    while (last > 0 && !strchr(gaps, cell[last - 1]))
        last--;
    for (size_t at = first; at < whole; at += 1 + strcspn(cell + at + 1, gaps)) {
        enum class_heading before = kind_of(cell, at), behind = kind_of(cell + at, whole - at);
        if (before <= HEADING_FAMILY && before != HEADING_NAME &&
            kind_of(cell + last, whole - last) == HEADING_NAME)
            return before;
        if (behind <= HEADING_FAMILY && behind != HEADING_NAME &&
            kind_of(cell, first) == HEADING_NAME)
            return behind;
    }
    return HEADING_NONE;
}

enum class_heading class_heading_of(const char *cell)
{
    if (strlen(cell) > CELL_LONGEST)
        return HEADING_NONE;
    enum class_heading kind = kind_of(cell, strlen(cell));
    return kind == HEADING_NONE ? kind_beside_pupil(cell) : kind;
}

/* A word of a title, a heading among others, or a number such as that of a class. */
static bool is_of_title(const char *word, size_t length)
{
    struct strbuf letters = {0};
    bool is = word[strcspn(word, "0123456789")] && strcspn(word, "0123456789") < length;

    add_letters(&letters, word, length);
    is = is || is_among(strbuf_text(&letters), title_words) ||
         class_heading_of(strbuf_text(&letters)) != HEADING_NONE;
    strbuf_release(&letters);
    return is;
}

bool class_heading_looks_so(const char *cell)
{
    bool looks = false;

    if (strlen(cell) > CELL_LONGEST)
        return false;
    while (*cell && !looks) {
        size_t length = strcspn(cell, " -_/.:,;()");
        looks = is_of_title(cell, length);
        cell += length;
        cell += *cell != '\0';
    }
    return looks;
}

bool class_columns_find(struct class_columns *columns, const struct csv_record *record)
{
    bool found[HEADING_NONE + 1] = {false};
    size_t at[HEADING_NONE + 1];

    for (size_t i = 0; i < record->count; i++) {
        enum class_heading kind = class_heading_of(record->fields[i].text);
        at[kind] = found[kind] ? at[kind] : i;
        found[kind] = true;
    }
    *columns = (struct class_columns){0};
    /* A family name or a login stands in for no other name that is empty. */
    for (int kind = 0; kind < HEADING_NONE; kind++)
        if (found[kind] && (kind < HEADING_FAMILY || !columns->count))
            columns->column[columns->count++] = at[kind];
    return columns->count > 0;
}
