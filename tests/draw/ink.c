/* Inks: that what is printed in them can be read on what they stand on. */
#include "cases.h"

#include "colour/colour.h"
#include "draw/ink.h"

#define SIZE(array) (sizeof(array) / sizeof *(array))

/* The default palette, and which ink each of its colours carries. */
static const struct {
    uint32_t suit;
    double white; /* contrast with paper */
    uint32_t on, text;
} palette[] = {
    {0xB24B42, 5.3, COLOUR_PAPER, 0xB24B42},
    {0xFFC32D, 1.6, COLOUR_DARK, COLOUR_DARK},
    {0x52A598, 2.9, COLOUR_DARK, COLOUR_DARK},
    {0x314387, 9.2, COLOUR_PAPER, 0x314387},
};

START_TEST(red_and_blue_carry_white_yellow_and_green_carry_dark)
{
    uint32_t suit = palette[_i].suit;
    uint32_t on = ink_colour((struct ink){.kind = INK_ON_SUIT}, suit);

    ck_assert_double_eq_tol(colour_contrast(COLOUR_PAPER, suit), palette[_i].white, 0.05);
    ck_assert_uint_eq(on, palette[_i].on);
    ck_assert_double_ge(colour_contrast(on, suit), CONTRAST_TEXT);
}
END_TEST

START_TEST(text_on_paper_has_the_suits_colour_only_where_it_can_be_read)
{
    uint32_t text = ink_colour((struct ink){.kind = INK_SUIT_TEXT}, palette[_i].suit);

    ck_assert_uint_eq(text, palette[_i].text);
    ck_assert_double_ge(colour_contrast(text, COLOUR_PAPER), CONTRAST_TEXT);
}
END_TEST

START_TEST(what_stands_on_a_suit_can_be_read_on_any_colour)
{
    for (uint32_t red = 0; red < 256; red += 5)
        for (uint32_t green = 0; green < 256; green += 5)
            for (uint32_t blue = 0; blue < 256; blue += 5) {
                uint32_t suit = red << 16 | green << 8 | blue;
                uint32_t on = ink_colour((struct ink){.kind = INK_ON_SUIT}, suit);
                uint32_t text = ink_colour((struct ink){.kind = INK_SUIT_TEXT}, suit);
                ck_assert_msg(colour_contrast(on, suit) >= CONTRAST_TEXT, "#%06X", suit);
                ck_assert_msg(colour_contrast(text, COLOUR_PAPER) >= CONTRAST_TEXT, "#%06X", suit);
            }
}
END_TEST

static const struct {
    uint32_t suits[3];
    size_t count;
    double share;
    uint32_t deck;
} decks[] = {
    {{0xB24B42, 0xFFC32D, 0x52A598}, 3, 0.55, 0xB24B42},
    {{0xFFC32D, 0x314387, 0}, 2, 0.50, 0x314387},
    {{0x000000, 0xFFC32D, 0}, 2, 0.30, 0x000000},
    {{0xFFC32D, 0xF0F0A0, 0}, 2, 0.55, COLOUR_DARK}, /* neither can be read on paper */
    {{0}, 0, 0.55, COLOUR_DARK},
};

START_TEST(tints_have_the_largest_share_of_colour_that_black_can_be_read_on)
{
    const uint32_t *suits = decks[_i].suits;
    double share = ink_tint_share(suits, decks[_i].count);

    ck_assert_double_eq_tol(share, decks[_i].share, 1e-9);
    for (size_t i = 0; i < decks[_i].count; i++)
        ck_assert_double_ge(colour_contrast(COLOUR_DARK, ink_tint(suits[i], share)), 7);
    ck_assert_uint_eq(ink_deck(suits, decks[_i].count), decks[_i].deck);
}
END_TEST

void add_ink_tests(Suite *suite)
{
    TCase *ink = add_case(suite, "ink");

    tcase_add_loop_test(ink, red_and_blue_carry_white_yellow_and_green_carry_dark, 0, 4);
    tcase_add_loop_test(ink, text_on_paper_has_the_suits_colour_only_where_it_can_be_read, 0, 4);
    tcase_add_loop_test(ink, tints_have_the_largest_share_of_colour_that_black_can_be_read_on, 0,
                        SIZE(decks));
    tcase_add_test(ink, what_stands_on_a_suit_can_be_read_on_any_colour);
}
