#include "lesson/file/authored.h"

#include "lesson/maker.h"

enum {
    OWN_LARGEST = 1000, /* printed above, below or before a fraction; as that of <numbers> */
    OWN_DIGITS = 6,     /* behind a decimal mark */
    OWN_PARTS = 100,    /* of a picture, whole by whole … */
    OWN_WHOLES = 10     /* … and its wholes */
};

void authored_refuse(const struct authored *q, struct position where, struct message why)
{
    message_add(&why, arg_text("kind", item_kind_names[q->item->kind]));
    diag_add(q->diag, SEVERITY_ERROR, where, why);
}

void authored_refuse_form(const struct authored *q, struct position where,
                          const struct notation *number)
{
    authored_refuse(
        q, where,
        message_with(N_("a question of the kind {kind} needs a fraction such as 3/4, not "
                        "{number}"),
                     arg_notation("number", number)));
}

bool authored_read_number(struct notation *out, const struct xml_element *element, const char *name,
                          struct diag *diag)
{
    static const struct notation_options points = {.mark = MARK_POINT};
    struct message why = {0};
    const char *text = xml_text(element, name);

    if (!text)
        return false;
    if (notation_parse(out, text, &points, &why) == STATUS_OK)
        return true;
    char meant[NOTATION_TEXT_SIZE];
    if (notation_suggest(text, &points, meant)) {
        struct diag_edit edit = xml_edit(element, name, meant);
        diag_propose(diag, SEVERITY_ERROR, xml_at(element, name), notation_suggestion(text, meant),
                     &edit, 1);
    } else {
        diag_add(diag, SEVERITY_ERROR, xml_at(element, name), why);
    }
    return false;
}

/* --- what its kind takes */

/* True if the attribute is there and taken. */
static bool takes(const struct authored *q, const char *name, enum wants wants)
{
    bool there = xml_has(q->element, name);

    if (there && wants == WANTS_NO)
        authored_refuse(
            q, xml_at(q->element, name),
            message_with(N_("a question of the kind {kind} takes no “{attribute}”; leave it out"),
                         arg_text("attribute", name)));
    if (!there && wants == WANTS_MUST)
        authored_refuse(
            q, xml_where(q->element),
            message_with(N_("a question of the kind {kind} needs “{attribute}”; write it like "
                            "this: {example}"),
                         arg_text("attribute", name), arg_text("example", q->rule->example)));
    return there && wants != WANTS_NO;
}

/* True if it has as many options as it should. */
static bool count_options(const struct authored *q)
{
    const struct author_rule *rule = q->rule;
    const struct xml_element *first = xml_child(q->element, "option");
    int count = 0;

    for (const struct xml_element *e = first; e; e = xml_next(e))
        count++;
    if (count > 0 && rule->most == 0)
        authored_refuse(
            q, xml_where(first),
            message_of(N_("a question of the kind {kind} has no options; leave them out")));
    else if (count >= rule->least && count <= rule->most)
        return true;
    else if (rule->least == rule->most)
        authored_refuse(q, xml_where(q->element),
                        message_with(N_("a question of the kind {kind} has {most} options, each an "
                                        "<option number=\"…\"/>; this one has {count}"),
                                     arg_count("count", count), arg_count("most", rule->most)));
    else
        authored_refuse(
            q, xml_where(q->element),
            message_with(N_("a question of the kind {kind} has {least} to {most} options, each "
                            "an <option number=\"…\"/>; this one has {count}"),
                         arg_count("count", count), arg_count("least", rule->least),
                         arg_count("most", rule->most)));
    return false;
}

/* Numbers that pupils of this age meet. */
static bool suits(const struct authored *q, const struct notation *number, struct position where)
{
    struct rational value = notation_value(number);
    const char *why = NULL;

    if (value.numerator <= 0)
        why = N_("this is not larger than 0, and questions are about such numbers alone");
    else if (number->whole > OWN_LARGEST || number->numerator > OWN_LARGEST ||
             number->denominator > OWN_LARGEST)
        why = N_("{number} is too large for a question: write whole numbers up to {most}");
    else if (number->fixed_digits + number->recurring_digits > OWN_DIGITS)
        why =
            N_("{number} is too long for a question: write up to {digits} digits behind the mark");
    if (why && value.numerator <= 0) /* the same words for each of them */
        authored_refuse(q, where, message_of(why));
    else if (why)
        authored_refuse(q, where,
                        message_with(why, arg_notation("number", number),
                                     arg_count("most", OWN_LARGEST),
                                     arg_count("digits", OWN_DIGITS)));
    return !why;
}

/* Reads a number and holds it to the kind. */
static bool read_own(const struct authored *q, const char *name, struct notation *out)
{
    struct position where = xml_at(q->element, name);

    if (!authored_read_number(out, q->element, name, q->diag) || !suits(q, out, where))
        return false;
    if (!q->rule->fractions || out->kind == NOTATION_FRACTION)
        return true;
    authored_refuse_form(q, where, out);
    return false;
}

