#!/bin/sh
# ./breuk when all that it needs is there: what it hands on, when it builds, how it mends what is broken.
. "$BREUK_SOURCE/tests/launch/tree.sh"

new_machine
cd "$scratch" || exit 1
echo 7 >"$state/exit"
launch "$tree/breuk" play 'two words' '' '*' "a
b" --yes
is "arguments and folder are handed on as they are" "$out" "in $scratch
<play>
<two words>
<>
<*>
<a
b>
<--yes>"
is "the exit code is the program's" "$status" 7
is "a build says one line" "$err" "breuk: building in $tree/build"
has "a new folder is configured for release" "$(grep ^meson "$state/calls")" \
    "meson setup -Dbuildtype=release -Doptimization=3 -Dnative=true -Dtests=false $tree/build $tree"

forget_calls
: >"$state/read-stdin"
echo 'some input' >"$scratch/input"
out=$(PATH=$bin "$tree/breuk" <"$scratch/input" 2>/dev/null)
is "the program reads the caller's input" "$out" "in $scratch
some input"
rm "$state/read-stdin"
is "a tree that was configured is not configured again" "$(calls meson)" 0
is "nothing is looked for when the build goes" "$(calls pkg-config)" 0

printf '#!/bin/sh\necho "ninja: no work to do."\n' >"$bin/ninja"
launch "$tree/breuk"
is "an up-to-date tree says nothing" "$err" ""
put ninja

ln -s "a tree/breuk" "$scratch/link"
mkdir "$scratch/elsewhere"
ln -s ../link "$scratch/elsewhere/link"
cd "$scratch/elsewhere" || exit 1
launch ./link x
is "it works through symbolic links" "$out" "in $scratch/elsewhere
<x>"
cd "$tree" || exit 1
launch sh breuk x
is "it works as an argument of sh" "$out" "in $tree
<x>"
launch "$tree/breuk" --no-install --yes --help
is "the launcher's options stand in front and are consumed" "$out" "in $tree
<--help>"
rm "$state/exit"

# Its name, for a line that can be pasted.
: >"$state/tell-name"
launch "$tree/breuk"
has "the program is told how it was called" "$out" "as $tree/breuk"
launch ./breuk
has "from the folder it lies in" "$out" "as ./breuk"
launch sh breuk
has "as an argument of sh" "$out" "as ./breuk"
ln -s "$tree/breuk" "$bin/breuk"
launch breuk
is "found in PATH" "$out" "in $tree
as breuk"
rm "$state/tell-name" "$bin/breuk"

# Faults of the sources.
forget_calls
printf 'FAILED: x.o\nx.c:1:1: error: expected a word\n' >"$state/ninja-fails"
launch "$tree/breuk" list
is "a build that fails ends with 3" "$status" 3
has "a build that fails shows the end of its log" "$err" "x.c:1:1: error: expected a word"
has "a build that fails names its log" "$err" "$tree/build/launch.log"
is "the program does not run then" "$out" ""
is "a fault in the sources configures nothing again" "$(calls meson)" 0
rm "$state/ninja-fails"

# Configurations that are no longer right.
forget_calls
CFLAGS=-O1 launch "$tree/breuk"
is "other CFLAGS configure the folder anew" "$(calls meson)" 1
CFLAGS=-O1 launch "$tree/breuk"
is "the same CFLAGS do not" "$(calls meson)" 1

forget_calls
mv "$tree" "$scratch/moved tree"
cd "$scratch" || exit 1
launch "$scratch/moved tree/breuk"
has "a tree that was moved is configured anew" "$(cat "$state/calls")" "$scratch/moved tree/build $scratch/moved tree"
mv "$scratch/moved tree" "$tree"

launch "$tree/breuk"
forget_calls
sed 's/^processor .*/processor of another machine/' "$tree/build/launch.stamp" >"$scratch/stamp"
mv "$scratch/stamp" "$tree/build/launch.stamp"
: >"$tree/build/tuned"
launch "$tree/breuk"
is "a tree that was tuned for another processor is configured anew" "$status $(calls meson)" "0 1"
[ ! -e "$tree/build/tuned" ]
verdict "and nothing that was built for that is kept" $?
forget_calls
launch "$tree/breuk"
is "once" "$(calls meson)" 0

forget_calls
rm "$tree/build/build.ninja"
: >"$tree/build/meson-private/half"
launch "$tree/breuk"
is "a half configured folder mends itself" "$status $(calls meson)" "0 1"
[ ! -e "$tree/build/meson-private/half" ]
verdict "and nothing of the half is left" $?

forget_calls
echo 'meson.build:3:0: ERROR: Unknown function "projekt"' >"$state/meson-fails"
echo "ninja: error: rebuilding 'build.ninja': subcommand failed" >"$state/ninja-fails"
launch "$tree/breuk"
is "a meson.build with a fault ends with 3" "$status" 3
has "and its line is shown" "$err" 'meson.build:3:0: ERROR: Unknown function "projekt"'
[ -f "$tree/build/build.ninja" ]
verdict "and what was built is kept" $?
rm "$state/meson-fails" "$state/ninja-fails"

