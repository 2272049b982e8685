/* Templates that start from another. */
#include "cases.h"

#include "base/strbuf.h"
#include "render/template/template.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { FILES = 10 };

/* A folder with the templates of a case: base.xml, own.xml … */
struct folder {
    char path[64];
    char files[FILES][96];
    int count;
};

static struct folder folder_new(void)
{
    struct folder folder = {.path = "/tmp/breuk-bases-test.XXXXXX"};

    ck_assert_ptr_nonnull(mkdtemp(folder.path));
    return folder;
}

static const char *put(struct folder *folder, const char *name, const char *text)
{
    char *path = folder->files[folder->count++];

    strcpy(path, folder->path);
    strcat(path, "/");
    strcat(path, name);
    strcat(path, ".xml");
    FILE *file = fopen(path, "w");
    ck_assert_ptr_nonnull(file);
    fputs(text, file);
    fclose(file);
    return path;
}

static void folder_remove(const struct folder *folder)
{
    for (int i = 0; i < folder->count; i++)
        unlink(folder->files[i]);
    rmdir(folder->path);
}

/* Each layer has a box whose x tells which it is. */
static const char base[] =
    "<template format='1'><title lang='en'>Base</title><card width='63' height='88'/>\n"
    "<font family='Andika'/><ink name='frame' colour='#111111'/><ink name='sky' "
    "colour='#222222'/>\n"
    "<sign name='circle'><area d='M 0 -4 L 4 4 H -4 Z'/></sign>\n"
    "<sign name='square'><area d='M 0 -4 L 4 4 H -4 Z'/></sign>\n"
    "<face><layer name='frame' for='number'><box x='1' y='1' width='2' height='2' "
    "fill='frame'/></layer>\n"
    "<layer for='number'><box x='2' y='1' width='2' height='2' fill='sky'/></layer>\n"
    "<layer name='frame' for='action'><box x='3' y='1' width='2' height='2' fill='dark'/></layer>\n"
    "<layer name='tab' for='number'><box x='4' y='1' width='2' height='2' "
    "fill='dark'/></layer></face>\n"
    "<back name='wall'><box x='1' y='1' width='2' height='2' fill='dark'/></back>\n"
    "<back name='bars'><box x='2' y='1' width='2' height='2' fill='dark'/></back></template>";

/* Adds the x of the first box of each layer, "1 2 3 4"; an empty layer is “-”. */
static void add_layers(const struct template *template, struct strbuf *out)
{
    for (size_t i = 0; i < template->layer_count; i++) {
        strbuf_add(out, i ? " " : "");
        if (template->layers[i].count)
            strbuf_addf(out, "%g", template->layers[i].parts[0].box.x);
        else
            strbuf_add(out, "-");
    }
}

static void expect_layers(const char *own, const char *layers)
{
    struct folder folder = folder_new();
    struct template *template;
    struct diag diag = {0};
    struct strbuf out = {0};

    put(&folder, "base", base);
    ck_assert_int_eq(template_load(&template, put(&folder, "own", own), &diag), STATUS_OK);
    ck_assert_uint_eq(diag.count, 0);
    add_layers(template, &out);
    ck_assert_str_eq(strbuf_text(&out), layers);
    template_free(template);
    strbuf_release(&out);
    diag_release(&diag);
    folder_remove(&folder);
}

START_TEST(a_layer_of_a_base_is_replaced_by_name_where_it_stands_and_others_follow)
{
    static const struct {
        const char *own, *layers;
    } cases[] = {
        {"<template format='1' base='base'/>", "1 2 3 4"},
        {"<template format='1' base='base'><face><layer for='number'><box x='9' y='1' width='2' "
         "height='2' fill='dark'/></layer></face></template>",
         "1 2 3 4 9"},
        {"<template format='1' base='base'><face><layer name='tab' for='number'/></face>"
         "</template>",
         "1 2 3 -"},
        {"<template format='1' base='base'><face>"
         "<layer for='wild'><box x='8' y='1' width='2' height='2' fill='dark'/></layer>"
         "<layer name='frame' for='number'><box x='5' y='1' width='2' height='2' "
         "fill='dark'/></layer>"
         "<layer name='frame' for='spin'><box x='6' y='1' width='2' height='2' "
         "fill='dark'/></layer>"
         "</face></template>",
         "5 6 2 4 8"},
    };

    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
        expect_layers(cases[i].own, cases[i].layers);
}
END_TEST

