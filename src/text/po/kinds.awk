# awk -f kinds.awk NAME.txt…
# The sentences of the kinds of files (src/cli/kinds/kind_words.h), as a C source that xgettext reads.
function say() {
    gsub(/"/, "\\\"", text)
    if (text != "")
        printf "N_(\"%s\")\n", text
    text = ""
}
function add(line) {
    gsub(/^ +| +$/, "", line)
    text = text (text == "" || line == "" ? "" : " ") line
}
FNR == 1 { say(); in_starter = in_comment = 0 }
in_starter {
    line = $0
    if (line ~ /^ *<!--/) {
        in_comment = 1
        sub(/^ *<!--/, "", line)
    }
    if (!in_comment)
        next
    in_comment = !sub(/-->$/, "", line)
    add(line)
    if (!in_comment)
        say()
    next
}
/^@starter$/ { say(); in_starter = 1; next }
/^# / { say(); text = substr($0, 3); say(); next }
/^[=|@]/ || /^$/ { say(); next }
{ add($0) }
END { say() }
