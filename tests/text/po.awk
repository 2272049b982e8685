# awk -v language=nl -f po.awk POT PO
# Reads a .pot and then a .po (no wrapped lines) and prints a complaint for every sentence that is not well translated.
function placeholders(text,    found, list, n, i, j, swap) {
    n = 0
    while (match(text, /\{[a-z_0-9]+\}/)) {
        found[++n] = substr(text, RSTART, RLENGTH)
        text = substr(text, RSTART + RLENGTH)
    }
    for (i = 2; i <= n; i++)
        for (j = i; j > 1 && found[j] < found[j - 1]; j--) {
            swap = found[j]; found[j] = found[j - 1]; found[j - 1] = swap
        }
    list = ""
    for (i = 1; i <= n; i++)
        if (i == 1 || found[i] != found[i - 1])
            list = list found[i]
    return list
}
function ending(text) {
    return match(text, /(\.|\?|!|:|,|…)$/) ? substr(text, RSTART) : ""
}
function complain(what) {
    printf "[%s] %s\n", id, what
}
function complain_of_no_words(what) {
    unsaid[id] = 1
    complain(what)
}
function check_form(form, text,    original) {
    original = form == 0 || plural == "" ? id : plural
    if (text == "") {
        complain_of_no_words("no words")
        return
    }
    # A colour's name has forms beside a noun: src/play/names.c.
    if (original ~ /^(the )?\{colour\} \{[a-z]+\}( card)?$/)
        sub(/\{form[12]\}/, "{colour}", text)
    if (placeholders(text) != placeholders(original) && !(plural != "" && placeholders(text) == placeholders(plural)))
        complain("has " placeholders(original) ", the translation " placeholders(text) ": " text)
    if (text ~ /  / && original !~ /  /)
        complain("two spaces in a row: " text)
    if ((text ~ /^ / || text ~ / $/) && original !~ /^ / && original !~ / $/)
        complain("a space at an end: " text)
    if (ending(text) != ending(original))
        complain("does not end alike: " text)
    # Editors read FILE:LINE:COLUMN; a space before the colon would hide the file from them.
    if (original ~ /^\{(file|path)\}:/ && substr(text, 1, 7) != substr(original, 1, 7))
        complain("does not begin with the name of the file and a colon: " text)
    if (text ~ foreign)
        complain("quotes or spaces of another language, which meson compile breuk-update-po mends: " text)
}
function finish(    i) {
    if (id == "") {
        forms = 0
        return
    }
    if (reading_pot) {
        wanted[id] = 1
    } else {
        translated[id] = 1
        if (!(id in wanted))
            complain("no source says this any more")
        if (fuzzy)
            complain_of_no_words("fuzzy")
        for (i = 0; i < forms; i++)
            check_form(i, text[i])
        if (plural != "" && forms < 2)
            complain_of_no_words("has one form only")
    }
    id = ""; plural = ""; forms = 0; fuzzy_next = 0
}
function quoted(line) {
    sub(/^[^"]*"/, "", line)
    sub(/"$/, "", line)
    return line
}
BEGIN {
    foreign = language == "fr" ? "'|‘|“|”| [:;?!]| »|« " : language == "de" ? "'|‘|”" : "‘"
}
FNR == 1 { finish(); reading_pot = NR == 1 }
/^#,.*fuzzy/ { finish(); fuzzy = 1 }
/^#~/ { next }
/^msgid "/ { was_fuzzy = fuzzy; finish(); id = quoted($0); fuzzy = was_fuzzy }
/^msgid_plural "/ { plural = quoted($0) }
/^msgstr/ { text[forms++] = quoted($0) }
/^$/ { finish(); fuzzy = 0 }
END {
    finish()
    for (id in wanted)
        if (!(id in translated)) {
            unsaid[id] = 1
            print "[" id "] not in the .po file: run meson compile breuk-update-po, and translate it" | "sort"
        }
    close("sort")
    for (id in wanted) {
        sentences++
        unsaid_count += id in unsaid
    }
    if (unsaid_count)
        printf "%d of %d sentences are not said in %s\n", unsaid_count, sentences, language
}
