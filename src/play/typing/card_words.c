#include "play/typing/card_words.h"

#include "base/suggest.h"
#include "base/utf8.h"
#include "text/fold.h"

#include <ctype.h>
#include <string.h>

/* Returns whether the word is a form that the suit's name takes beside a noun: "rode", "bleue". */
static bool is_form(const struct suit *suit, const char *word)
{
    bool same = false;

    for (int i = 1; i <= DECK_FORMS && !same; i++) {
        struct strbuf form = {0};
        suit_add_form(suit, text_language(), i, &form);
        same = fold_match(strbuf_text(&form), word) == FOLD_EQUALS;
        strbuf_release(&form);
    }
    return same;
}

suit_set suits_named(const struct deck *deck, const char *word)
{
    const char *language = text_language();
    suit_set begun = 0;

    if (!*word)
        return 0;
    for (int i = 0; i < deck_suit_count(deck); i++) {
        const struct suit *suit = deck_suit(deck, i);
        enum fold_match name = fold_match(words_in(&suit->names, language), word);
        if (name == FOLD_EQUALS ||
            fold_match(words_in(&suit->abbreviations, language), word) == FOLD_EQUALS)
            return 1u << i;
        if (name == FOLD_STARTS)
            begun |= 1u << i;
    }
    for (int i = 0; i < deck_suit_count(deck); i++)
        if (is_form(deck_suit(deck, i), word))
            return 1u << i;
    /* English last: in Dutch "g" is geel or groen, no matter what it would be in English. */
    for (int i = 0; i < deck_suit_count(deck) && !begun; i++)
        if (fold_match(deck_suit(deck, i)->id, word) != FOLD_NOT)
            begun |= 1u << i;
    return begun;
}

/* Copies a piece without spaces and marks around it: "red, 1/2", "red: 1/2!". */
static void copy_piece(char out[WORD_SIZE], const char *from, size_t length)
{
    while (length && strchr(" ,;:.!", from[length - 1]))
        length--;
    while (length && strchr(" ,;:", *from)) {
        from++;
        length--;
    }
    if (length >= WORD_SIZE)
        length = 0;
    memcpy(out, from, length);
    out[length] = '\0';
}

/* Bytes that continue a letter in UTF-8 count as letters, but not the ½ of Latin-1 and other signs,
 * which begin with C2. */
static size_t word_length(const char *text)
{
    size_t n = 0;

    while (text[n] && (isalpha((unsigned char)text[n]) || (unsigned char)text[n] >= 0xC3 ||
                       (n && !utf8_begins(text[n]))))
        n++;
    return n;
}

enum side { AT_BEGINNING, AT_END };

/* Returns the length of a folded name that stands at that side of the text as a word of its own; 0
 * when it does not. At the end it stands behind another word. */
static size_t spelled_at(enum side side, const char *text, const char *name, size_t length)
{
    size_t whole = strlen(text);
    const char *at = side == AT_END && length < whole ? text + whole - length : text;
    bool there = length && strncmp(at, name, length) == 0;

    if (side == AT_END)
        there = there && at > text && at[-1] == ' ';
    else
        there = there && word_length(at + length) == 0 && !isdigit((unsigned char)at[length]);
    return there ? length : 0;
}

/* The same of a name in any of its spellings. */
static size_t name_at(enum side side, const char *text, const char *name)
{
    struct strbuf folded = {0}, spelled = {0};
    size_t found = 0;

    fold_text(&folded, name, strlen(name));
    for (int as = 0; as < SPELLINGS && !found; as++) {
        strbuf_clear(&spelled);
        fold_spell(&spelled, strbuf_text(&folded), (enum fold_spelling)as);
        found = spelled_at(side, text, strbuf_text(&spelled), spelled.length);
    }
    strbuf_release(&folded);
    strbuf_release(&spelled);
    return found;
}

/* Removes from a face the word that a language puts between it and its colour: "pie 1/2 in". */
static void cut_joint(char *face)
{
    size_t length = strlen(face);

    for (int i = 0; play_coloured[i]; i++) {
        const char *between = strchr(text_get(play_coloured[i]), '}');
        char joint[WORD_SIZE];
        copy_piece(joint, between + 1, strcspn(between + 1, "{"));
        size_t cut = name_at(AT_END, face, joint);
        if (cut) {
            face[length - cut - 1] = '\0';
            return;
        }
    }
}

