#include "studies/table.h"

#include <math.h>

static bool first_of_its_form(const struct deck *deck, int card)
{
    const struct card *one = deck_card(deck, card);

    for (int i = 0; i < card; i++) {
        const struct card *other = deck_card(deck, i);
        if (other->kind == CARD_NUMBER && other->value_class == one->value_class &&
            other->picture == one->picture && notation_identical(&one->notation, &other->notation))
            return false;
    }
    return true;
}

/* Counts the forms and the physical cards of a class. */
static void count_class(const struct deck *deck, int value_class, int *forms, int *cards)
{
    *forms = *cards = 0;
    for (int i = 0; i < deck_card_count(deck); i++) {
        const struct card *card = deck_card(deck, i);
        if (card->kind != CARD_NUMBER || card->value_class != value_class)
            continue;
        *cards += card->copies;
        *forms += first_of_its_form(deck, i);
    }
}

static void note_class(struct value_forms all[FORMS_MOST], int *count, int forms, int cards)
{
    int at = 0;

    while (at < *count && all[at].forms < forms)
        at++;
    if (at == *count || all[at].forms != forms) {
        for (int i = (*count)++; i > at; i--)
            all[i] = all[i - 1];
        all[at] = (struct value_forms){forms, 0, cards, cards};
    }
    all[at].values++;
    all[at].cards_least = cards < all[at].cards_least ? cards : all[at].cards_least;
    all[at].cards_most = cards > all[at].cards_most ? cards : all[at].cards_most;
}

int forms_of(const struct deck *deck, struct value_forms all[FORMS_MOST])
{
    int count = 0, forms, cards;

    for (int i = 0; i < deck_value_classes(deck); i++) {
        count_class(deck, i, &forms, &cards);
        note_class(all, &count, forms, cards);
    }
    return count;
}

bool has_equals(const struct deck *deck)
{
    struct value_forms forms[FORMS_MOST];
    int count = forms_of(deck, forms);

    return count > 0 && forms[count - 1].forms > 1;
}

static bool is_of(const struct card *card, enum share share)
{
    return card->kind == CARD_ACTION && (card->suit == DECK_NONE) == (share == SHARE_WILD);
}

double share_in_deck(const struct setup *setup, enum share share)
{
    int cards = 0;

    for (int i = 0; i < rules_cards(setup->rules); i++)
        if (is_of(deck_card(setup->deck, i), share))
            cards += deck_card(setup->deck, i)->copies;
    return (double)cards / deck_played(setup->deck);
}

static double all_laid(const struct simulation *simulation)
{
    double sum = 0;

    for (int i = 0; i < rules_cards(simulation->setup.rules); i++)
        sum += (double)simulation->results.played[i];
    return sum;
}

double share_laid(const struct simulation *simulation, enum share share)
{
    double all = all_laid(simulation), laid = 0;

    for (int i = 0; i < rules_cards(simulation->setup.rules); i++)
        if (is_of(deck_card(simulation->setup.deck, i), share))
            laid += (double)simulation->results.played[i];
    return all > 0 ? laid / all : 0;
}

/* Returns how often each copy of a card was laid. */
static double laid_of(const struct simulation *simulation, int card)
{
    return (double)simulation->results.played[card] /
           deck_card(simulation->setup.deck, card)->copies;
}

/* Returns the upper end of the 95 % interval of a Poisson variable, by its square root, which is
 * normal with variance 1/4 (Anscombe 1948). */
static double most_laid(double laid)
{
    const double z = 1.959963984540054;
    double root = sqrt(laid + 1) + z / 2;

    return root * root;
}

int cards_hardly_laid(const struct simulation *simulation, int *cards, int most)
{
    const struct setup *setup = &simulation->setup;
    double mean = all_laid(simulation) / deck_played(setup->deck);
    int count = 0, kept = 0;

    for (int i = 0; i < rules_cards(setup->rules); i++) {
        int copies = deck_card(setup->deck, i)->copies;
        if (most_laid((double)simulation->results.played[i]) / copies >= mean / 2)
            continue;
        count++;
        int at = kept < most ? kept++ : most;
        for (; at > 0 && laid_of(simulation, cards[at - 1]) > laid_of(simulation, i); at--)
            if (at < most)
                cards[at] = cards[at - 1];
        if (at < most)
            cards[at] = i;
    }
    return count;
}
