#!/bin/sh
# Wrong usage: exit 2, one sentence, what may have been meant, where help is; nothing on stdout.
. "$BREUK_SOURCE/tests/tap.sh"
unset BREUK_LANG LANGUAGE

# wrong NAME SENTENCE ARG…
wrong()
{
    name=$1
    sentence=$2
    shift 2
    run "$BREUK_PROGRAM" "$@"
    is "$name: exit 2, nothing on stdout" "$status$out" 2
    is "$name: says so" "$(head -1 "$scratch/err")" "breuk: $sentence"
}

wrong "unknown command" 'there is no command “hlep”; did you mean “help”?' hlep
has "the hint names help" "$err" '“breuk --help” explains how to use it'
wrong "unknown command like none" 'there is no command “xyzzy”' xyzzy
wrong "a command that is a path" 'there is no command “../x.xml”' ../x.xml
wrong "an empty command" 'there is no command “”' ''
wrong "unknown option" 'there is no option “--jsno”; did you mean “--json”?' help --jsno
has "the hint names the command's help" "$err" '“breuk help --help” explains how to use it'
wrong "unknown letter" 'there is no option “-z”' -z
wrong "a flag with an argument" '“--json=yes” does not take a value' --json=yes
wrong "an option without its argument" '“--lang” must be followed by LANGUAGE' help --lang
wrong "an option without a name" 'there is no option “--=x”' '--=x'
wrong "a file without a name" '“--output” needs FILE, but the value is empty' print fractions -o ''
wrong "a typeface without a name" '“--font” needs FAMILY, but the value is empty' print fractions --font=
for command in play score lesson; do
    wrong "$command, a journal without a name" '“--journal” needs FILE, but the value is empty' $command --journal ''
done
for option in sheet template url; do
    run "$BREUK_PROGRAM" print fractions --$option ''
    has "--$option may not be empty" "$status $err" "2 breuk: “--$option” needs "
done
wrong "a word too many" '“help” does not take the extra word “b”; leave it out' help help b

wrong "a byte of a letter, without its first" 'there is no option “-h�”' "$(printf -- '-h\277')"
wrong "a wrong letter among others" 'there is no option “-x”' -hx
wrong "a word that is no choice" '“--mark” cannot be “1”; choose one of: either, point, comma' match --mark 1 1 2
run "$BREUK_PROGRAM" match --nonsense 1 2 --mark 3 -y
is "all wrong options are told, and help once" "$status$out$err" '2breuk: there is no option “--nonsense”
breuk: “--mark” cannot be “3”; choose one of: either, point, comma
breuk: there is no option “-y”
“breuk match --help” explains how to use it'
run "$BREUK_PROGRAM" match 1 "$(printf '%0300d' 0)x"
has "the end of a huge word is left out" "$err" "0000…”"
is "so that it fits" "$([ "${#err}" -lt 200 ]; echo $?)" 0

run "$BREUK_PROGRAM" --json nonsense
is "with --json: exit 2, nothing on stderr" "$status$err" 2
is "with --json: an object" "$out" \
    '{"severity":"error","message":"there is no command “nonsense”","id":"there is no command “{command}”"}'
for words in 'help --bad --json' '--json --lang xx help'; do
    # shellcheck disable=SC2086
    run "$BREUK_PROGRAM" $words
    is "$words: nothing on stderr" "$status$err" 2
    has "$words: an object" "$out" '{"severity":"error","message":"there is no '
done
run "$BREUK_PROGRAM" --json "$(printf 'a"\\\n\001')"
has "JSON escapes quotes, backslashes and control characters" "$out" '“a\"\\\n\u0001”'
done_testing