/* Finds the longest name of a suit, or form of it, that stands whole at either end of the text; it
 * may be several words. Returns false when there is none. */
static bool split_name(struct card_parts *parts, const struct deck *deck, const char *text)
{
    size_t length = strlen(text), longest = 0;

    for (int n = 0; n < deck_suit_count(deck) * (DECK_FORMS + 1); n++) {
        int suit = n % deck_suit_count(deck);
        struct strbuf name = {0};
        suit_add_form(deck_suit(deck, suit), text_language(), n / deck_suit_count(deck), &name);
        size_t leading = name_at(AT_BEGINNING, text, strbuf_text(&name));
        size_t trailing = name_at(AT_END, text, strbuf_text(&name));
        size_t found = leading > trailing ? leading : trailing;
        strbuf_release(&name);
        if (found <= longest)
            continue;
        longest = found;
        parts->suits = 1u << suit;
        copy_piece(parts->colour, found == leading ? text : text + length - found, found);
        copy_piece(parts->face, found == leading ? text + found : text, length - found);
        if (found != leading)
            cut_joint(parts->face);
    }
    return longest > 0;
}

/* Returns the picture whose word the text begins with, in the language in use or in English;
 * *number points to what follows it. */
static enum picture leading_picture(const char *text, const char **number)
{
    for (enum picture picture = PICTURE_PIE; picture < PICTURES; picture++) {
        const char *word = play_picture_words[picture];
        size_t length = name_at(AT_BEGINNING, text, text_get(word));
        if (!length)
            length = name_at(AT_BEGINNING, text, word);
        if (length && text[length] == ' ') {
            *number = text + length + 1;
            return picture;
        }
    }
    *number = text;
    return PICTURE_NONE;
}

/* The same for the word at its end, "1/2 pie"; *length becomes the length of the text before it. */
static enum picture trailing_picture(const char *text, size_t *length)
{
    for (enum picture picture = PICTURE_PIE; picture < PICTURES; picture++) {
        const char *word = play_picture_words[picture];
        size_t found = name_at(AT_END, text, text_get(word));
        if (!found)
            found = name_at(AT_END, text, word);
        if (found) {
            *length = strlen(text) - found - 1;
            return picture;
        }
    }
    return PICTURE_NONE;
}

