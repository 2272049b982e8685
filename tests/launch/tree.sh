# Sourced by the tests of the launchers: a copy of them in a tree of its own, on a machine where every tool that
# builds or installs is a fake. Nothing outside $scratch is touched.
#
#   $tree      the tree; its name has a space
#   $bin       all of PATH
#   $shelf     the fakes; one that lies in $bin is installed
#   $state     what the fakes are told and what they tell: in `calls` a line for each that was called
. "$BREUK_SOURCE/tests/tap.sh"

tree="$scratch/a tree"
bin=$scratch/bin
shelf=$scratch/shelf
state=$scratch/state

# fake NAME: from stdin, a script for the shelf. It notes that it was called.
fake()
{
    {
        echo '#!/bin/sh'
        echo "state='$state' bin='$bin' shelf='$shelf'"
        echo 'echo "${0##*/} $*" >>"$state/calls"'
        cat
    } >"$shelf/$1"
    chmod +x "$shelf/$1"
}

# put NAME…: installs fakes.
put()
{
    (cd "$shelf" && exec cp "$@" "$bin")
}

# A machine with the tools of every day, and a tree that was just cloned: it is made once, and copied.
new_machine()
{
    rm -rf "$tree" "$bin" "$shelf" "$state"
    if [ -d "$scratch/new" ]; then
        cp -RPp "$scratch/new/." "$scratch"
    else
        make_machine
        mkdir "$scratch/new"
        cp -RPp "$tree" "$bin" "$shelf" "$state" "$HOME" "$scratch/new"
    fi
}

make_machine()
{
    mkdir "$tree" "$tree/src" "$bin" "$shelf" "$state" "$HOME"
    cp "$BREUK_SOURCE/breuk" "$BREUK_SOURCE/check" "$tree"
    cp "$BREUK_SOURCE/src/launch.sh" "$BREUK_SOURCE/src/launch_words.sh" "$tree/src"
    mkdir "$tree/tests" && cp -r "$BREUK_SOURCE/tests/pdfium" "$tree/tests"
    for name in sh awk cat chmod cmp cp dirname env find flock grep head kill ln mkdir mv readlink rm rmdir sed sleep tail touch; do
        where=$(PATH=$real_path command -v "$name") && ln -s "$where" "$bin/$name"
    done
    : >"$state/calls"
    fake cc <<'FAKE'
cat >/dev/null
FAKE
    # What was missing is there once a package manager has run.
    fake pkg-config <<'FAKE'
[ ! -e "$state/library-lost" ]
FAKE
    fake meson <<'FAKE'
[ "$1" = test ] && { echo "long=${BREUK_LONG-}" >>"$state/calls"; cp "$state/results"/* "$3/meson-logs"; exit "$(cat "$state/test-exit")"; }
for folder; do source=${last-} last=$folder; done
folder=$source
mkdir -p "$folder/meson-private" "$folder/meson-logs"
[ ! -e "$state/meson-fails" ] || { cat "$state/meson-fails"; exit 1; }
: >"$folder/build.ninja"
FAKE
    fake ninja <<'FAKE'
[ ! -e "$state/library-lost" ] || { echo "ninja: error: '/usr/lib/libcairo.so', needed by 'breuk', missing"; exit 1; }
echo '[1/2] Compiling breuk.c'
[ ! -e "$state/ninja-fails" ] || { cat "$state/ninja-fails"; exit 1; }
echo '[2/2] Linking breuk'
cp "$shelf/program" "$2/breuk"
FAKE
    fake program <<'FAKE'
printf 'in %s\n' "$PWD"
[ ! -e "$state/tell-name" ] || printf 'as %s\n' "$BREUK_CALLED"
for word; do printf '<%s>\n' "$word"; done
[ ! -e "$state/read-stdin" ] || cat
exit "$(cat "$state/exit" 2>/dev/null || echo 0)"
FAKE
    for name in msgfmt xmllint qpdf pdftotext scdoc; do
        fake "$name" </dev/null
    done
    fake locale <<'FAKE'
echo nl_NL.utf8
FAKE
    fake id <<'FAKE'
cat "$state/user"
FAKE
    echo 0 >"$state/user"
    fake sudo <<'FAKE'
[ "$1" != -n ] || shift
exec "$@"
FAKE
    for name in apt-get dnf pacman brew; do
        fake "$name" <<'FAKE'
[ ! -e "$state/manager-fails" ] || { echo "no such package, says the manager"; exit 1; }
if [ "$1" = update ]; then : >"$state/updated"; exit; fi
case $* in
*APT::Status-Fd=1*)
    echo 'dlstatus:2:87.2222:Retrieving file 2 of 2'
    echo 'pmstatus:libcairo2-dev:45.4545:Unpacking libcairo2-dev (amd64)'
    ;;
esac
printf 'Unpacking all of * at last'
[ ! -e "$state/lists-old" ] || [ -e "$state/updated" ] || exit 1
[ ! -e "$state/brings-nothing" ] || exit 0
rm -f "$state/library-lost"
cp "$shelf/meson" "$shelf/ninja" "$bin"
FAKE
    done
    put cc pkg-config meson ninja msgfmt xmllint qpdf pdftotext scdoc locale id
    mkdir "$HOME/.fonts"
    : >"$HOME/.fonts/Andika-Regular.ttf"
    : >"$HOME/.fonts/DejaVuSans.ttf"
}

# Everything from here on sees the fake machine alone.
real_path=$PATH
HOME=$scratch/home
export HOME
unset BREUK_LANG LANGUAGE LC_ALL LC_MESSAGES LANG
unset CC CFLAGS CPPFLAGS LDFLAGS PKG_CONFIG_PATH

# launch PROGRAM ARG…: as `run`, on the fake machine.
launch()
{
    PATH=$bin run "$@"
}

# calls OF: how often that fake was called.
calls()
{
    grep -cE "^$1( |\$)" "$state/calls"
}

forget_calls()
{
    : >"$state/calls"
}
