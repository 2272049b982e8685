#include "json/reader.h"

#include "base/memory.h"
#include "base/suggest.h"

#include <jansson.h>
#include <stdint.h>
#include <string.h>

struct json_lines json_lines_from(FILE *stream)
{
    return (struct json_lines){.stream = stream};
}

enum status json_lines_next(struct json_lines *lines)
{
    int c;

    lines->start = lines->read;
    lines->length = 0;
    lines->torn = false;
    while ((c = getc(lines->stream)) != EOF && c != '\n') {
        lines->read++;
        if (lines->length <= JSON_LINE_LIMIT) {
            memory_make_room(&lines->text, lines->length + 1, &lines->capacity);
            lines->text[lines->length] = (char)c;
        }
        lines->length++;
    }
    if (c == EOF && ferror(lines->stream))
        return STATUS_IO;
    if (c == EOF && lines->length == 0)
        return STATUS_NOT_FOUND;
    lines->torn = c == EOF;
    lines->read += c == '\n';
    lines->number++;
    memory_make_room(&lines->text, 0, &lines->capacity);
    if (lines->length > JSON_LINE_LIMIT) {
        lines->text[0] = '\0';
        return STATUS_INVALID;
    }
    lines->text[lines->length] = '\0';
    return STATUS_OK;
}

void json_lines_release(struct json_lines *lines)
{
    memory_free(lines->text);
    *lines = (struct json_lines){0};
}

enum { FIELDS_LIMIT = 64, NEAR = 24 };

static void complain(struct diag *diag, struct position where, int column, struct message message)
{
    where.column = column;
    diag_add(diag, SEVERITY_ERROR, where, message);
}

/*
 * Returns the column where a value is nested too deep; 0 when none is. jansson itself goes down as
 * deep as it is told at compile time (2048), which is more than any caller of ours wants to follow.
 */
static int too_deep(const char *bytes, size_t length)
{
    bool in_text = false;
    int depth = 0;

    for (size_t i = 0; i < length; i++) {
        char c = bytes[i];
        if (in_text) {
            if (c == '\\')
                i++;
            else if (c == '"')
                in_text = false;
        } else if (c == '"') {
            in_text = true;
        } else if (c == '{' || c == '[') {
            if (++depth > JSON_DEPTH_LIMIT)
                return (int)i + 1;
        } else if ((c == '}' || c == ']') && depth > 0) {
            depth--;
        }
    }
    return 0;
}

/* Copies the first few plain characters from an error on into `out`, if there are any. */
static const char *near(char *out, const char *bytes, size_t length, size_t from)
{
    size_t n = 0;

    while (n < NEAR && from + n < length && bytes[from + n] >= ' ' && bytes[from + n] < 0x7F) {
        out[n] = bytes[from + n];
        n++;
    }
    out[n] = '\0';
    return out;
}

static enum status refuse(const json_error_t *error, const char *bytes, size_t length,
                          struct position where, struct diag *diag)
{
    size_t at = error->position > 0 ? (size_t)error->position : 0;
    char excerpt[NEAR + 1];
    struct message message;

    if (at > length)
        at = length;
    switch (json_error_code(error)) {
    case json_error_premature_end_of_input:
        message = message_of(N_("the line ends in the middle of a JSON value"));
        break;
    case json_error_end_of_input_expected:
        message = message_of(N_("something follows the JSON value; put one value on each line"));
        break;
    case json_error_invalid_utf8:
        message = message_of(N_("this is not UTF-8"));
        at++; /* the bad byte itself is not counted */
        break;
    case json_error_duplicate_key:
        message = message_of(N_("this name appears twice in one object"));
        break;
    case json_error_numeric_overflow:
        message = message_of(N_("this number is too large"));
        break;
    case json_error_null_byte_in_key:
    case json_error_null_character:
        message = message_of(N_("a string cannot contain a zero character"));
        break;
    default:
        near(excerpt, bytes, length, at ? at - 1 : 0);
        message = message_with(*excerpt ? N_("this is not JSON: {near}") : N_("this is not JSON"),
                               arg_text("near", excerpt));
        break;
    }
    complain(diag, where, (int)at + (at == 0), message);
    return STATUS_INVALID;
}

