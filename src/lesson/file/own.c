#include "lesson/file/own.h"

#include "lesson/maker.h"

enum {
    OWN_LARGEST = 1000, /* printed above, below or before a fraction; as that of <numbers> */
    OWN_DIGITS = 6,     /* behind a decimal mark */
    OWN_PARTS = 100,    /* of a picture, whole by whole … */
    OWN_WHOLES = 10     /* … and its wholes */
};

void own_refuse(const struct own *own, struct position where, struct message why)
{
    message_add(&why, arg_text("kind", item_kind_names[own->item->kind]));
    diag_add(own->diag, SEVERITY_ERROR, where, why);
}

void own_refuse_form(const struct own *own, struct position where, const struct notation *number)
{
    own_refuse(own, where,
               message_with(N_("a question of the kind {kind} needs a fraction such as 3/4, not "
                               "{number}"),
                            arg_notation("number", number)));
}

bool own_read_number(struct notation *out, const struct xml_element *element, const char *name,
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
    if (notation_meant(text, &points, meant)) {
        struct diag_edit edit = xml_edit(element, name, meant);
        diag_propose(diag, SEVERITY_ERROR, xml_at(element, name),
                     notation_message_meant(text, meant), &edit, 1);
    } else {
        diag_add(diag, SEVERITY_ERROR, xml_at(element, name), why);
    }
    return false;
}

/* --- what its kind takes */

/* True if the attribute is there and taken. */
static bool takes(const struct own *own, const char *name, enum wants wants)
{
    bool there = xml_has(own->element, name);

    if (there && wants == WANTS_NO)
        own_refuse(
            own, xml_at(own->element, name),
            message_with(N_("a question of the kind {kind} takes no “{attribute}”; leave it out"),
                         arg_text("attribute", name)));
    if (!there && wants == WANTS_MUST)
        own_refuse(
            own, xml_where(own->element),
            message_with(N_("a question of the kind {kind} needs “{attribute}”; write it like "
                            "this: {example}"),
                         arg_text("attribute", name), arg_text("example", own->rule->example)));
    return there && wants != WANTS_NO;
}

/* True if it has as many options as it should. */
static bool count_options(const struct own *own)
{
    const struct author_rule *rule = own->rule;
    const struct xml_element *first = xml_child(own->element, "option");
    int count = 0;

    for (const struct xml_element *e = first; e; e = xml_next(e))
        count++;
    if (count > 0 && rule->most == 0)
        own_refuse(own, xml_where(first),
                   message_of(N_("a question of the kind {kind} has no options; leave them out")));
    else if (count >= rule->least && count <= rule->most)
        return true;
    else if (rule->least == rule->most)
        own_refuse(own, xml_where(own->element),
                   message_with(N_("a question of the kind {kind} has {most} options, each an "
                                   "<option number=\"…\"/>; this one has {count}"),
                                arg_count("count", count), arg_count("most", rule->most)));
    else
        own_refuse(
            own, xml_where(own->element),
            message_with(N_("a question of the kind {kind} has {least} to {most} options, each "
                            "an <option number=\"…\"/>; this one has {count}"),
                         arg_count("count", count), arg_count("least", rule->least),
                         arg_count("most", rule->most)));
    return false;
}

/* Numbers that pupils of this age meet. */
static bool suits(const struct own *own, const struct notation *number, struct position where)
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
        own_refuse(own, where, message_of(why));
    else if (why)
        own_refuse(own, where,
                   message_with(why, arg_notation("number", number), arg_count("most", OWN_LARGEST),
                                arg_count("digits", OWN_DIGITS)));
    return !why;
}

/* Reads a number and holds it to the kind. */
static bool read_own(const struct own *own, const char *name, struct notation *out)
{
    struct position where = xml_at(own->element, name);

    if (!own_read_number(out, own->element, name, own->diag) || !suits(own, out, where))
        return false;
    if (!own->rule->fractions || out->kind == NOTATION_FRACTION)
        return true;
    own_refuse_form(own, where, out);
    return false;
}