static bool read_picture(const struct authored *q, struct figure *out,
                         const struct notation *number)
{
    enum shape shape = (enum shape)(SHAPE_PIE + xml_word(q->element, "picture"));
    struct notation parts = notation_as_fraction(number);

    *out = figure_picture(shape, &parts);
    if (parts.denominator <= OWN_PARTS && figure_wholes(out) <= OWN_WHOLES &&
        (shape != SHAPE_DOTS || parts.numerator <= parts.denominator))
        return true;
    authored_refuse(
        q, xml_at(q->element, "stem"),
        message_with(shape == SHAPE_DOTS && parts.denominator <= OWN_PARTS
                         ? N_("{number} cannot be drawn with dots, which are one whole")
                         : N_("{number} cannot be drawn: a picture has at most {parts} parts "
                              "in a whole, and {wholes} wholes"),
                     arg_notation("number", number), arg_count("parts", OWN_PARTS),
                     arg_count("wholes", OWN_WHOLES)));
    return false;
}

/* --- is its key right? */

bool authored_repeats(const struct authored *q)
{
    const struct notation *stem = &q->item->stem.number;

    if (!notation_identical(stem, &q->item->other.number))
        return false;
    authored_refuse(q, xml_at(q->element, "other"),
                    message_with(N_("this is {stem} once more; write another number"),
                                 arg_notation("stem", stem)));
    return true;
}

static void check_pair(const struct authored *q)
{
    const struct notation *stem = &q->item->stem.number, *other = &q->item->other.number;

    if (q->rule->equal && !notation_equal(stem, other))
        authored_refuse(
            q, xml_at(q->element, "other"),
            message_with(N_("{other} is not equal to {stem}, and in a question of the kind "
                            "{kind} it must be"),
                         arg_notation("stem", stem), arg_notation("other", other)));
    else if (q->rule->check_pair)
        q->rule->check_pair(q);
    else
        authored_repeats(q);
}

void authored_check_proper(const struct authored *q)
{
    const struct notation *stem = &q->item->stem.number;

    if (stem->numerator >= stem->denominator)
        authored_refuse(
            q, xml_at(q->element, "stem"),
            message_with(N_("in a question of the kind {kind} the stem must be less than 1, "
                            "and {stem} is not"),
                         arg_notation("stem", stem)));
}

bool authored_check_misplaced(const struct authored *q, const bool right[])
{
    const struct xml_element *e = xml_child(q->element, "option"), *marked = NULL, *meant = NULL;
    int marked_at = 0, meant_at = 0, wrong = 0;

    for (int i = 0; i < q->item->options; i++, e = xml_next(e)) {
        if (q->item->option[i].right == right[i])
            continue;
        wrong++;
        *(right[i] ? &meant : &marked) = e;
        *(right[i] ? &meant_at : &marked_at) = i;
    }
    if (wrong != 2 || !marked || !meant || xml_has(meant, "right"))
        return false;
    struct position place = xml_where(meant);
    struct diag_edit edits[] = {
        xml_edit(marked, "right", "no"),
        {.line = place.line,
         .column = place.column + (int)strlen("<option"),
         .text = " right=\"yes\""},
    };
    diag_propose(q->diag, SEVERITY_ERROR, xml_at(marked, "right"),
                 message_with(N_("{marked} is not right, but {meant} is; move right=\"yes\" there"),
                              arg_notation("marked", &q->item->option[marked_at].figure.number),
                              arg_notation("meant", &q->item->option[meant_at].figure.number)),
                 edits, 2);
    return true;
}

void authored_check_mark(const struct authored *q, int option, const struct xml_element *element,
                         bool right, const struct notation *stem, const char *mark,
                         const char *leave_out)
{
    const struct lesson_option *shown = &q->item->option[option];

    if (right != shown->right)
        authored_refuse(q, xml_at(element, "right"),
                        message_with(right ? mark : leave_out,
                                     arg_notation("number", &shown->figure.number),
                                     arg_notation("stem", stem)));
}

const struct notation *authored_equal_before(const struct authored *q, int option)
{
    const struct lesson_option *options = q->item->option;

    for (int i = 0; i < option; i++)
        if (notation_equal(&options[i].figure.number, &options[option].figure.number))
            return &options[i].figure.number;
    return NULL;
}

