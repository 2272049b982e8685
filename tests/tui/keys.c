/* What a terminal sends, as keys: a table, and bytes by chance. */
#include "screen.h"
#include "tui/terminal/key_reader.h"

#include <stdio.h>
#include <string.h>

/* Of each key: its letter, or what it is. */
static void add_key_name(struct strbuf *out, struct key key)
{
    static const char *const names[] = {
        [KEY_RETURN] = "return",       [KEY_ESCAPE] = "escape",   [KEY_TABULATOR] = "tab",
        [KEY_ERASE] = "erase",         [KEY_ERASE_LINE] = "line", [KEY_ARROW_LEFT] = "left",
        [KEY_ARROW_RIGHT] = "right",   [KEY_ARROW_UP] = "up",     [KEY_ARROW_DOWN] = "down",
        [KEY_TO_BEGIN] = "begin",      [KEY_TO_END] = "end",      [KEY_PAGE_UP] = "page-up",
        [KEY_PAGE_DOWN] = "page-down",
    };

    strbuf_add(out, *strbuf_text(out) ? " " : "");
    if (key.kind == KEY_CHARACTER)
        strbuf_add_code_point(out, key.character);
    else if (key.kind == KEY_CLICKED)
        strbuf_addf(out, "%d,%d", key.x, key.y);
    else
        strbuf_add(out, names[key.kind]);
}

static void take_keys(struct key_reader *reader, struct strbuf *out)
{
    struct key key;

    while (key_reader_take(reader, &key))
        add_key_name(out, key);
}

/* | is a moment in which nothing comes. */
static const struct {
    const char *sent, *keys;
} rows[] = {
    {"aB1?", "a B 1 ?"},
    {"\r\n\t\b\x7F\x15", "return return tab erase erase line"},
    {"\001\002\016\034", ""},
    {"é½●😀", "é ½ ● 😀"},
    /* arrows as xterm, a keypad’s mode, rxvt, and keys held with them send them */
    {"\033[A\033[B\033[C\033[D", "up down right left"},
    {"\033OA\033OB\033OC\033OD", "up down right left"},
    {"\033[1;5A\033[1;2D\033O5C", "up left right"},
    {"\033[H\033[F\033[1~\033[4~\033[7~\033[8~\033OH\033OF",
     "begin end begin end begin end begin end"},
    {"\033[5~\033[6~\033[3~\033[3;5~", "page-up page-down erase erase"},
    {"\033OM", "return"},
    {"x\033[2~\033[15~\033[1;2P\033OP\033[[A\033[[Ey", "x y"},
    {"\033[Z\033[I\033[O\033[200A", ""},
    /* Esc by itself */
    {"\033|", "escape"},
    {"\033|\033|a", "escape escape a"},
    {"\033d", "escape d"},
    {"\033\r", "escape return"},
    {"\033\033[A", "escape up"},
    /* pieces */
    {"\033[|A", "A"},
    {"\033|[A", "escape up"},
    {"\xC3|\xA9", ""},
    {"\xC3", ""},
    /* no UTF-8, or what acts */
    {"a\xFF\xFE\x80z", "a z"},
    {"a\xC0\xAFz\xED\xA0\x80!", "a z !"},
    {"\xC3z\xE2\x97!", "z !"},
    {"\xC2\x85\xE2\x80\xAE.", "."},
    {"\xF4\x90\x80\x80.", "."},
    /* answers of a terminal */
    {"a\033[?62;4cb", "a b"},
    {"a\033[1;5Rb\033[?1;2Rc", "a b c"},
    {"a\033]11;rgb:0000/0000/0000\ab", "a b"},
    {"a\033]11;rgb:0000/0000/0000\033\\b", "a b"},
    {"a\033P1$r0m\033\\b\033_Gi=31;OK\033\\c\033^x\033\\d", "a b c d"},
    {"a\033[>41;354;0cb\033[=0cc", "a b c"},
    {"\033]never ended|a", "a"},
    {"\033]ended\033[Aa", "up a"},
    {"\033[1;2;3;4;5;6;7;8;9;10;11;12;13;14;15;16;17;18;19;20;21;22Ra", "a"},
    {"\033[12\rb", "return b"},
    {"\033[99999999999999999999~a", "a"},
    /* clicks: of today’s xterm, of its oldest */
    {"\033[<0;12;7M\033[<0;12;7m", "11,6"},
    {"\033[<2;12;7M\033[<64;12;7M\033[<35;12;7M\033[<0;0;7M\033[<0M", ""},
    {"\033[<4;300;70M", "299,69"},
    {"\033[M !!\033[M#!!\033[M\"!!", "0,0"},
    {"\033[M \x7F+", "94,10"},
    /* pastes */
    {"a\033[200~one\rtwo\r\033[Athree\033[201~b", "a b"},
    {"\033[200~\033]x\033[201~b", "b"},
    {"\033[200~never ended|b", "b"},
};