static bool read_picture(const struct own *own, struct figure *out, const struct notation *number)
{
    enum shape shape = (enum shape)(SHAPE_PIE + xml_word(own->element, "picture"));
    struct notation parts = notation_as_fraction(number);

    *out = figure_picture(shape, &parts);
    if (parts.denominator <= OWN_PARTS && figure_wholes(out) <= OWN_WHOLES &&
        (shape != SHAPE_DOTS || parts.numerator <= parts.denominator))
        return true;
    own_refuse(
        own, xml_at(own->element, "stem"),
        message_with(shape == SHAPE_DOTS && parts.denominator <= OWN_PARTS
                         ? N_("{number} cannot be drawn with dots, which are one whole")
                         : N_("{number} cannot be drawn: a picture has at most {parts} parts "
                              "in a whole, and {wholes} wholes"),
                     arg_notation("number", number), arg_count("parts", OWN_PARTS),
                     arg_count("wholes", OWN_WHOLES)));
    return false;
}

/* --- is its key right? */

bool own_repeats(const struct own *own)
{
    const struct notation *stem = &own->item->stem.number;

    if (!notation_identical(stem, &own->item->other.number))
        return false;
    own_refuse(own, xml_at(own->element, "other"),
               message_with(N_("this is {stem} once more; write another number"),
                            arg_notation("stem", stem)));
    return true;
}

static void check_pair(const struct own *own)
{
    const struct notation *stem = &own->item->stem.number, *other = &own->item->other.number;

    if (own->rule->equal && !notation_equal(stem, other))
        own_refuse(own, xml_at(own->element, "other"),
                   message_with(N_("{other} is not equal to {stem}, and in a question of the kind "
                                   "{kind} it must be"),
                                arg_notation("stem", stem), arg_notation("other", other)));
    else if (own->rule->check_pair)
        own->rule->check_pair(own);
    else
        own_repeats(own);
}

void own_check_proper(const struct own *own)
{
    const struct notation *stem = &own->item->stem.number;

    if (stem->numerator >= stem->denominator)
        own_refuse(own, xml_at(own->element, "stem"),
                   message_with(N_("in a question of the kind {kind} the stem must be less than 1, "
                                   "and {stem} is not"),
                                arg_notation("stem", stem)));
}