void card_split(struct card_parts *parts, const struct deck *deck, const char *text)
{
    char trimmed[WORD_SIZE];
    const char *number;

    *parts = (struct card_parts){0};
    copy_piece(trimmed, text, strlen(text));
    if (*trimmed)
        text = trimmed;
    size_t length = strlen(text), first = word_length(text);
    copy_piece(parts->face, text, length);
    if (split_name(parts, deck, text))
        return;
    if (leading_picture(text, &number) != PICTURE_NONE) {
        /* the suit's name may stand between the picture's word and its number: "tarte bleue 1/2" */
        struct card_parts behind = {0};
        size_t word = (size_t)(number - text);
        if (split_name(&behind, deck, number) && word + strlen(behind.face) < WORD_SIZE) {
            *parts = behind;
            memcpy(parts->face, text, word);
            memcpy(parts->face + word, behind.face, strlen(behind.face) + 1);
            return;
        }
    }
    if (first) {
        copy_piece(parts->colour, text, first);
        parts->suits = suits_named(deck, parts->colour);
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
    parts->suits = suits_named(deck, parts->colour);
    if (parts->suits)
        copy_piece(parts->face, text, last);
}

struct typed_face typed_face_read(const struct deck *deck, const char *text)
{
    const struct number_style style = deck_style(deck, text_number_style());
    struct notation_options options = {.mark = style.decimal_comma ? MARK_COMMA : MARK_POINT,
                                       .ratio = true};
    struct typed_face face = {.text = text};
    char number[WORD_SIZE];
    const char *from;

    face.picture = leading_picture(text, &from);
    size_t length = strlen(from);
    if (face.picture == PICTURE_NONE)
        face.picture = trailing_picture(from, &length);
    face.spins = length && from[length - 1] == '*';
    copy_piece(number, from, length - face.spins);
    face.is_number = notation_read(&face.number, number, NULL, NULL) == STATUS_OK ||
                     notation_read(&face.number, number, &options, NULL) == STATUS_OK;
    return face;
}

enum likeness card_likeness(const struct card *card, const struct typed_face *face)
{
    static const char plus_four[] = "+4";

    if (fold_match(card->id, face->text) == FOLD_EQUALS)
        return LIKE_PRINT;
    if (card->kind == CARD_ACTION) {
        const char *word = play_action_words[card->action];
        enum fold_match translated = fold_match(text_get(word), face->text);
        enum fold_match english = fold_match(word, face->text);
        if (translated == FOLD_EQUALS || english == FOLD_EQUALS ||
            (card->action == ACTION_WILD_DRAW_FOUR && strcmp(face->text, plus_four) == 0))
            return LIKE_PRINT;
        return strlen(face->text) >= 2 && (translated != FOLD_NOT || english != FOLD_NOT)
                   ? LIKE_VALUE
                   : LIKE_NOT;
    }
    /* A number stands for itself; "pie 1/2" for a picture, and "1/2*" for a number with a star, as
     * play_name_face shows them. */
    if (!face->is_number || !rational_equal(notation_value(&face->number), card->value) ||
        (face->picture != PICTURE_NONE && face->picture != card->picture) ||
        (face->spins && !card->spin))
        return LIKE_NOT;
    return card->picture == face->picture && card->spin == face->spins &&
                   notation_identical(&face->number, &card->notation)
               ? LIKE_PRINT
               : LIKE_VALUE;
}

enum likeness cards_named(struct card_matches *matches, const struct view *view,
                          const struct card_parts *parts, bool in_hand)
{
    const struct deck *deck = view->deck;
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

bool wilds_named(struct card_matches *matches, const struct view *view,
                 const struct card_parts *parts)
{
    const struct deck *deck = view->deck;
    struct card_parts face = *parts;
    int kept = 0;

    face.suits = 0;
    if (!parts->suits || (cards_named(matches, view, &face, true) == LIKE_NOT &&
                          cards_named(matches, view, &face, false) == LIKE_NOT))
        return false;
    for (int i = 0; i < matches->count; i++)
        if (deck_card(deck, matches->card[i])->suit == DECK_NONE)
            matches->card[kept++] = matches->card[i];
    matches->count = kept;
    return kept > 0;
}

/* Adds the text with the name of a suit in place of the word from `from` up to `to`, if the word is
 * like that name and a card is meant then. Returns whether it is. */
static bool mend_word(struct strbuf *out, const struct view *view, const char *text, size_t from,
                      size_t to)
{
    struct strbuf word = {0}, folded = {0}, mended = {0};
    const char *found = NULL;

    strbuf_add_bytes(&word, text + from, to - from);
    for (int suit = 0; suit < deck_suit_count(view->deck) && !found; suit++) {
        const char *name = play_name_suit(view->deck, suit);
        strbuf_clear(&folded);
        fold_text(&folded, name, strlen(name));
        const char *candidate = strbuf_text(&folded);
        found = suggest_nearest(strbuf_text(&word), &candidate, 1) ? name : NULL;
    }
    if (found) {
        struct card_parts parts;
        struct card_matches matches;
        strbuf_clear(&folded);
        fold_text(&folded, found, strlen(found));
        strbuf_add_bytes(&mended, text, from);
        strbuf_add(&mended, strbuf_text(&folded));
        strbuf_add(&mended, text + to);
        card_split(&parts, view->deck, strbuf_text(&mended));
        if (!*parts.face || !parts.suits ||
            (cards_named(&matches, view, &parts, false) == LIKE_NOT &&
             !wilds_named(&matches, view, &parts)))
            found = NULL;
    }
    if (found) {
        strbuf_add_bytes(out, text, from);
        strbuf_add(out, found);
        strbuf_add(out, text + to);
    }
    strbuf_release(&word);
    strbuf_release(&folded);
    strbuf_release(&mended);
    return found;
}

bool card_mend(struct strbuf *out, const struct view *view, const char *text)
{
    const char *last = strrchr(text, ' ');
    size_t first = word_length(text);

    return (first && mend_word(out, view, text, 0, first)) ||
           (last && mend_word(out, view, text, (size_t)(last + 1 - text), strlen(text)));
}