static void send(struct key_reader *reader, const char *bytes, size_t length, struct strbuf *keys)
{
    key_reader_add(reader, bytes, length);
    take_keys(reader, keys);
}

START_TEST(sequences_are_keys_and_answers_are_none)
{
    const char *sent = rows[_i].sent;

    for (size_t piece = 1; piece < 8; piece += 2) {
        struct key_reader reader = {0};
        struct strbuf keys = {0};
        for (size_t at = 0; sent[at];) {
            size_t length = strcspn(sent + at, "|");
            length = length < piece ? length : piece;
            send(&reader, sent + at, length, &keys);
            at += length;
            if (sent[at] == '|') {
                key_reader_give_up(&reader);
                take_keys(&reader, &keys);
                at++;
            }
        }
        ck_assert_str_eq(strbuf_text(&keys), rows[_i].keys);
        strbuf_release(&keys);
    }
}
END_TEST

START_TEST(an_answer_is_understood)
{
    struct key_reader reader = {0};
    struct strbuf keys = {0};

    send(&reader, "\033[?62;22c", 9, &keys);
    ck_assert(reader.named && !reader.has_sixel && reader.column == 0);
    send(&reader, "\033[?6", 4, &keys);
    send(&reader, "2;4;22c\033[24;80R", 15, &keys);
    ck_assert(reader.named && reader.has_sixel);
    ck_assert_int_eq(reader.column, 80);
    ck_assert_str_eq(strbuf_text(&keys), "");
    strbuf_release(&keys);
}
END_TEST

START_TEST(more_keys_at_once_than_anybody_types_are_none)
{
    struct key_reader reader = {0};
    struct strbuf keys = {0};
    char bytes[KEY_READER_QUEUE + 1];

    memset(bytes, '\r', sizeof bytes);
    send(&reader, bytes, sizeof bytes, &keys);
    send(&reader, "d", 1, &keys);
    ck_assert_str_eq(strbuf_text(&keys), "");
    key_reader_calm(&reader);
    send(&reader, "d", 1, &keys);
    ck_assert_str_eq(strbuf_text(&keys), "d");
    strbuf_release(&keys);
}
END_TEST

/* Sanitizers look on. */
START_TEST(bytes_by_chance_do_no_harm)
{
    static const char likely[] = "\033\033[[]O?;<M~cR0129\r\a\\\xC3\xA9PA";
    struct key_reader reader = {0};
    uint32_t chance = 1;

    for (int i = 0; i < 300000; i++) {
        char bytes[9];
        chance = chance * 1664525u + 1013904223u;
        size_t length = chance >> 29;
        for (size_t j = 0; j < length; j++) {
            chance = chance * 1664525u + 1013904223u;
            bytes[j] =
                chance >> 28 ? likely[(chance >> 8) % (sizeof likely - 1)] : (char)(chance >> 16);
        }
        struct key key;
        key_reader_add(&reader, bytes, length);
        while (key_reader_take(&reader, &key))
            ck_assert(key.kind != KEY_NONE && key.kind <= KEY_CLICKED && key.x >= 0 && key.y >= 0);
        if (chance >> 24 == 0)
            key_reader_give_up(&reader);
    }
}
END_TEST

void add_keys(Suite *suite)
{
    TCase *tests = add_case(suite, "keys");

    tcase_add_loop_test(tests, sequences_are_keys_and_answers_are_none, 0,
                        sizeof rows / sizeof *rows);
    tcase_add_test(tests, an_answer_is_understood);
    tcase_add_test(tests, more_keys_at_once_than_anybody_types_are_none);
    tcase_add_test(tests, bytes_by_chance_do_no_harm);
}
