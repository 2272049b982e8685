#include "play/card_words.h"

#include "play/fold.h"

#include <ctype.h>
#include <string.h>

suit_set suits_meant(const struct deck *deck, const char *word)
{
    const char *language = text_language();
    suit_set begun = 0;

    if (!*word)
        return 0;
    for (int i = 0; i < deck_suit_count(deck); i++) {
        const struct suit *suit = deck_suit(deck, i);
        const char *name = words_in(&suit->names, language);
        if (fold_equals(words_in(&suit->abbreviations, language), word) || fold_equals(name, word))
            return 1u << i;
        if (fold_starts(name, word))
            begun |= 1u << i;
    }
    /* English last: "g" is geel or groen in Dutch, whatever it would be in English. */
    for (int i = 0; i < deck_suit_count(deck) && !begun; i++)
        if (fold_starts(deck_suit(deck, i)->id, word))
            begun |= 1u << i;
    return begun;
}

static void copy_piece(char out[WORD_SIZE], const char *from, size_t length)
{
    while (length && from[length - 1] == ' ')
        length--;
    while (length && *from == ' ') {
        from++;
        length--;
    }
    if (length >= WORD_SIZE)
        length = 0;
    memcpy(out, from, length);
    out[length] = '\0';
}

static bool is_letter(char c)
{
    return isalpha((unsigned char)c) || (unsigned char)c >= 0xC3;
}

/* Bytes of a letter's sequel in UTF-8 count as letters, but not the ½ of Latin-1 and other signs,
 * which begin with C2. */
static size_t word_length(const char *text)
{
    size_t n = 0;

    while (text[n] && (is_letter(text[n]) || (n && ((unsigned char)text[n] & 0xC0) == 0x80)))
        n++;
    return n;
}

void card_split(struct card_parts *parts, const struct deck *deck, const char *text)
{
    size_t length = strlen(text), first = word_length(text);

    *parts = (struct card_parts){0};
    copy_piece(parts->face, text, length);
    if (first) {
        copy_piece(parts->colour, text, first);
        parts->suits = suits_meant(deck, parts->colour);
        if (parts->suits) {
            copy_piece(parts->face, text + first, length - first);
            return;
        }
    }
    size_t last = length;
    while (last && text[last - 1] != ' ' && !isdigit((unsigned char)text[last - 1]))
        last--;
    if (last == 0 || last == length || word_length(text + last) != length - last)
        return;
    copy_piece(parts->colour, text + last, length - last);
    parts->suits = suits_meant(deck, parts->colour);
    if (parts->suits)
        copy_piece(parts->face, text, last);
}

static enum likeness action_likeness(const struct card *card, const char *face)
{
    const char *word = play_action_word(card->action);
    static const char plus_four[] = "+4";

    if (fold_equals(card->id, face) || fold_equals(text_get(word), face) || fold_equals(word, face))
        return LIKE_PRINT;
    if (card->action == ACTION_WILD_DRAW_FOUR && strcmp(face, plus_four) == 0)
        return LIKE_PRINT;
    return strlen(face) >= 2 && (fold_starts(text_get(word), face) || fold_starts(word, face))
               ? LIKE_VALUE
               : LIKE_NOT;
}

static enum likeness number_likeness(const struct card *card, const struct typed_face *face)
{
    if (fold_equals(card->id, face->text))
        return LIKE_PRINT;
    if (!face->is_number || !rational_equal(notation_value(&face->number), card->value))
        return LIKE_NOT;
    return card->picture == PICTURE_NONE && !card->spin &&
                   notation_identical(&face->number, &card->notation)
               ? LIKE_PRINT
               : LIKE_VALUE;
}

struct typed_face typed_face_read(const struct deck *deck, const char *text)
{
    const struct number_style *style =
        deck_number_style(deck) ? deck_number_style(deck) : text_number_style();
    struct notation_options options = {.mark = style->decimal_comma ? MARK_COMMA : MARK_POINT,
                                       .ratio = true};
    struct typed_face face = {.text = text};

    face.is_number = notation_parse(&face.number, text, NULL, NULL) == STATUS_OK ||
                     notation_parse(&face.number, text, &options, NULL) == STATUS_OK;
    return face;
}

enum likeness card_likeness(const struct card *card, const struct typed_face *face)
{
    return card->kind == CARD_ACTION ? action_likeness(card, face->text)
                                     : number_likeness(card, face);
}

enum likeness cards_meant(struct card_matches *matches, const struct view *view,
                          const struct card_parts *parts, bool in_hand)
{
    const struct deck *deck = view_deck(view);
    struct typed_face face = typed_face_read(deck, parts->face);
    enum likeness best = LIKE_VALUE;

    matches->count = 0;
    for (int i = 0; i < deck_card_count(deck) && i < VIEW_CARDS; i++) {
        const struct card *card = deck_card(deck, i);
        if (card->kind == CARD_EXTRA || (in_hand && !view->held[i]))
            continue;
        if (parts->suits && (card->suit == DECK_NONE || !(parts->suits >> card->suit & 1)))
            continue;
        enum likeness like = card_likeness(card, &face);
        if (like < best)
            continue;
        if (like > best)
            matches->count = 0;
        best = like;
        matches->card[matches->count++] = i;
    }
    return matches->count ? best : LIKE_NOT;
}

bool wilds_meant(struct card_matches *matches, const struct view *view,
                 const struct card_parts *parts)
{
    const struct deck *deck = view_deck(view);
    struct card_parts face = *parts;
    int kept = 0;

    face.suits = 0;
    if (!parts->suits || (cards_meant(matches, view, &face, true) == LIKE_NOT &&
                          cards_meant(matches, view, &face, false) == LIKE_NOT))
        return false;
    for (int i = 0; i < matches->count; i++)
        if (deck_card(deck, matches->card[i])->suit == DECK_NONE)
            matches->card[kept++] = matches->card[i];
    matches->count = kept;
    return kept > 0;
}
