#include "lesson/file/own.h"

#include "lesson/item.h"

enum {
    OWN_LARGEST = 1000, /* printed above, below or before a fraction; as that of <numbers> */
    OWN_DIGITS = 6,     /* behind a decimal mark */
    OWN_PARTS = 100,    /* of a picture, whole by whole … */
    OWN_WHOLES = 10     /* … and its wholes */
};

enum wants { WANTS_NO, WANTS_MAY, WANTS_MUST };

/* What a kind takes. */
static const struct own_rule {
    enum wants stem, picture, other;
    int least, most; /* options */
    bool marked;     /* right options are marked */
    bool equal;      /* the other number must be equal to the stem */
    bool fractions;  /* stem and other must be fractions */
    const char *example;
} rules[ITEM_KINDS] = {
    [ITEM_READ] = {WANTS_MUST, WANTS_MUST,
                   .example = "<item kind=\"read\" stem=\"3/8\" "
                              "picture=\"bar\"/>"},
    [ITEM_SAME] = {WANTS_MUST, .other = WANTS_MUST,
                   .example = "<item kind=\"same\" stem=\"2/3\" other=\"4/6\"/>"},
    [ITEM_FIND] = {WANTS_MUST, WANTS_MAY, .least = 2, .most = 5, .marked = true,
                   .example = "<item kind=\"find\" stem=\"2/5\">…</item>"},
    [ITEM_ALL] = {WANTS_MUST, .least = 3, .most = 6, .marked = true,
                  .example = "<item kind=\"all\" stem=\"2/5\">…</item>"},
    [ITEM_FILL] = {WANTS_MUST, .other = WANTS_MUST, .equal = true,
                   .example = "<item kind=\"fill\" stem=\"3/4\" other=\"15/20\"/>"},
    [ITEM_LEFT] = {WANTS_MUST, .fractions = true, .example = "<item kind=\"left\" stem=\"3/8\"/>"},
    [ITEM_SIMPLIFY] = {WANTS_MUST, .fractions = true,
                       .example = "<item kind=\"simplify\" stem=\"15/20\"/>"},
    [ITEM_WRITE] = {WANTS_MUST, .other = WANTS_MUST, .equal = true,
                    .example = "<item kind=\"write\" stem=\"1/4\" other=\"0.25\"/>"},
    [ITEM_PLACE] = {WANTS_MUST, .other = WANTS_MAY, .equal = true, .fractions = true,
                    .example = "<item kind=\"place\" stem=\"3/4\" other=\"6/8\"/>"},
    [ITEM_COMPARE] = {WANTS_MUST, .other = WANTS_MUST,
                      .example = "<item kind=\"compare\" stem=\"3/4\" other=\"5/6\"/>"},
    [ITEM_ORDER] = {.least = 3, .most = 4, .example = "<item kind=\"order\">…</item>"},
    [ITEM_ODD] = {.least = 4, .most = 4, .marked = true, .example = "<item kind=\"odd\">…</item>"},
    [ITEM_PROVE] = {WANTS_MUST, .other = WANTS_MUST, .fractions = true,
                    .example = "<item kind=\"prove\" stem=\"4/6\" other=\"6/9\"/>"},
};

/* An <item> while it is read. */
struct own {
    struct lesson_item *item;
    const struct own_rule *rule;
    const struct xml_element *element;
    struct diag *diag;
};

static void refuse(const struct own *own, struct position where, struct message why)
{
    message_add(&why, arg_text("kind", item_kind_names[own->item->kind]));
    diag_add(own->diag, SEVERITY_ERROR, where, why);
}