bool own_check_misplaced(const struct own *own, const bool right[])
{
    const struct xml_element *e = xml_child(own->element, "option"), *marked = NULL, *meant = NULL;
    int marked_at = 0, meant_at = 0, wrong = 0;

    for (int i = 0; i < own->item->options; i++, e = xml_next(e)) {
        if (own->item->option[i].right == right[i])
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
    diag_propose(own->diag, SEVERITY_ERROR, xml_at(marked, "right"),
                 message_with(N_("{marked} is not right, but {meant} is; move right=\"yes\" there"),
                              arg_notation("marked", &own->item->option[marked_at].figure.number),
                              arg_notation("meant", &own->item->option[meant_at].figure.number)),
                 edits, 2);
    return true;
}

void own_check_mark(const struct own *own, int option, const struct xml_element *element,
                    bool right, const struct notation *stem, const char *mark,
                    const char *leave_out)
{
    const struct lesson_option *shown = &own->item->option[option];

    if (right != shown->right)
        own_refuse(own, xml_at(element, "right"),
                   message_with(right ? mark : leave_out,
                                arg_notation("number", &shown->figure.number),
                                arg_notation("stem", stem)));
}

const struct notation *own_equal_before(const struct own *own, int option)
{
    const struct lesson_option *options = own->item->option;

    for (int i = 0; i < option; i++)
        if (notation_equal(&options[i].figure.number, &options[option].figure.number))
            return &options[i].figure.number;
    return NULL;
}

void own_check_equal(const struct own *own, bool several)
{
    const struct figure *stem = &own->item->stem;
    const struct xml_element *e = xml_child(own->element, "option");
    bool is_right[LESSON_OPTIONS] = {false};
    int right = 0, key = -1; /* key: the right option that is marked, or else the first */

    for (int i = 0; i < own->item->options; i++) {
        is_right[i] = notation_equal(&own->item->option[i].figure.number, &stem->number);
        bool marked = is_right[i] && own->item->option[i].right;
        if (is_right[i] && (key < 0 || (marked && !own->item->option[key].right)))
            key = i;
        right += is_right[i];
    }
    bool told = own_check_misplaced(own, is_right);

    for (int i = 0; i < own->item->options; i++, e = xml_next(e)) {
        const struct notation *number = &own->item->option[i].figure.number, *other;
        struct message_arg args[] = {arg_notation("number", number),
                                     arg_notation("stem", &stem->number)};
        bool second = !several && is_right[i] && i != key;
        if (!told && !second)
            own_check_mark(own, i, e, is_right[i], &stem->number,
                           N_("{number} is equal to {stem}, so it is right; write right=\"yes\""),
                           N_("{number} is not equal to {stem}, so it is not right; leave out "
                              "right=\"yes\" or change the number"));
        if (stem->shape == SHAPE_PRINTED && notation_identical(number, &stem->number))
            own_refuse(own, xml_at(e, "number"),
                       message_with(N_("this is {stem} once more; write another number"), args[1]));
        else if (second)
            own_refuse(own, xml_at(e, "number"),
                       message_with(N_("{number} is equal to {stem} too, so it is right as well; "
                                       "change it, or write kind=\"all\" and here right=\"yes\""),
                                    args[0], args[1]));
        else if (!is_right[i] && !several && (other = own_equal_before(own, i)))
            diag_add(own->diag, SEVERITY_WARNING, xml_at(e, "number"),
                     message_with(N_("{number} is equal to {other}, so a pupil can tell that "
                                     "neither is right; change one of them"),
                                  args[0], arg_notation("other", other)));
    }
    if (right == 0)
        own_refuse(own, xml_where(own->element),
                   message_with(N_("no option is equal to {stem}; add the right one"),
                                arg_notation("stem", &stem->number)));
    else if (several && (right == 1 || right == own->item->options))
        own_refuse(own, xml_where(own->element),
                   message_with(right == 1
                                    ? N_("only one option is equal to {stem}; add another one, "
                                         "or write kind=\"find\"")
                                    : N_("all options are equal to {stem}; add one that is not"),
                                arg_notation("stem", &stem->number)));
}

/* --- an <item> */

/* False: an option is wrong in itself, so that nothing can be said of the key. */
static bool read_options(const struct own *own)
{
    bool good = !xml_lacks(own->element, "option");

    if (good && !count_options(own))
        return false;
    for (const struct xml_element *e = xml_child(own->element, "option"); e; e = xml_next(e)) {
        struct notation number;
        if (e->hurt || !own_read_number(&number, e, "number", own->diag) ||
            !suits(own, &number, xml_at(e, "number")))
            good = false;
        else if (own->item->options < LESSON_OPTIONS)
            own->item->option[own->item->options++] =
                (struct lesson_option){figure_printed(&number), xml_boolean(e, "right")};
    }
    return good;
}

void own_read(struct lesson_item *out, const struct xml_element *element, struct diag *diag)
{
    struct own own = {.item = out, .element = element, .diag = diag};
    struct notation stem, other;

    out->where = xml_where(element);
    out->kind = (enum item_kind)xml_word(element, "kind");
    own.rule = &item_makers[out->kind]->author;
    bool has_stem = takes(&own, "stem", own.rule->stem) && read_own(&own, "stem", &stem);
    bool has_picture = takes(&own, "picture", own.rule->picture);
    bool has_other = takes(&own, "other", own.rule->other) && read_own(&own, "other", &other);
    bool has_options = read_options(&own);

    if (has_stem) {
        out->stem = figure_printed(&stem);
        out->key = stem;
        if (has_picture && !read_picture(&own, &out->stem, &stem))
            return;
        if (own.rule->check_stem)
            own.rule->check_stem(&own);
    }
    if (has_other)
        out->other = figure_printed(&other);
    if (has_stem && has_other)
        check_pair(&own);
    if (has_options && own.rule->check_options && (has_stem || own.rule->stem == WANTS_NO))
        own.rule->check_options(&own);
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

void own_check_repeated(const struct lesson *lesson, struct diag *diag)
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
