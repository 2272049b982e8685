#include "xml/other_word.h"

#include "base/suggest.h"

#include <stdbool.h>
#include <string.h>

/* Words that people write in the place of a word of our files: the same in another language, and
 * other words for it, in small letters and without hyphens. VALUE_WORD: elements, attributes and
 * their words, of all kinds of files; the grammar says which of them can be meant at a place. */
static const struct other_word {
    enum value_type type;
    const char *ours;
    const char *theirs; /* with blanks between */
} table[] = {
    /* clang-format off */
    /* files and what most of them have */
    {VALUE_WORD, "deck", "spel kaartspel kartenspiel spiel jeu paquet cards cardgame"},
    {VALUE_WORD, "title", "titel titre überschrift naam heading"},
    {VALUE_WORD, "name", "naam namen nom noms"},
    {VALUE_WORD, "text", "tekst texte"},
    {VALUE_WORD, "lang", "language taal sprache langue"},
    {VALUE_WORD, "set", "setting instelling einstellung réglage reglage regel"},
    {VALUE_WORD, "value", "waarde wert valeur"},
    {VALUE_WORD, "format", "formaat"},
    {VALUE_WORD, "author", "auteur autor verfasser"},
    {VALUE_WORD, "licence", "license licentie lizenz"},
    {VALUE_WORD, "version", "versie"},
    {VALUE_WORD, "ruleset", "rules regels regeln règles regles spelregels spielregeln"},
    {VALUE_WORD, "template", "sjabloon vorlage modèle modele"},
    {VALUE_WORD, "include", "insluiten einfügen einbinden inclure"},
    /* decks */
    {VALUE_WORD, "style", "stijl stil"},
    {VALUE_WORD, "suit", "kleur farbe couleur colour color reeks kartenfarbe"},
    {VALUE_WORD, "suits", "kleuren farben couleurs colours colors reeksen"},
    {VALUE_WORD, "id", "kennung code identifiant name naam nom"},
    {VALUE_WORD, "colour", "kleur farbe couleur"},
    {VALUE_WORD, "shape", "vorm form forme figuur figur symbol symbool"},
    {VALUE_WORD, "short", "kort kurz court abbr abbreviation afkorting abkürzung abréviation letter"},
    {VALUE_WORD, "forms", "vormen formen formes"},
    {VALUE_WORD, "fractions", "breuken brüche brueche"},
    {VALUE_WORD, "denominators", "noemer noemers nenner dénominateur dénominateurs denominateurs denominator"},
    {VALUE_WORD, "numbers", "getal getallen nummers zahl zahlen nombre nombres number"},
    {VALUE_WORD, "values", "waarden waardes werte valeurs value waarde wert valeur"},
    {VALUE_WORD, "from", "van von"},
    {VALUE_WORD, "to", "tot bis jusque"},
    {VALUE_WORD, "copies", "kopieën kopieen kopie kopien exemplaren aantal anzahl exemplaires copie nombre amount count quantity times"},
    {VALUE_WORD, "picture", "plaatje afbeelding bild image dessin"},
    {VALUE_WORD, "points", "punten punkte"},
    {VALUE_WORD, "back", "achterkant achterzijde rückseite rueckseite dos verso"},
    {VALUE_WORD, "spin", "draaien drehen tourner"},
    {VALUE_WORD, "action", "actie aktion"},
    {VALUE_WORD, "does", "doet tut macht fait action actie aktion"},
    {VALUE_WORD, "wild", "joker"},
    {VALUE_WORD, "wild-draw-four", "wilddraw4 wild4 wild+4 drawfour draw4 joker4 joker+4 plus4 trekvier neemvier vierziehen ziehvier plusquatre"},
    {VALUE_WORD, "extra", "bonus"},
    {VALUE_WORD, "hands", "handen hände haende mains"},
    {VALUE_WORD, "wheel", "rad wiel glücksrad roue"},
    {VALUE_WORD, "segment", "vak feld secteur part"},
    {VALUE_WORD, "weight", "gewicht poids"},
    {VALUE_WORD, "draw-two", "draw2 +2 trekken pak2 paktwee twee trektwee ziehzwei zweiziehen pioche2 piochedeux piocher"},
    {VALUE_WORD, "reverse", "keerom omkeren richtungswechsel retour umkehren inversion inverse changementdesens"},
    {VALUE_WORD, "skip", "beurtoverslaan overslaan slaover aussetzen passe passer sauter passetour passetontour"},
    {VALUE_WORD, "swap", "ruilen wisselen tauschen échanger echanger"},
    {VALUE_WORD, "pass", "doorgeven weitergeben"},
    /* signs and pictures */
    {VALUE_WORD, "circle", "cirkel kreis cercle rond round rund"},
    {VALUE_WORD, "triangle", "driehoek dreieck"},
    {VALUE_WORD, "square", "vierkant quadrat carré carre"},
    {VALUE_WORD, "diamond", "ruit raute losange karo"},
    {VALUE_WORD, "star", "ster stern étoile etoile"},
    {VALUE_WORD, "hexagon", "zeshoek sechseck hexagone"},
    {VALUE_WORD, "cross", "kruis kreuz croix"},
    {VALUE_WORD, "drop", "druppel tropfen goutte"},
    {VALUE_WORD, "pie", "taart cirkel torte kuchen kreis tarte disque camembert circle cake pizza"},
    {VALUE_WORD, "bar", "balk strook balken streifen barre bande rectangle strip"},
    {VALUE_WORD, "line", "lijn getallenlijn zahlenstrahl linie ligne droite numberline"},
    {VALUE_WORD, "dots", "stippen punten punkte points dot"},
    {VALUE_WORD, "comma", "komma virgule ,"},
    {VALUE_WORD, "point", "punt punkt dot ."},
    /* all of them */
    {VALUE_ID, "all", "all alle alles every each both allebei beide tous toutes tout"},
    /* rule sets, decks and templates by their titles */
    {VALUE_ID, "fractions", "breuken brüche brueche bruch breuk"},
    {VALUE_ID, "belgian", "belgisch belge belgique belgië belgie"},
    {VALUE_ID, "spin", "draai glücksrad gluecksrad tourbillon"},
    {VALUE_ID, "classic", "klassiek klassisch classique normaal normal"},
    {VALUE_ID, "deluxe", "klassiek klassisch classique classic standaard standard"},
    {VALUE_ID, "equals", "gelijkwaardigebreuken gleichwertigebrüche fractionségales equalfractions gelijk gleich égales egales"},
    {VALUE_ID, "families", "breukenfamilies bruchfamilien famillesdefractions familien familles"},
    {VALUE_ID, "first-fractions", "eerstebreuken erstebrüche premièresfractions premieresfractions"},
    {VALUE_ID, "improper", "unechtebrüche unechtebrueche fractionsplusgrandesque1"},
    {VALUE_ID, "lines", "getallenlijn zahlenstrahl droitegraduée numberline"},
    {VALUE_ID, "mixed-forms", "gemengdevormen gemischteschreibweisen écrituresmêlées ecrituresmelees"},
    {VALUE_ID, "percent", "procent procenten prozent pourcent pourcentages pourcentage"},
    {VALUE_ID, "tenths", "tienden zehntel dixièmes dixiemes"},
    {VALUE_ID, "bold", "vet fett gras"},
    {VALUE_ID, "plain", "gewoon effen schlicht simple"},
    /* settings, and what people call them */
    {VALUE_WORD, "hand-size", "handkaarten handgrootte startkaarten beginkaarten hand handkarten handgröße handgroesse startkarten tailledelamain cartesenmain cartesdedépart main cardseach startingcards"},
    {VALUE_WORD, "rounds", "rondes rondeaantal runden manches"},
    {VALUE_WORD, "target", "doel doelscore puntendoel ziel zielpunktzahl zielpunkte objectif but goal"},
    {VALUE_WORD, "scoring", "puntentelling telling wertung punktewertung décompte score"},
    {VALUE_WORD, "partners", "partner teams team duos paren partenaires équipes equipes"},
    {VALUE_WORD, "jump-in", "inspringen tussenspringen dazwischenwerfen reinwerfen interception"},
    {VALUE_WORD, "progressive", "stapelen opstapelen stapeln stacking stack cumul cumuler"},
    {VALUE_WORD, "calls", "roepen melden rufen ansagen annonces annoncer"},
    {VALUE_WORD, "bluff", "bluf bluffen"},
    {VALUE_WORD, "elimination", "afvallen uitschakeling ausscheiden élimination"},
    {VALUE_WORD, "seven", "zeven sieben sept"},
    /* a number in words */
    {VALUE_INTEGER, "0", "zero nul null zéro none"},
    {VALUE_INTEGER, "1", "one een één eins ein un une once"},
    {VALUE_INTEGER, "2", "two twee zwei deux twice"},
    {VALUE_INTEGER, "3", "three drie drei trois"},
    {VALUE_INTEGER, "4", "four vier quatre"},
    {VALUE_INTEGER, "5", "five vijf fünf fuenf cinq"},
    {VALUE_INTEGER, "6", "six zes sechs"},
    {VALUE_INTEGER, "7", "seven zeven sieben sept"},
    {VALUE_INTEGER, "8", "eight acht huit"},
    {VALUE_INTEGER, "9", "nine negen neun neuf"},
    {VALUE_INTEGER, "10", "ten tien zehn dix"},
    {VALUE_INTEGER, "11", "eleven elf onze"},
    {VALUE_INTEGER, "12", "twelve twaalf zwölf zwoelf douze"},
    /* a colour by its name: those of the usual suits (deck/usual_suits.c) */
    {VALUE_COLOUR, "#314387", "blue blauw blau bleu"},
    {VALUE_COLOUR, "#52A598", "green groen grün gruen vert"},
    {VALUE_COLOUR, "#B24B42", "red rood rot rouge"},
    {VALUE_COLOUR, "#FFC32D", "yellow geel gelb jaune"},
    {VALUE_COLOUR, "#E8711A", "orange oranje"},
    {VALUE_COLOUR, "#7B3F98", "purple paars lila violett violet"},
    {VALUE_COLOUR, "#F2A0C0", "pink roze rosa rose"},
    {VALUE_COLOUR, "#222222", "black zwart schwarz noir"},
    {VALUE_COLOUR, "#7A4A21", "brown bruin braun brun marron"},
    {VALUE_COLOUR, "#8C8C8C", "grey gray grijs grau gris"},
    {VALUE_COLOUR, "#FFFFFF", "white wit weiß weiss blanc"},
    /* yes and no */
    {VALUE_BOOLEAN, "yes", "true on 1 ja oui wahr vrai waar y"},
    {VALUE_BOOLEAN, "no", "false off 0 nee nein non falsch faux onwaar n"},
    /* languages by their names */
    {VALUE_LANGUAGE, "en", "english eng engels englisch anglais"},
    {VALUE_LANGUAGE, "nl", "dutch nld dut ned nederlands niederländisch niederlaendisch néerlandais neerlandais vlaams flemish"},
    {VALUE_LANGUAGE, "de", "german deu ger deutsch duits allemand"},
    {VALUE_LANGUAGE, "fr", "french fra fre frans franz französisch franzoesisch français francais"},
    /* clang-format on */
};