bool read_number(struct notation *out, const struct xml_element *element, const char *name,
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

/* Whether the attribute is there and taken. */
static bool takes(const struct own *own, const char *name, enum wants wants)
{
    bool there = xml_has(own->element, name);

    if (there && wants == WANTS_NO)
        refuse(
            own, xml_at(own->element, name),
            message_with(N_("a question of the kind {kind} takes no “{attribute}”; leave it out"),
                         arg_text("attribute", name)));
    if (!there && wants == WANTS_MUST)
        refuse(own, xml_where(own->element),
               message_with(N_("a question of the kind {kind} needs “{attribute}”; write it like "
                               "this: {example}"),
                            arg_text("attribute", name), arg_text("example", own->rule->example)));
    return there && wants != WANTS_NO;
}

/* Whether it has as many options as it should. */
static bool count_options(const struct own *own)
{
    const struct own_rule *rule = own->rule;
    const struct xml_element *first = xml_child(own->element, "option");
    int count = 0;

    for (const struct xml_element *e = first; e; e = xml_next(e))
        count++;
    if (count > 0 && rule->most == 0)
        refuse(own, xml_where(first),
               message_of(N_("a question of the kind {kind} has no options; leave them out")));
    else if (count >= rule->least && count <= rule->most)
        return true;
    else if (rule->least == rule->most)
        refuse(own, xml_where(own->element),
               message_with(N_("a question of the kind {kind} has {most} options, each an "
                               "<option number=\"…\"/>; this one has {count}"),
                            arg_count("count", count), arg_count("most", rule->most)));
    else
        refuse(own, xml_where(own->element),
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
        refuse(own, where, message_of(why));
    else if (why)
        refuse(own, where,
               message_with(why, arg_notation("number", number), arg_count("most", OWN_LARGEST),
                            arg_count("digits", OWN_DIGITS)));
    return !why;
}

/* Reads a number and holds it to the kind. */
static bool read_own(const struct own *own, const char *name, struct notation *out)
{
    struct position where = xml_at(own->element, name);

    if (!read_number(out, own->element, name, own->diag) || !suits(own, out, where))
        return false;
    if (!own->rule->fractions || out->kind == NOTATION_FRACTION)
        return true;
    refuse(own, where,
           message_with(N_("a question of the kind {kind} needs a fraction such as 3/4, not "
                           "{number}"),
                        arg_notation("number", out)));
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
    refuse(own, xml_at(own->element, "stem"),
           message_with(shape == SHAPE_DOTS && parts.denominator <= OWN_PARTS
                            ? N_("{number} cannot be drawn with dots, which are one whole")
                            : N_("{number} cannot be drawn: a picture has at most {parts} parts "
                                 "in a whole, and {wholes} wholes"),
                        arg_notation("number", number), arg_count("parts", OWN_PARTS),
                        arg_count("wholes", OWN_WHOLES)));
    return false;
}

/* --- is its key right? */

static bool same_value(const struct notation *one, const struct notation *other)
{
    return rational_equal(notation_value(one), notation_value(other));
}

static void check_pair(const struct own *own)
{
    const struct notation *stem = &own->item->stem.number, *other = &own->item->other.number;
    struct message_arg args[] = {arg_notation("stem", stem), arg_notation("other", other)};
    struct position where = xml_at(own->element, "other");

    if (own->rule->equal && !same_value(stem, other)) {
        refuse(own, where,
               message_with(N_("{other} is not equal to {stem}, and in a question of the kind "
                               "{kind} it must be"),
                            args[0], args[1]));
    } else if (own->item->kind == ITEM_PLACE) {
        if (other->denominator % stem->denominator != 0)
            refuse(own, where,
                   message_with(N_("a line cut in {parts} has no step of 1/{below}; cut it in a "
                                   "multiple of {below}"),
                                arg_count("parts", other->denominator),
                                arg_count("below", stem->denominator)));
    } else if (own->item->kind == ITEM_WRITE && stem->kind == other->kind) {
        refuse(own, where,
               message_with(N_("{other} is written as {stem} is; write the answer in another form, "
                               "such as 0.25 for 1/4"),
                            args[0], args[1]));
    } else if (notation_identical(stem, other)) {
        refuse(own, where,
               message_with(N_("this is {stem} once more; write another number"), args[0]));
    } else if (own->item->kind == ITEM_FILL && other->kind != NOTATION_FRACTION) {
        refuse(own, where,
               message_with(N_("a question of the kind {kind} needs a fraction such as 3/4, not "
                               "{number}"),
                            arg_notation("number", other)));
    }
}

static void check_stem(const struct own *own)
{
    const struct notation *stem = &own->item->stem.number;

    if (own->item->kind == ITEM_FILL && stem->kind != NOTATION_FRACTION &&
        stem->kind != NOTATION_WHOLE)
        refuse(own, xml_at(own->element, "stem"),
               message_with(N_("a question of the kind {kind} needs a fraction such as 3/4, not "
                               "{number}"),
                            arg_notation("number", stem)));
    if ((own->item->kind == ITEM_LEFT || own->item->kind == ITEM_PROVE) &&
        stem->numerator >= stem->denominator)
        refuse(own, xml_at(own->element, "stem"),
               message_with(N_("in a question of the kind {kind} the stem must be less than 1, "
                               "and {stem} is not"),
                            arg_notation("stem", stem)));
}

/* Complains where one option is marked right in the place of another: `right` says which are.
 * False: that is not what is wrong. */
static bool check_misplaced(const struct own *own, const bool right[])
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

/* Complains of an option that is marked right and is not, or the reverse. */
static void check_mark(const struct own *own, int option, const struct xml_element *element,
                       bool right, const struct notation *stem)
{
    const struct lesson_option *shown = &own->item->option[option];
    bool odd = own->item->kind == ITEM_ODD;
    const char *why = odd ? right ? N_("{number} is the one that is not equal to the others, so it "
                                       "is right; write right=\"yes\"")
                                  : N_("{number} is equal to two others, so it is not right; leave "
                                       "out right=\"yes\"")
                      : right ? N_("{number} is equal to {stem}, so it is right; write "
                                   "right=\"yes\"")
                              : N_("{number} is not equal to {stem}, so it is not right; leave "
                                   "out right=\"yes\" or change the number");

    if (right != shown->right)
        refuse(own, xml_at(element, "right"),
               message_with(why, arg_notation("number", &shown->figure.number),
                            arg_notation("stem", stem)));
}

/* An option beside those before it. */
static void check_beside(const struct own *own, int option, const struct xml_element *element)
{
    const struct notation *number = &own->item->option[option].figure.number;

    for (int i = 0; i < option; i++) {
        const struct notation *other = &own->item->option[i].figure.number;
        struct message_arg args[] = {arg_notation("number", number), arg_notation("other", other)};
        if (!same_value(number, other))
            continue;
        if (own->item->kind == ITEM_ORDER)
            refuse(own, xml_at(element, "number"),
                   message_with(N_("{number} is equal to {other}; no two numbers that are put in "
                                   "order may be equal"),
                                args[0], args[1]));
        else
            diag_add(own->diag, SEVERITY_WARNING, xml_at(element, "number"),
                     message_with(N_("{number} is equal to {other}, so a pupil can tell that "
                                     "neither is right; change one of them"),
                                  args[0], args[1]));
        return;
    }
}

/* Questions whose stem is looked for among the options. */
static void check_equal(const struct own *own)
{
    const struct figure *stem = &own->item->stem;
    const struct xml_element *e = xml_child(own->element, "option");
    bool is_right[LESSON_OPTIONS] = {false};
    int right = 0, key = -1; /* key: the right option that is marked, or else the first */

    for (int i = 0; i < own->item->options; i++) {
        is_right[i] = same_value(&own->item->option[i].figure.number, &stem->number);
        bool marked = is_right[i] && own->item->option[i].right;
        if (is_right[i] && (key < 0 || (marked && !own->item->option[key].right)))
            key = i;
    }
    bool told = check_misplaced(own, is_right);

    for (int i = 0; i < own->item->options; i++, e = xml_next(e)) {
        const struct notation *number = &own->item->option[i].figure.number;
        struct message_arg args[] = {arg_notation("number", number),
                                     arg_notation("stem", &stem->number)};
        bool equal = same_value(number, &stem->number);
        bool second = own->item->kind == ITEM_FIND && equal && i != key;
        right += equal;
        if (!told && !second)
            check_mark(own, i, e, equal, &stem->number);
        if (stem->shape == SHAPE_PRINTED && notation_identical(number, &stem->number))
            refuse(own, xml_at(e, "number"),
                   message_with(N_("this is {stem} once more; write another number"), args[1]));
        else if (second)
            refuse(own, xml_at(e, "number"),
                   message_with(N_("{number} is equal to {stem} too, so it is right as well; "
                                   "change it, or write kind=\"all\" and here right=\"yes\""),
                                args[0], args[1]));
        else if (!equal && own->item->kind == ITEM_FIND)
            check_beside(own, i, e);
    }
    if (right == 0)
        refuse(own, xml_where(own->element),
               message_with(N_("no option is equal to {stem}; add the right one"),
                            arg_notation("stem", &stem->number)));
    else if (own->item->kind == ITEM_ALL && (right == 1 || right == own->item->options))
        refuse(own, xml_where(own->element),
               message_with(right == 1 ? N_("only one option is equal to {stem}; add another one, "
                                            "or write kind=\"find\"")
                                       : N_("all options are equal to {stem}; add one that is not"),
                            arg_notation("stem", &stem->number)));
}

/* Which option differs from the others, which are equal; −1: none, or several do. */
static int odd_one(const struct lesson_item *item)
{
    int odd = -1;

    for (int i = 0; i < item->options; i++) {
        int equal = 0;
        for (int j = 0; j < item->options; j++)
            equal += same_value(&item->option[i].figure.number, &item->option[j].figure.number);
        if (equal == 1 && odd < 0)
            odd = i;
        else if (equal != item->options - 1)
            return -1;
    }
    return odd;
}

static void check_odd(const struct own *own)
{
    const struct xml_element *e = xml_child(own->element, "option");
    int odd = odd_one(own->item);

    if (odd < 0) {
        refuse(own, xml_where(own->element),
               message_of(N_("three of the four options must be equal, and the fourth not")));
        return;
    }
    bool is_right[LESSON_OPTIONS] = {false};
    is_right[odd] = true;
    if (check_misplaced(own, is_right))
        return;
    for (int i = 0; i < own->item->options; i++, e = xml_next(e))
        check_mark(own, i, e, i == odd, &own->item->option[odd == 0 ? 1 : 0].figure.number);
}

static void check_order(const struct own *own)
{
    const struct xml_element *e = xml_child(own->element, "option");

    for (int i = 0; i < own->item->options; i++, e = xml_next(e)) {
        check_beside(own, i, e);
        if (own->item->option[i].right)
            refuse(own, xml_at(e, "right"),
                   message_of(N_("breuk itself puts the options of a question of the kind {kind} "
                                 "in order; leave out right=\"yes\"")));
    }
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
        if (e->hurt || !read_number(&number, e, "number", own->diag) ||
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
    own.rule = &rules[out->kind];
    bool has_stem = takes(&own, "stem", own.rule->stem) && read_own(&own, "stem", &stem);
    bool has_picture = takes(&own, "picture", own.rule->picture);
    bool has_other = takes(&own, "other", own.rule->other) && read_own(&own, "other", &other);
    bool has_options = read_options(&own);

    if (has_stem) {
        out->stem = figure_printed(&stem);
        out->key = stem;
        if (has_picture && !read_picture(&own, &out->stem, &stem))
            return;
        check_stem(&own);
    }
    if (has_other)
        out->other = figure_printed(&other);
    if (has_stem && has_other)
        check_pair(&own);
    if (has_options && has_stem && own.rule->marked)
        check_equal(&own);
    if (has_options && out->kind == ITEM_ODD)
        check_odd(&own);
    if (has_options && out->kind == ITEM_ORDER)
        check_order(&own);
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