/* The place in the text that belongs to the value being taken: jansson keeps no positions. It has
 * found the bytes valid. */
struct cursor {
    const char *bytes;
    size_t at, length;
};

static void skip_space(struct cursor *cursor)
{
    while (cursor->at < cursor->length && strchr(" \t\r\n", cursor->bytes[cursor->at]))
        cursor->at++;
}

/* Passes the comma, colon or bracket that must come next, and the white space around it. */
static void skip_mark(struct cursor *cursor)
{
    skip_space(cursor);
    if (cursor->at < cursor->length)
        cursor->at++;
    skip_space(cursor);
}

static void skip_text(struct cursor *cursor)
{
    cursor->at++;
    while (cursor->at < cursor->length && cursor->bytes[cursor->at] != '"')
        cursor->at += cursor->bytes[cursor->at] == '\\' ? 2 : 1;
    cursor->at++;
}

static int column(const struct cursor *cursor)
{
    return (int)cursor->at + 1;
}

static void take(struct arena *arena, struct json_value *out, json_t *from, struct cursor *cursor);

static void take_members(struct arena *arena, struct json_value *out, json_t *from,
                         struct cursor *cursor)
{
    struct json_value *members = arena_new(arena, json_object_size(from), sizeof *members);
    const char *name;
    json_t *value;

    out->item = members;
    json_object_foreach(from, name, value)
    {
        struct json_value *member = &members[out->items++];
        member->name_column = column(cursor);
        member->name = arena_copy_text(arena, name);
        skip_text(cursor);
        skip_mark(cursor);
        take(arena, member, value, cursor);
        if (out->items < json_object_size(from))
            skip_mark(cursor);
    }
}

static void take_elements(struct arena *arena, struct json_value *out, json_t *from,
                          struct cursor *cursor)
{
    struct json_value *elements = arena_new(arena, json_array_size(from), sizeof *elements);

    out->item = elements;
    for (size_t i = 0; i < json_array_size(from); i++) {
        if (i > 0)
            skip_mark(cursor);
        take(arena, &elements[out->items++], json_array_get(from, i), cursor);
    }
}

/* Copies a value of jansson's into ours, with its column, which the text gives. */
static void take(struct arena *arena, struct json_value *out, json_t *from, struct cursor *cursor)
{
    skip_space(cursor);
    out->column = column(cursor);
    switch (json_typeof(from)) {
    case JSON_OBJECT:
    case JSON_ARRAY:
        out->kind = json_is_object(from) ? JSON_KIND_OBJECT : JSON_KIND_LIST;
        skip_mark(cursor);
        (json_is_object(from) ? take_members : take_elements)(arena, out, from, cursor);
        skip_space(cursor);
        cursor->at++;
        return;
    case JSON_STRING:
        out->kind = JSON_KIND_TEXT;
        out->text = arena_copy_text(arena, json_string_value(from));
        skip_text(cursor);
        return;
    case JSON_INTEGER:
        out->kind = JSON_KIND_COUNT;
        out->count = json_integer_value(from);
        out->real = (double)out->count;
        break;
    case JSON_REAL:
        out->kind = JSON_KIND_REAL;
        out->real = json_real_value(from);
        break;
    case JSON_TRUE:
    case JSON_FALSE:
        out->kind = JSON_KIND_SWITCH;
        out->on = json_is_true(from);
        break;
    case JSON_NULL:
        out->kind = JSON_KIND_NULL;
        break;
    }
    while (cursor->at < cursor->length && !strchr(",]} \t\r\n", cursor->bytes[cursor->at]))
        cursor->at++;
}

/* For jansson, which reports some failed allocations as bad syntax. */
static void *allocate(size_t size)
{
    return memory_new(1, size);
}

enum status json_read(struct json_document *document, const char *bytes, size_t length,
                      struct position where, struct diag *diag)
{
    json_error_t error;
    int deep;

