#include "deck/usual_suits.h"

#include "deck/deck.h"

#include <string.h>
#include <strings.h>

const char *const usual_languages[USUAL_LANGUAGES] = {"en", "nl", "de", "fr"};

#define GERMAN(stem) stem "e " stem "er " stem "en " stem "es " stem "em"

/* clang-format off */
const struct usual_suit usual_suits[USUAL_SUITS] = {
    {{"blue", "blauw", "Blau", "bleu"}, {"B", "B", "B", "B"},
     {NULL, "blauwe", GERMAN("blau"), "bleue bleus bleues"}, "#314387", "circle"},
    {{"green", "groen", "Grün", "vert"}, {"G", "Gr", "Gr", "V"},
     {NULL, "groene", GERMAN("grün"), "verte verts vertes"}, "#52A598", "triangle"},
    {{"red", "rood", "Rot", "rouge"}, {"R", "R", "R", "R"},
     {NULL, "rode", GERMAN("rot"), "rouge rouges rouges"}, "#B24B42", "square"},
    {{"yellow", "geel", "Gelb", "jaune"}, {"Y", "Ge", "Ge", "J"},
     {NULL, "gele", GERMAN("gelb"), "jaune jaunes jaunes"}, "#FFC32D", "star"},
    {{"orange", "oranje", "Orange", "orange"}, {"O", "O", "O", "O"},
     {NULL, NULL, "orange", NULL}, "#E8711A", "hexagon"},
    {{"purple", "paars", "Lila", "violet"}, {"P", "P", "L", "Vi"},
     {NULL, "paarse", "lila", "violette violets violettes"}, "#7B3F98", "diamond"},
    {{"pink", "roze", "Rosa", "rose"}, {"Pi", "Rz", "Ro", "Ro"},
     {NULL, NULL, "rosa", "rose roses roses"}, "#F2A0C0", "drop"},
    {{"black", "zwart", "Schwarz", "noir"}, {"Bl", "Z", "S", "N"},
     {NULL, "zwarte", GERMAN("schwarz"), "noire noirs noires"}, "#222222", "cross"},
    {{"brown", "bruin", "Braun", "brun"}, {"Br", "Br", "Br", "Br"},
     {NULL, "bruine", GERMAN("braun"), "brune bruns brunes"}, "#7A4A21", "cross"},
    {{"grey", "grijs", "Grau", "gris"}, {"Gy", "Gs", "Ga", "G"},
     {NULL, "grijze", GERMAN("grau"), "grise gris grises"}, "#8C8C8C", "drop"},
};
/* clang-format on */

/* Returns whether a list, words with blanks between them, has the word; NULL is an empty list. */
static bool has_word(const char *list, const char *word)
{
    size_t length = strlen(word);

    for (; list && *list; list += strcspn(list, " "), list += *list == ' ')
        if (strcspn(list, " ") == length && !strncasecmp(list, word, length))
            return true;
    return false;
}

const struct usual_suit *usual_suit(const char *name)
{
    for (int i = 0; i < USUAL_SUITS; i++)
        for (int l = 0; l < USUAL_LANGUAGES; l++)
            if (!strcasecmp(name, usual_suits[i].names[l]) ||
                has_word(usual_suits[i].forms[l], name))
                return &usual_suits[i];
    return NULL;
}

void suit_add_form(const struct suit *suit, const char *language, int form, struct strbuf *out)
{
    static const char blanks[] = " \t\n";
    const struct words_in *name = words_chosen(&suit->names, language);

    if (!name)
        return;
    const char *said = words_exactly_in(&suit->forms, name->language);
    size_t primary = strcspn(name->language, "-");
    /* A deck that gives no forms gets the usual ones, if the name is a usual one. */
    for (int l = 0; !said && l < USUAL_LANGUAGES; l++)
        for (int i = 0; !said && i < USUAL_SUITS; i++)
            if (strlen(usual_languages[l]) == primary &&
                !strncmp(usual_languages[l], name->language, primary) &&
                !strcasecmp(name->text, usual_suits[i].names[l]))
                said = usual_suits[i].forms[l];
    if (!said)
        said = "";
    for (size_t length; form > 0; form--, said += length) {
        said += strspn(said, blanks);
        length = strcspn(said, blanks);
        if (form == 1 && length) {
            strbuf_add_bytes(out, said, length);
            return;
        }
    }
    strbuf_add(out, name->text);
}