enum { ROWS = sizeof table / sizeof *table, LONGEST = 40 };

/* Writes the word in small letters, without hyphens and blanks. False: it is too long for the
 * table. */
static bool simplify(const char *text, char out[static LONGEST])
{
    size_t length = 0;

    for (bool wide = false; *text; text++) {
        unsigned char c = (unsigned char)*text;
        if (c == '-' || c == '_' || c == ' ')
            continue;
        if (length + 1 == LONGEST)
            return false;
        bool capital = wide ? c <= 0x9E && c != 0x97 : c >= 'A' && c <= 'Z';
        out[length++] = (char)(capital ? c + 0x20 : c);
        wide = c == 0xC3; /* the first byte of À … ÿ */
    }
    out[length] = '\0';
    return length > 0;
}

static bool has(const char *list, const char *word)
{
    size_t length = strlen(word);

    for (; *list; list += strcspn(list, " "), list += *list == ' ')
        if (strcspn(list, " ") == length && !memcmp(list, word, length))
            return true;
    return false;
}

const char *other_word_value(const char *text, enum value_type type)
{
    char word[LONGEST];

    if (!simplify(text, word))
        return NULL;
    for (size_t i = 0; i < ROWS; i++)
        if (table[i].type == type && has(table[i].theirs, word))
            return table[i].ours;
    return NULL;
}

const char *other_word_nearest(const char *text, const char *const *candidates, size_t count)
{
    char word[LONGEST];
    bool short_enough = simplify(text, word);

    for (size_t i = 0; i < ROWS && short_enough; i++) {
        bool name = table[i].type == VALUE_WORD || table[i].type == VALUE_ID;
        if (!name || !has(table[i].theirs, word))
            continue;
        for (size_t c = 0; c < count; c++)
            if (!strcmp(candidates[c], table[i].ours))
                return candidates[c];
    }
    return suggest_nearest(text, candidates, count);
}