START_TEST(what_a_template_says_itself_replaces_what_its_base_says)
{
    struct folder folder = folder_new();
    struct template *template;
    struct diag diag = {0};

    put(&folder, "base", base);
    const char *path = put(
        &folder, "own",
        "<template format='1' base='base'><card width='70' height='120'/>"
        "<ink name='frame' colour='#333333'/>"
        "<sign name='square'><area d='M 0 -4 L 4 4 H -4 Z'/><area d='M 0 0 H 1 V 1 Z'/></sign>"
        "<sign name='moon'><area d='M 0 0 H 1 V 1 Z'/></sign>"
        "<back><box x='7' y='1' width='2' height='2' fill='dark'/></back>"
        "<back name='bars'><box x='8' y='1' width='2' height='2' fill='dark'/></back>"
        "<back name='new'><box x='9' y='1' width='2' height='2' fill='dark'/></back></template>");
    ck_assert_int_eq(template_load(&template, path, &diag), STATUS_OK);
    ck_assert_str_eq(template->name, "own");
    ck_assert_double_eq(template->width, 70);
    ck_assert_str_eq(template->family, "Andika");
    ck_assert_msg(strstr(template->family_where.file, "base.xml"), "%s",
                  template->family_where.file);
    ck_assert_uint_eq(template->layers[0].parts[0].fill.colour, 0x333333);
    ck_assert_uint_eq(template->layers[1].parts[0].fill.colour, 0x222222);
    ck_assert_uint_eq(template->sign_count, 3);
    ck_assert_uint_eq(template_sign(template, "circle")->count, 1);
    ck_assert_uint_eq(template_sign(template, "square")->count, 2);
    ck_assert_uint_eq(template->back_count, 3);
    for (int i = 0; i < 3; i++)
        ck_assert_double_eq(template->backs[i].layer.parts[0].box.x, 7 + i);
    ck_assert_str_eq(template->backs[1].name, "bars");
    template_free(template);
    diag_release(&diag);
    folder_remove(&folder);
}
END_TEST

START_TEST(a_base_may_start_from_another_one)
{
    struct folder folder = folder_new();
    struct template *template;
    struct diag diag = {0};
    struct strbuf out = {0};

    put(&folder, "base", base);
    put(&folder, "middle",
        "<template format='1' base='base'><font family='Lato'/><face>"
        "<layer name='tab' for='number'><box x='5' y='1' width='2' height='2' fill='dark'/></layer>"
        "</face></template>");
    const char *path = put(&folder, "own",
                           "<template format='1' base='middle'><face>"
                           "<layer name='frame' for='number'/></face></template>");
    ck_assert_int_eq(template_load(&template, path, &diag), STATUS_OK);
    add_layers(template, &out);
    ck_assert_str_eq(strbuf_text(&out), "- 2 5");
    ck_assert_str_eq(template->family, "Lato");
    template_free(template);
    strbuf_release(&out);
    diag_release(&diag);
    folder_remove(&folder);
}
END_TEST