    *document = (struct json_document){0};
    if (length > JSON_LINE_LIMIT) {
        complain(diag, where, 1,
                 message_with(
                     N_("a line can have at most {limit} bytes, but this one has {length}"),
                     arg_count("limit", JSON_LINE_LIMIT), arg_count("length", (int64_t)length)));
        return STATUS_INVALID;
    }
    if ((deep = too_deep(bytes, length))) {
        complain(diag, where, deep,
                 message_with(N_("objects and lists are nested more than {limit} deep"),
                              arg_count("limit", JSON_DEPTH_LIMIT)));
        return STATUS_INVALID;
    }
    json_set_alloc_funcs(allocate, memory_free); /* the only global of jansson */
    json_t *tree = json_loadb(bytes, length, JSON_REJECT_DUPLICATES | JSON_DECODE_ANY, &error);
    if (!tree)
        return refuse(&error, bytes, length, where, diag);
    struct cursor cursor = {.bytes = bytes, .length = length};
    take(&document->arena, &document->root, tree, &cursor);
    json_decref(tree);
    return STATUS_OK;
}

void json_release(struct json_document *document)
{
    arena_release(&document->arena);
    *document = (struct json_document){0};
}

const struct json_value *json_member(const struct json_value *object, const char *name)
{
    if (object->kind != JSON_KIND_OBJECT)
        return NULL;
    for (size_t i = 0; i < object->items; i++)
        if (strcmp(object->item[i].name, name) == 0)
            return &object->item[i];
    return NULL;
}

const char *json_kind_name(enum json_kind kind)
{
    switch (kind) {
    case JSON_KIND_NULL:
        return N_("null");
    case JSON_KIND_SWITCH:
        return N_("true or false");
    case JSON_KIND_COUNT:
        return N_("a whole number");
    case JSON_KIND_REAL:
        return N_("a number");
    case JSON_KIND_TEXT:
        return N_("a string");
    case JSON_KIND_LIST:
        return N_("a list [ ]");
    case JSON_KIND_OBJECT:
        break;
    }
    return N_("an object { }");
}

static void complain_unknown(const struct json_value *member, const struct json_field *fields,
                             size_t count, struct position where, struct diag *diag)
{
    const char *names[FIELDS_LIMIT];
    size_t known = 0;

    while (known < count && known < FIELDS_LIMIT) {
        names[known] = fields[known].name;
        known++;
    }
    const char *meant = suggest_nearest(member->name, names, known);
    complain(diag, where, member->name_column,
             message_with(meant ? N_("unknown field “{field}”; did you mean “{meant}”?")
                                : N_("unknown field “{field}”"),
                          arg_typed("field", member->name), arg_text("meant", meant)));
}

static void complain_kind(const struct json_value *value, enum json_kind wanted, const char *name,
                          struct position where, struct diag *diag)
{
    complain(diag, where, value->column,
             message_with(name ? N_("field “{field}” must be {wanted}, but is {kind}")
                               : N_("expected {wanted} here, but got {kind}"),
                          arg_typed("field", name), arg_term("wanted", json_kind_name(wanted)),
                          arg_term("kind", json_kind_name(value->kind))));
}

bool json_check_fields(const struct json_value *object, const struct json_field *fields,
                       size_t count, struct position where, struct diag *diag)
{
    bool sound = true;

    if (object->kind != JSON_KIND_OBJECT) {
        complain_kind(object, JSON_KIND_OBJECT, NULL, where, diag);
        return false;
    }
    for (size_t i = 0; i < object->items; i++) {
        const struct json_value *member = &object->item[i];
        const struct json_field *field = fields;
        if (diag_is_full(diag))
            return false; /* members not looked at are not sound */
        while (field < fields + count && strcmp(field->name, member->name) != 0)
            field++;
        if (field == fields + count)
            complain_unknown(member, fields, count, where, diag);
        else if (member->kind != field->kind &&
                 !(member->kind == JSON_KIND_COUNT && field->kind == JSON_KIND_REAL))
            complain_kind(member, field->kind, field->name, where, diag);
        else
            continue;
        sound = false;
    }
    for (size_t i = 0; i < count; i++) {
        if (!fields[i].required || json_member(object, fields[i].name))
            continue;
        complain(diag, where, object->column,
                 message_with(N_("field “{field}” is missing"), arg_text("field", fields[i].name)));
        sound = false;
    }
    return sound;
}