void authored_check_equal(const struct authored *q, bool several)
{
    const struct figure *stem = &q->item->stem;
    const struct xml_element *e = xml_child(q->element, "option");
    bool is_right[LESSON_OPTIONS] = {false};
    int right = 0, key = -1; /* key: the right option that is marked, or else the first */

    for (int i = 0; i < q->item->options; i++) {
        is_right[i] = notation_equal(&q->item->option[i].figure.number, &stem->number);
        bool marked = is_right[i] && q->item->option[i].right;
        if (is_right[i] && (key < 0 || (marked && !q->item->option[key].right)))
            key = i;
        right += is_right[i];
    }
    bool told = authored_check_misplaced(q, is_right);

    for (int i = 0; i < q->item->options; i++, e = xml_next(e)) {
        const struct notation *number = &q->item->option[i].figure.number, *other;
        struct message_arg args[] = {arg_notation("number", number),
                                     arg_notation("stem", &stem->number)};
        bool second = !several && is_right[i] && i != key;
        if (!told && !second)
            authored_check_mark(
                q, i, e, is_right[i], &stem->number,
                N_("{number} is equal to {stem}, so it is right; write right=\"yes\""),
                N_("{number} is not equal to {stem}, so it is not right; leave out "
                   "right=\"yes\" or change the number"));
        if (stem->shape == SHAPE_PRINTED && notation_identical(number, &stem->number))
            authored_refuse(
                q, xml_at(e, "number"),
                message_with(N_("this is {stem} once more; write another number"), args[1]));
        else if (second)
            authored_refuse(
                q, xml_at(e, "number"),
                message_with(N_("{number} is equal to {stem} too, so it is right as well; "
                                "change it, or write kind=\"all\" and here right=\"yes\""),
                             args[0], args[1]));
        else if (!is_right[i] && !several && (other = authored_equal_before(q, i)))
            diag_add(q->diag, SEVERITY_WARNING, xml_at(e, "number"),
                     message_with(N_("{number} is equal to {other}, so a pupil can tell that "
                                     "neither is right; change one of them"),
                                  args[0], arg_notation("other", other)));
    }
    if (right == 0)
        authored_refuse(q, xml_where(q->element),
                        message_with(N_("no option is equal to {stem}; add the right one"),
                                     arg_notation("stem", &stem->number)));
    else if (several && (right == 1 || right == q->item->options))
        authored_refuse(
            q, xml_where(q->element),
            message_with(right == 1 ? N_("only one option is equal to {stem}; add another one, "
                                         "or write kind=\"find\"")
                                    : N_("all options are equal to {stem}; add one that is not"),
                         arg_notation("stem", &stem->number)));
}

/* --- an <item> */

/* False: an option is wrong in itself, so that nothing can be said of the key. */
static bool read_options(const struct authored *q)
{
    bool good = !xml_lacks(q->element, "option");

    if (good && !count_options(q))
        return false;
    for (const struct xml_element *e = xml_child(q->element, "option"); e; e = xml_next(e)) {
        struct notation number;
        if (e->hurt || !authored_read_number(&number, e, "number", q->diag) ||
            !suits(q, &number, xml_at(e, "number")))
            good = false;
        else if (q->item->options < LESSON_OPTIONS)
            q->item->option[q->item->options++] =
                (struct lesson_option){figure_printed(&number), xml_boolean(e, "right")};
    }
    return good;
}

void authored_read(struct lesson_item *out, const struct xml_element *element, struct diag *diag)
{
    struct authored q = {.item = out, .element = element, .diag = diag};
    struct notation stem, other;

    out->where = xml_where(element);
    out->kind = (enum item_kind)xml_word(element, "kind");
    q.rule = &item_makers[out->kind]->author;
    bool has_stem = takes(&q, "stem", q.rule->stem) && read_own(&q, "stem", &stem);
    bool has_picture = takes(&q, "picture", q.rule->picture);
    bool has_other = takes(&q, "other", q.rule->other) && read_own(&q, "other", &other);
    bool has_options = read_options(&q);

    if (has_stem) {
        out->stem = figure_printed(&stem);
        out->key = stem;
        if (has_picture && !read_picture(&q, &out->stem, &stem))
            return;
        if (q.rule->check_stem)
            q.rule->check_stem(&q);
    }
    if (has_other)
        out->other = figure_printed(&other);
    if (has_stem && has_other)
        check_pair(&q);
    if (has_options && q.rule->check_options && (has_stem || q.rule->stem == WANTS_NO))
        q.rule->check_options(&q);
}

static bool same_question(const struct lesson_item *one, const struct lesson_item *other)
{
    if (one->kind != other->kind || one->options != other->options ||
        !figure_same(&one->stem, &other->stem) || !figure_same(&one->other, &other->other))
        return false;
    for (int i = 0; i < one->options; i++)
        if (!figure_same(&one->option[i].figure, &other->option[i].figure))
            return false;
    return true;
}

void authored_check_repeated(const struct lesson *lesson, struct diag *diag)
{
    for (int i = 1; i < lesson->items; i++) {
        int first = 0;
        while (first < i && !same_question(&lesson->item[first], &lesson->item[i]))
            first++;
        if (first < i)
            diag_add(diag, SEVERITY_WARNING, lesson->item[i].where,
                     message_with(N_("the same question stands in line {line} already; leave one "
                                     "of them out"),
                                  arg_count("line", lesson->item[first].where.line)));
    }
}