/* What is wrong with own.xml, or with a file that it starts from: the only complaint. */
static const struct {
    const char *base, *own, *file;
    int line, column;
    const char *id; /* how the message begins */
} mistakes[] = {
    {base, "<template format='1' base='own'/>", "own", 1, 28,
     "the template “{name}” leads back to itself"},
    {"<template format='1' base='own'/>", "<template format='1'\n base='base'/>", "base", 1, 28,
     "the template “{name}” leads back to itself"},
    {base, "<template format='1' base='bsae'/>", "own", 1, 28,
     "there is no template “{name}”; did you mean"},
    {base, "<template format='1' base='xyzzy-17'/>", "own", 1, 28,
     "there is no template “{name}”, not beside this file either; choose one of"},
    {base, "<template format='1' base='a/b'/>", "own", 1, 28, "“{name}” cannot be “{value}”"},
    {base,
     "<template format='1' base='base'><face>\n<layer name='tba' for='number'/></face></template>",
     "own", 2, 14, "the base has no layer “{name}” to replace; did you mean"},
    {base,
     "<template format='1' base='base'><face>\n<layer name='xyzzy' for='wild'/></face></template>",
     "own", 2, 14, "the base has no layer “{name}” to replace; choose one of"},
    {"<template format='1'><card width='63' height='88'/><font family='Andika'/><face>"
     "<layer for='number'/></face></template>",
     "<template format='1' base='base'><face>\n<layer name='tab' for='number'/></face></template>",
     "own", 2, 14, "the base has no layer with a name"},
    /* What rests on a base that is wrong is not complained of, too. */
    {"<template format='1'><card width='63' height='88'/><font family='Andika'/>\n"
     "<ink name='1x' colour='#112233'/><face><layer name='a' for='number'/></face></template>",
     "<template format='1' base='base'><face><layer name='tab' for='number'><box x='1' y='1' "
     "width='2' height='2' fill='x'/></layer></face></template>",
     "base", 2, 12, "“{name}” cannot be “{value}”"},
    {"<part of='template' format='1'/>", "<template format='1' base='base'/>", "own", 1, 28,
     "there is no template “{name}”"},
    {"<template", "<template format='1' base='base'/>", "base", 1, 1, ""},
    /* A card of another size, on which the base has no room. */
    {base, "<template format='1' base='base'><card width='1' height='88'/></template>", "base", 5,
     40, ""},
};

START_TEST(what_is_wrong_with_a_base_is_told_at_its_place)
{
    struct folder folder = folder_new();
    struct template *template;
    struct diag diag = {0};
    char file[96];

    put(&folder, "base", mistakes[_i].base);
    template_load(&template, put(&folder, "own", mistakes[_i].own), &diag);
    const struct diag_entry *entry = &diag.entries[0];
    ck_assert_msg(diag.count >= 1, "%s", mistakes[_i].own);
    snprintf(file, sizeof file, "%s/%s.xml", folder.path, mistakes[_i].file);
    ck_assert_msg(strstr(entry->message.id, mistakes[_i].id) == entry->message.id, "%s: %s",
                  mistakes[_i].own, entry->message.id);
    ck_assert_str_eq(entry->where.file, file);
    ck_assert_msg(entry->where.line == mistakes[_i].line &&
                      entry->where.column == mistakes[_i].column,
                  "%s: at %d:%d", mistakes[_i].own, entry->where.line, entry->where.column);
    if (*mistakes[_i].id) {
        ck_assert_msg(diag.errors == 1, "%s: %zu errors, then %s", mistakes[_i].own, diag.errors,
                      diag.entries[1].message.id);
        ck_assert_ptr_null(template);
    }
    template_free(template);
    diag_release(&diag);
    folder_remove(&folder);
}
END_TEST

START_TEST(a_chain_of_bases_has_an_end)
{
    struct folder folder = folder_new();
    struct template *template;
    struct diag diag = {0};
    char name[8], text[64];
    const char *path = NULL;

    /* a starts from b, … i from j, which lacks its base. */
    for (int i = 9; i >= 0; i--) {
        snprintf(name, sizeof name, "%c", 'a' + i);
        snprintf(text, sizeof text, "<template format='1' base='%c'/>", 'a' + i + 1);
        path = put(&folder, name, text);
    }
    ck_assert_int_eq(template_load(&template, path, &diag), STATUS_INVALID);
    ck_assert_uint_eq(diag.errors, 1);
    ck_assert_ptr_nonnull(
        strstr(diag.entries[0].message.id, "can start from at most {most} others"));
    ck_assert_ptr_nonnull(strstr(diag.entries[0].where.file, "/i.xml"));
    diag_release(&diag);
    folder_remove(&folder);
}
END_TEST

void add_base_tests(Suite *suite)
{
    TCase *tests = add_case(suite, "bases");

    tcase_add_test(tests, a_layer_of_a_base_is_replaced_by_name_where_it_stands_and_others_follow);
    tcase_add_test(tests, what_a_template_says_itself_replaces_what_its_base_says);
    tcase_add_test(tests, a_base_may_start_from_another_one);
    tcase_add_loop_test(tests, what_is_wrong_with_a_base_is_told_at_its_place, 0,
                        sizeof mistakes / sizeof *mistakes);
    tcase_add_test(tests, a_chain_of_bases_has_an_end);
}
