#include "lesson/bounds.h"
#include "lesson/file/authored.h"
#include "xml/library.h"

/* Bits of the words given, as their indexes plus `first`. */
static unsigned read_bits(const struct xml_element *element, const char *name, int first)
{
    unsigned bits = 0;

    for (size_t i = 0; i < xml_count(element, name); i++)
        bits |= 1u << (xml_item_word(element, name, i) + first);
    return bits;
}

/* Reads a list of whole numbers; gives how many they are. */
static int read_list(int *out, int most, const struct xml_element *element, const char *name,
                     struct diag *diag)
{
    size_t count = xml_count(element, name);

    if (count > (size_t)most) {
        diag_add(diag, SEVERITY_ERROR, xml_at_item(element, name, (size_t)most),
                 message_with(N_("too many numbers in {attribute}: at most {most}"),
                              arg_text("attribute", name), arg_count("most", most)));
        count = (size_t)most;
    }
    for (size_t i = 0; i < count; i++)
        out[i] = (int)xml_item_integer(element, name, i);
    return (int)count;
}

static void print_bound(struct rational value, char text[static NOTATION_TEXT_SIZE])
{
    struct notation number = value.denominator == 1
                                 ? notation_of_whole(value.numerator)
                                 : notation_of_fraction(value.numerator, value.denominator);

    notation_canonical(&number, text);
}

static void read_bounds(struct lesson_numbers *out, const struct xml_element *element,
                        struct diag *diag)
{
    struct notation number;
    char least[NOTATION_TEXT_SIZE], most[NOTATION_TEXT_SIZE];

    if (authored_read_number(&number, element, "above", diag))
        out->above = notation_value(&number);
    if (authored_read_number(&number, element, "below", diag))
        out->below = notation_value(&number);
    if (rational_compare(out->above, out->below) < 0 ||
        (!xml_has(element, "above") && !xml_has(element, "below")))
        return;
    print_bound(out->above, least);
    print_bound(out->below, most);
    diag_add(
        diag, SEVERITY_ERROR, xml_at(element, xml_has(element, "below") ? "below" : "above"),
        message_with(N_("no number is larger than {above} and smaller than {below}; make below "
                        "larger than above"),
                     arg_number("above", least), arg_number("below", most)));
}

/* Reads the attributes that the element has; the other numbers stay. */
static void read_numbers(struct lesson_numbers *out, const struct xml_element *element,
                         struct diag *diag)
{
    if (xml_count(element, "denominators"))
        out->denominators =
            read_list(out->denominator, LESSON_DENOMINATORS, element, "denominators", diag);
    if (xml_count(element, "numerators"))
        out->numerators =
            read_list(out->numerator, LESSON_DENOMINATORS, element, "numerators", diag);
    if (xml_text(element, "largest"))
        out->largest = xml_integer(element, "largest");
    read_bounds(out, element, diag);
    if (xml_count(element, "factors"))
        out->factors = read_list(out->factor, LESSON_FACTORS, element, "factors", diag);
    if (xml_text(element, "partners"))
        out->partners = (enum partners)xml_word(element, "partners");
    if (xml_text(element, "compared"))
        out->compared = (enum compared)xml_word(element, "compared");
    if (xml_text(element, "missing"))
        out->missing = (enum missing)xml_word(element, "missing");
    if (xml_count(element, "notations"))
        out->notations = read_bits(element, "notations", 0);
    if (xml_count(element, "answers"))
        out->forms = read_bits(element, "answers", 0);
    if (xml_count(element, "pictures"))
        out->pictures = read_bits(element, "pictures", SHAPE_PIE);
}

/* The shares of the kinds, which make 100 where there are any. */
static void read_shares(struct lesson *lesson, const struct xml_element *root, struct diag *diag)
{
    const struct xml_element *items = xml_child(root, "items");
    int sum = 0;
    bool hurt = false;

    for (const struct xml_element *e = items; e; e = xml_next(e)) {
        hurt = hurt || e->hurt;
        if (e->hurt)
            continue;
        struct lesson_items *kind = &lesson->kind[xml_word(e, "kind")];
        kind->share = (int)xml_integer(e, "share");
        read_numbers(&kind->numbers, e, diag);
        sum += (int)xml_integer(e, "share");
    }
    if (items && !hurt && sum != 100)
        diag_add(diag, SEVERITY_ERROR, xml_at(items, "share"),
                 message_with(N_("the shares of all <items> make {sum}; they must make 100"),
                              arg_count("sum", sum)));
    if (!items && !xml_child(root, "item") && !xml_lacks(root, "items") && !xml_lacks(root, "item"))
        diag_add(
            diag, SEVERITY_ERROR, xml_where(root),
            message_of(N_("this lesson asks nothing; add <items kind=\"find\" share=\"100\"/>, "
                          "or an <item> of your own")));
}

static void read_items(struct lesson *lesson, const struct xml_element *root, struct diag *diag)
{
    int count = 0;

    for (const struct xml_element *e = xml_child(root, "item"); e; e = xml_next(e))
        count++;
    lesson->item = arena_new(&lesson->arena, (size_t)count, sizeof *lesson->item);
    for (const struct xml_element *e = xml_child(root, "item"); e; e = xml_next(e))
        if (!e->hurt)
            authored_read(&lesson->item[lesson->items++], e, diag);
    authored_check_repeated(lesson, diag);
}