rm -rf "$tree/build"
: >"$tree/build"
launch "$tree/breuk"
is "a folder that cannot be made ends with 3" "$status" 3
has "and is named" "$err" "$tree/build/launch.log: cannot be written"
rm "$tree/build"

# Two at once. The first stands still in ninja until it is let go.
wait_for()
{
    tries=0
    until [ -e "$1" ] || [ "$tries" -ge 900 ]; do
        sleep 0.1
        tries=$((tries + 1))
    done
}
two_at_once()
{
    rm -f "$state/inside" "$state/go" "$state/overlap"
    fake ninja <<'FAKE'
[ ! -e "$state/inside" ] || : >"$state/overlap"
: >"$state/inside"
until [ -e "$state/go" ]; do sleep 0.1; done
rm "$state/inside"
cp "$shelf/program" "$2/breuk.new" && mv "$2/breuk.new" "$2/breuk" # as a linker does: the first one runs it
FAKE
    put ninja
    PATH=$bin "$tree/breuk" first >"$scratch/first" 2>&1 &
    first=$!
    wait_for "$state/inside"
    PATH=$bin "$tree/breuk" second >"$scratch/second" 2>&1 &
    second=$!
    tries=0
    until grep -q waiting "$scratch/second" || [ "$tries" -ge 900 ]; do
        sleep 0.1
        tries=$((tries + 1))
    done
    : >"$state/go"
    wait "$first"
    codes=$?
    wait "$second"
    codes="$codes $?"
    is "$1: both end well" "$codes" "0 0"
    has "$1: the second waits and says so" "$(cat "$scratch/second")" "waiting for another build in $tree/build"
    has "$1: the second runs too" "$(cat "$scratch/second")" "<second>"
    [ ! -e "$state/overlap" ]
    verdict "$1: they do not build at the same time" $?
}
[ ! -e "$bin/flock" ] || two_at_once "with flock"
rm -f "$bin/flock"
two_at_once "without flock"
is "without flock: no lock is left" "$(find "$tree/build" -name 'launch.lock.*')" ""
sh -c 'exit 0' &
dead=$!
wait "$dead"
ln -s "pid-$dead" "$tree/build/launch.lock.link"
launch "$tree/breuk" again
is "without flock: the lock of a process that died is taken away" "$status $out" "0 in $scratch
<again>"

# Nothing has changed: ninja is not asked.
new_machine
mkdir -p "$tree/src/cli" "$scratch/headers/cairo" "$scratch/headers/pango"
touch "$tree/meson.build" "$tree/meson_options.txt" "$tree/src/cli/main.c"
fake ninja <<FAKE
[ "\$3" != -t ] || { echo "    $scratch/headers/cairo/cairo.h"; echo "    $scratch/headers/pango/pango.h"; exit; }
[ ! -e "\$state/library-lost" ] || { echo "ninja: error: '/usr/lib/libcairo.so', needed by 'breuk', missing"; exit 1; }
cp "\$shelf/program" "\$2/breuk"
FAKE
put ninja apt-get
launch "$tree/breuk"
: >"$tree/build/meson-private/coredata.dat"
launch "$tree/breuk"
forget_calls
launch "$tree/breuk" 'two words'
is "where nothing was touched the program runs" "$status$err $out" "0 in $PWD
<two words>"
is "and nothing else" "$(cat "$state/calls")" "breuk two words"

# asks_once WHAT: after what was just done ninja is asked, and the next time it is not.
asks_once()
{
    forget_calls
    launch "$tree/breuk"
    is "$1: ninja is asked" "$status $(grep -c '^ninja .*/build$' "$state/calls")" "0 1"
    forget_calls
    launch "$tree/breuk"
    is "$1: and only once" "$status $(calls ninja)" "0 0"
}
echo 1 >"$tree/src/cli/main.c"
asks_once "a source that was changed"
touch -d 2001-01-01 "$tree/src/cli/main.c"
asks_once "a source that was replaced by an older one"
: >"$tree/src/cli/new.c"
asks_once "a new source"
rm "$tree/src/cli/new.c"
asks_once "a source that was removed"
: >"$tree/meson.build"
asks_once "a change of the build"
: >"$tree/build/meson-private/coredata.dat"
asks_once "a setting that was changed with meson configure"
: >"$scratch/headers/cairo/cairo.h"
asks_once "a header that was installed"
rm "$tree/build/breuk"
asks_once "a program that was removed"
rm -r "$scratch/headers/pango"
forget_calls
launch "$tree/breuk"
is "a folder of headers that has gone: ninja is asked" "$(grep -c '^ninja .*/build$' "$state/calls")" 1
: >"$scratch/headers/cairo/pango.h"
: >"$state/library-lost"
launch "$tree/breuk" --no-install
has "a library that has gone with its files is missed" "$status $err" "3 breuk: some programs of your system that are needed are missing: cairo"
is "and the program does not run" "$out" ""
done_testing
