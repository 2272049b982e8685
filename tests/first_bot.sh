#!/bin/sh
# The page docs/design/first-bot.md leads from an empty file to a passing test. Its steps are done here, one after the
# other, in a copy of what they change: after each of them the room bots and its tests compile, and the test of the page
# comes to what the page says. A step that no longer does that is named by its heading. Then steps are broken on
# purpose, to see that each is named.
#
# What is compiled is linked with the other rooms as the build folder has them.
#
# usage: first_bot.sh BUILD_FOLDER NINJA
. "$BREUK_SOURCE/tests/tap.sh"
page=docs/design/first-bot.md
build=${1:?usage: first_bot.sh BUILD_FOLDER NINJA}
ninja=${2:?usage: first_bot.sh BUILD_FOLDER NINJA}
copy=$scratch/copy

# --- the page

# take_steps PAGE FOLDER: each step becomes FOLDER/1 and so on, with its heading and its blocks: 1.diff, 2.console, and
# beside each its file, as 1.diff.file. A block that is neither of these is a whole file, 3.whole. What is in sh is for
# people.
take_steps()
{
    rm -rf "$2"
    awk -v folder="$2" '
        /^## / {
            inside = /^## Step [0-9]/
            if (inside) {
                step = folder "/" ++steps
                blocks = 0
                system("mkdir -p " step)
                print substr($0, 4) >(step "/heading")
            }
            next
        }
        !inside { next }
        block == "" && /^`[^` ]+`:$/ { file = substr($0, 2, length($0) - 3) }
        block == "" && /^```/ {
            kind = substr($0, 4)
            if (kind !~ /^(diff|console|sh)$/)
                kind = "whole"
            block = step "/" ++blocks "." kind
            print file >(block ".file")
            printf "" >block
            file = ""
            next
        }
        block != "" && /^```$/ {
            close(block)
            block = ""
        }
        block != "" { print >block }
    ' "$1"
}

# merge BLOCK FILE: FILE after the change. Its lines without + stand in FILE one after the other, and only once.
merge()
{
    awk '
        FNR == NR {
            if ($0 !~ /^\+/)
                old[++olds] = substr($0, 2)
            if ($0 !~ /^-/)
                new[++news] = substr($0, 2)
            next
        }
        { line[++lines] = $0 }
        END {
            for (at = 1; at <= lines - olds + 1; at++) {
                same = 0
                while (same < olds && line[at + same] == old[same + 1])
                    same++
                if (same == olds) {
                    found++
                    place = at
                }
            }
            if (found != 1)
                exit 1
            for (i = 1; i < place; i++)
                print line[i]
            for (i = 1; i <= news; i++)
                print new[i]
            for (i = place + olds; i <= lines; i++)
                print line[i]
        }
    ' "$1" "$2"
}

# --- the copy

# Flags are those of the build, but for sanitizers and what optimizes: nothing here is to be fast.
commands=$(cd "$build" && "$ninja" -t commands tests/test-bots)
flags_for_room=$(printf '%s\n' "$commands" | sed -n '/src_bots_bot\.c\.o -c /s/ -MD .*//p')
flags_for_tests=$(printf '%s\n' "$commands" | sed -n '/test-bots\.p\/bots_bots\.c\.o -c /s/ -MD .*//p')
linking=$(printf '%s\n' "$commands" | sed -n '$s/ [^ ]*libbreuk-bots\.a / /; $s/ [^ ]*test-bots\.p\/[^ ]*//gp')

# sources_of FOLDER: those that its meson.build names.
sources_of()
{
    grep -o "'[^']*\.c'" "$copy/$1/meson.build" | tr -d "'" | while IFS= read -r name; do
        [ -e "$copy/$1/$name" ] && echo "$copy/$1/$name" || echo "$BREUK_SOURCE/$1/$name"
    done
}

# add_includers: to $changed, whatever includes a file of it.
add_includers()
{
    for file in $changed; do
        case $file in *.h) ;; *) continue ;; esac
        for other in $(cd "$copy" && grep -lE "^#include \"(bots/)?${file##*/}\"" src/bots/*.[ch] tests/bots/*.[ch]); do
            case " $changed " in
            *" $other "*) ;;
            *)
                changed="$changed $other"
                add_includers
                ;;
            esac
        done
    done
}

# compile_folder FOLDER FLAGS: what has changed of it, or was not compiled by the build. Its objects come to $objects.
compile_folder()
{
    for source in $(sources_of "$1"); do
        object=$copy/objects/$1/${source##*/}.o
        objects="$objects '$object'"
        case " $changed " in
        *" ${source#"$copy/"} "*) ;;
        *) [ ! -e "$object" ] || continue ;;
        esac
        (cd "$build" && eval "$2 -iquote '$copy/src' -iquote '$copy/tests' -O0 -g0 -fno-sanitize=all -U_FORTIFY_SOURCE \
            -fdiagnostics-color=never -o '$object' -c '$source'") >>"$scratch/said" 2>&1 || return 1
    done
}

# compile: a reason why not, or nothing; what the compiler says is in $scratch/said.
compile()
{
    objects=
    : >"$scratch/said"
    add_includers
    compile_folder src/bots "$flags_for_room" && compile_folder tests/bots "$flags_for_tests" || {
        reason='does not compile'
        return
    }
    changed=
}

# link_program: the same.
link_program()
{
    (cd "$build" && eval "${linking%% -o *} -o '$scratch/test-bots' $objects ${linking#* -o tests/test-bots }") \
        >"$scratch/said" 2>&1 || reason='is not linked'
}

# look_at BLOCK: runs the tests that it runs, as ./check does, and compares what they come to; … stands for anything.
look_at()
{
    case=$(sed -n 's/^\$ CK_RUN_CASE=\([a-z_]*\) \.\/check bots$/\1/p' "$1")
    CK_RUN_CASE=$case "$scratch/test-bots" >"$scratch/tap" 2>&1
    {
        sed -n 's/^not ok/bots: &/p' "$scratch/tap"
        echo "$(grep -c '^ok' "$scratch/tap") passed, $(grep -c '^not ok' "$scratch/tap") failed"
    } >"$scratch/said"
    sed -e 1d -e 's/[][\.*^$]/\\&/g' -e 's/…/.*/g' "$1" >"$scratch/expected"
    same=$(wc -l <"$scratch/expected")
    [ -n "$case" ] && [ "$same" -eq "$(wc -l <"$scratch/said")" ] || reason='comes to something else'
    while IFS= read -r line; do
        grep -qx -e "$line" "$scratch/said" || reason='comes to something else'
    done <"$scratch/expected"
}

# do_block BLOCK
do_block()
{
    file=$(cat "$1.file")
    case $1 in
    *.console)
        compile
        [ -n "$reason" ] || link_program
        [ -n "$reason" ] || look_at "$1"
        return
        ;;
    *.sh) return ;;
    esac
    [ -n "$file" ] || { reason='has a block without a file'; return; }
    mkdir -p "$copy/$(dirname "$file")"
    [ -e "$copy/$file" ] || [ ! -e "$BREUK_SOURCE/$file" ] || cp "$BREUK_SOURCE/$file" "$copy/$file"
    case $1 in
    *.whole)
        [ ! -e "$copy/$file" ] || { reason="makes $file, which is there"; return; }
        cp "$1" "$copy/$file"
        ;;
    *.diff)
        merge "$1" "$copy/$file" >"$scratch/merged" 2>"$scratch/said" || { reason="does not fit $file"; return; }
        cp "$scratch/merged" "$copy/$file"
        ;;
    esac
    case $file in
    src/bots/* | tests/bots/*) changed="$changed $file" ;;
    esac
}

# do_step FOLDER NUMBER: leaves what is wrong with the step in $reason, and its heading in $place.
do_step()
{
    reason=
    place="$page, “$(cat "$1/$2/heading")”"
    : >"$scratch/said"
    count=$(ls "$1/$2" | grep -c '\.file$')
    at=0
    while [ -z "$reason" ] && [ $((at += 1)) -le "$count" ]; do
        do_block "$(echo "$1/$2/$at".*[a-z] | sed 's/ .*//')"
    done
    [ -n "$reason" ] || [ -z "$changed" ] || compile
}

mkdir -p "$copy/src" "$copy/tests" "$copy/objects/src/bots" "$copy/objects/tests/bots"
cp -R "$BREUK_SOURCE/src/bots" "$copy/src/bots"
cp -R "$BREUK_SOURCE/tests/bots" "$copy/tests/bots"
for source in $(sources_of src/bots); do
    cp "$build/libbreuk-bots.a.p/src_bots_${source##*/}.o" "$copy/objects/src/bots/${source##*/}.o"
done
for source in $(sources_of tests/bots); do
    case $source in */../*) prefix= ;; *) prefix=bots_ ;; esac
    cp "$build/tests/test-bots.p/$prefix${source##*/}.o" "$copy/objects/tests/bots/${source##*/}.o"
done
reason=
changed=

steps=$scratch/steps
take_steps "$BREUK_SOURCE/$page" "$steps"
all=$(ls "$steps" | wc -l)
verdict "the page has steps" "$([ "$all" -gt 3 ]; echo $?)" "$all"
number=0
while [ -z "$reason" ] && [ $((number += 1)) -le "$all" ]; do
    cp -R "$copy" "$scratch/before-$number"
    do_step "$steps" $number
    verdict "$place${reason:+: $reason}" "$([ -z "$reason" ]; echo $?)" "$(head -n 20 "$scratch/said")"
done
[ -z "$reason" ] || done_testing

# --- broken pages

# broken NUMBER EDIT…: the reason why this step fails on a page with these edits of sed.
broken()
{
    number=$1
    shift
    sed "$@" "$BREUK_SOURCE/$page" >"$scratch/page.md"
    ! cmp -s "$scratch/page.md" "$BREUK_SOURCE/$page" || { place='the page is as it was' reason=; return; }
    take_steps "$scratch/page.md" "$scratch/broken"
    rm -rf "$copy"
    cp -R "$scratch/before-$number" "$copy"
    changed=
    do_step "$scratch/broken" "$number"
}

heading()
{
    cat "$steps/$1/heading"
}

broken 1 's/^     tcase_add_test(tests, the_careful_beat/&_nobody/'
is "a step between lines that are not there is named" "$place: $reason" \
    "$page, “$(heading 1)”: does not fit tests/bots/skilled.c"
broken 4 's/^    int fewest = INT_MAX;/    int fewest = INT_MOST;/'
is "a step that does not compile is named" "$place: $reason" "$page, “$(heading 4)”: does not compile"
has "with what the compiler says" "$(cat "$scratch/said")" INT_MOST
broken 4 "s/^+  'thrifty.c',/+/"
is "a step that leaves its file out is named" "$place: $reason" "$page, “$(heading 4)”: is not linked"
broken 4 's/count < fewest/count > fewest/'
is "a step whose bot plays otherwise is named" "$place: $reason" "$page, “$(heading 4)”: comes to something else"
done_testing
