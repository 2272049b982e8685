#!/bin/sh
# shellcheck disable=SC2317 # the checks are called by each
# What the linker wrote into our programs and modules: nothing is looked for in the folder where they are started, what
# the linker fills in cannot be written afterwards, and where no sanitizer minds the compiler's guards are there.
#
# usage: binaries.sh BUILD_FOLDER
#
# The folder build/ of the tree is read, too, if it was built since meson.build was written.
. "$BREUK_SOURCE/tests/tap.sh"
build=$1

# note_binaries FOLDER: writes down all that is linked there, a line each, in binaries.
note_binaries()
{
    find "$1/" -type f ! -path '*.p/*' ! -path '*/meson-private/*' ! -path '*/node_modules/*' \( -name '*.so' -o -perm -100 \) |
        while IFS= read -r file; do
            [ "$(head -c 4 "$file" | tr -d '\177')" != ELF ] || printf '%s\n' "$file"
        done >"$scratch/binaries"
}

# each CHECK: says which of them the check, a function of a file, finds at fault.
each()
{
    while IFS= read -r file; do
        "$1" "$file" || echo "$file"
    done <"$scratch/binaries"
}

# No part of the list of folders is relative, or empty, which means the same.
searches_its_own()
{
    readelf -dW "$1" | sed -n 's/.*(R\(UN\)\{0,1\}PATH).*\[\(.*\)\]$/\2/p' | tr : '\n' | grep -qvE '^(/|[$]ORIGIN(/|$))' &&
        return 1
    return 0
}

# Full RELRO: a part that is made read-only, and everything in it filled in at the start.
is_filled_in_at_start()
{
    readelf -lW "$1" | grep -q GNU_RELRO && readelf -dW "$1" | grep -qE 'BIND_NOW|FLAGS_1.*NOW'
}

is_position_independent()
{
    readelf -hW "$1" | grep -q 'Type:.*DYN'
}

# uses FILE SYMBOLS: whether it takes one of them from the C library.
uses()
{
    readelf -W --dyn-syms "$1" | grep -qE " UND ($2)(@|\$)"
}

# The module may have no text whose room the compiler knows.
is_guarded()
{
    case ${1##*/} in
    breuk) uses "$1" __stack_chk_fail && uses "$1" '__[a-z]*_chk' ;;
    breuk-drawing.so) uses "$1" __stack_chk_fail ;;
    esac
}

# read_folder FOLDER NAME
read_folder()
{
    note_binaries "$1"
    program=$(grep '/breuk$' "$scratch/binaries")
    [ -n "$program" ]
    verdict "the program is in $2" $?
    is "nothing in $2 is led to the folder where it is started" "$(each searches_its_own)" ""
    is "what the linker fills in of $2 is not written afterwards" "$(each is_filled_in_at_start)" ""
    if uses "$program" __asan_init; then
        return
    fi
    is "all of $2 lies wherever the system puts it" "$(each is_position_independent)" ""
    is "all of $2 has the compiler's guards" "$(each is_guarded)" ""
}

if ! command -v readelf >/dev/null; then
    echo '1..0 # SKIP there is no readelf'
    exit 0
fi
read_folder "$build" "the tests' folder"
if [ "$BREUK_SOURCE/build/breuk" -nt "$BREUK_SOURCE/meson.build" ]; then
    read_folder "$BREUK_SOURCE/build" build/
fi
DESTDIR=$scratch/root run meson install -C "$build" --no-rebuild --quiet
read_folder "$scratch/root" "what is installed"
done_testing