static void read_feedback(struct lesson *lesson, const struct xml_element *root)
{
    int count = 0;

    for (const struct xml_element *e = xml_child(root, "feedback"); e; e = xml_next(e))
        count++;
    lesson->feedback = arena_new(&lesson->arena, (size_t)count, sizeof *lesson->feedback);
    for (const struct xml_element *e = xml_child(root, "feedback"); e; e = xml_next(e)) {
        struct lesson_feedback *out = &lesson->feedback[lesson->feedbacks];
        if (e->hurt)
            continue;
        lesson->feedbacks++;
        out->belief = (enum misconception)xml_word(e, "belief");
        out->where = xml_where(e);
        words_read(&out->say, &lesson->arena, e, "say", NULL);
    }
}

static void read_root(struct lesson *lesson, const struct xml_element *root, struct diag *diag)
{
    lesson->version = (int)xml_integer(root, "version");
    lesson->stage = (enum stage)xml_word(root, "stage");
    lesson->order = (int)xml_integer(root, "order");
    lesson->skills = read_bits(root, "skills", 1);
    if (xml_has(root, "deck"))
        lesson->deck = arena_copy_text(&lesson->arena, xml_text(root, "deck"));
    for (size_t i = 0; i < xml_count(root, "needs"); i++) {
        if (i == LESSON_NEEDS) {
            diag_add(diag, SEVERITY_ERROR, xml_at_item(root, "needs", i),
                     message_with(N_("a lesson needs at most {most} others; name only those that "
                                     "come right before it"),
                                  arg_count("most", LESSON_NEEDS)));
            break;
        }
        const char *need = arena_copy_text(&lesson->arena, xml_item(root, "needs", i));
        lesson->need[lesson->needs++] = need;
    }
}

static void read_pass(struct lesson *lesson, const struct xml_element *pass, struct diag *diag)
{
    lesson->pass_right = pass ? (int)xml_integer(pass, "right") : 8;
    lesson->pass_of = pass ? (int)xml_integer(pass, "of") : 10;
    lesson->pass_each = pass ? (int)xml_integer(pass, "each") : 2;
    if (lesson->pass_right > lesson->pass_of)
        diag_add(diag, SEVERITY_ERROR, xml_at(pass, "right"),
                 message_with(N_("{right} of {of} cannot be right; make right at most {of}"),
                              arg_count("right", lesson->pass_right),
                              arg_count("of", lesson->pass_of)));
}

static enum status read_lesson(struct lesson *lesson, const char *path,
                               const struct xml_document *document, struct diag *diag)
{
    const struct xml_element *root = document->root;
    const struct xml_element *numbers = xml_child(root, "numbers"),
                             *hints = xml_child(root, "hints");
    struct arena *arena = &lesson->arena;
    size_t errors = diag->errors;

    lesson->name = library_name_of(arena, path);
    words_read(&lesson->title, arena, root, "title", NULL);
    words_read(&lesson->goal, arena, root, "goal", NULL);
    if (root->hurt || (numbers && numbers->hurt))
        return STATUS_INVALID;
    read_root(lesson, root, diag);
    lesson->numbers = (struct lesson_numbers){
        .above = {0, 1}, .below = {1, 1}, .factors = 4, .factor = {2, 3, 4, 5}};
    if (numbers)
        read_numbers(&lesson->numbers, numbers, diag);
    for (int k = 0; k < ITEM_KINDS; k++)
        lesson->kind[k].numbers = lesson->numbers;
    read_shares(lesson, root, diag);
    read_pass(lesson, xml_child(root, "pass"), diag);
    read_items(lesson, root, diag);
    read_feedback(lesson, root);
    if (hints) {
        lesson->ladder = (enum ladder)xml_word(hints, "ladder");
        words_read(&lesson->question, arena, hints, "question", NULL);
    }
    xml_sort_complaints(document, diag);
    if (diag->errors > errors || !document->is_whole)
        return STATUS_INVALID;
    bounds_apply(lesson);
    return STATUS_OK;
}

enum status lesson_load_document(struct lesson **out, const char *path,
                                 const struct xml_document *document, struct diag *diag)
{
    struct lesson *lesson = memory_new(1, sizeof *lesson);

    *out = NULL;
    enum status status = read_lesson(lesson, path, document, diag);
    /* The document and its file's name are freed; the lesson stays. */
    const char *file = status ? NULL : arena_copy_text(&lesson->arena, path);
    for (int i = 0; !status && i < lesson->items; i++)
        lesson->item[i].where.file = file;
    for (int i = 0; !status && i < lesson->feedbacks; i++)
        lesson->feedback[i].where.file = file;
    if (status)
        lesson_free(lesson);
    else
        *out = lesson;
    return status;
}

enum status lesson_read(struct lesson **out, struct xml_document **document, const char *path,
                        struct diag *diag)
{
    *out = NULL;
    enum status status = xml_read(document, path, &lesson_grammar, diag);
    if (*document) {
        enum status loaded = lesson_load_document(out, path, *document, diag);
        status = status ? status : loaded;
    }
    if (status && *out) {
        lesson_free(*out);
        *out = NULL;
    }
    return status;
}

enum status lesson_load(struct lesson **out, const char *path, struct diag *diag)
{
    struct xml_document *document = NULL;
    enum status status = lesson_read(out, &document, path, diag);

    xml_free(document);
    return status;
}

void lesson_free(struct lesson *lesson)
{
    if (!lesson)
        return;
    arena_release(&lesson->arena);
    memory_free(lesson);
}
