#!/bin/sh
# ./breuk where something is missing: what it looks for, what it installs, when it asks and when it may not.
. "$BREUK_SOURCE/tests/launch/tree.sh"
cd "$scratch" || exit 1

# A machine that lacks meson, ninja and the libraries, with one package manager.
bare_machine()
{
    new_machine
    rm "$bin/meson" "$bin/ninja"
    : >"$state/library-lost"
    put "$1"
}

# with MANAGER COMMAND: as root all is installed, unasked, by just that command.
with()
{
    bare_machine "$1"
    launch "$tree/breuk" x
    is "$1: what is missing is installed and the program runs" "$status $out" "0 in $scratch
<x>"
    has "$1: it says what is missing" "$err" "missing: meson ninja cairo pangocairo"
    has "$1: it prints the command" "$err" "to install it: $2"
    has "$1: and runs just that" "$(cat "$state/calls")" "${2#env DEBIAN_FRONTEND=noninteractive }"
    is "$1: root needs no sudo" "$(calls sudo)" 0
    lacks "$1: without a terminal no step is shown" "$err" Unpacking
}
with apt-get "env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends meson ninja-build libcairo2-dev"
with dnf "dnf install -y meson ninja-build cairo-devel"
with pacman "pacman -S --needed --noconfirm meson ninja cairo"
with brew "brew install meson ninja cairo"

bare_machine apt-get
: >"$state/lists-old"
launch "$tree/breuk"
is "old lists of packages are fetched anew" "$status $(calls 'apt-get update')" "0 1"

for manager in apt-get dnf pacman brew; do
    bare_machine "$manager"
    : >"$state/manager-fails"
    launch "$tree/breuk"
    is "$manager: when installing fails it ends with 3" "$status" 3
    has "$manager: and shows what was said" "$err" "no such package, says the manager"
    has "$manager: and what is still missing" "$err" "still missing: meson"
    is "$manager: and the program does not run" "$out" ""
done

bare_machine apt-get
: >"$state/brings-nothing"
launch "$tree/breuk"
is "packages that bring nothing end with 3" "$status" 3
has "and it says what is still missing" "$err" "still missing: meson ninja"

bare_machine apt-get
rm "$bin/apt-get"
launch "$tree/breuk" --yes
is "without a package manager it ends with 3" "$status" 3
has "and names what is missing" "$err" "missing: meson ninja"
has "and the managers that it knows" "$err" "apt-get, dnf, pacman and brew"

# Consent.
bare_machine apt-get
launch "$tree/breuk" --no-install
is "--no-install ends with 3, even for root" "$status" 3
has "--no-install prints the command" "$err" "to install it: env DEBIAN_FRONTEND=noninteractive apt-get install"
is "--no-install installs nothing" "$(calls apt-get)" 0

bare_machine apt-get
put sudo
echo 1000 >"$state/user"
launch "$tree/breuk"
is "a user without a terminal is not asked: 3" "$status" 3
has "but told the command" "$err" "to install it: sudo env DEBIAN_FRONTEND=noninteractive apt-get install"
has "and that there is --yes" "$err" "--yes"
is "and nothing is installed" "$(calls apt-get)" 0
launch "$tree/breuk" --yes x
is "--yes installs without asking" "$status $out" "0 in $scratch
<x>"
has "and sudo may not wait for a password there" "$(cat "$state/calls")" "sudo -n env DEBIAN_FRONTEND"

bare_machine apt-get
echo 1000 >"$state/user"
launch "$tree/breuk" --yes
is "without sudo a user cannot install: 3" "$status" 3
has "and is told to do it as root" "$err" "as root"

bare_machine brew
echo 1000 >"$state/user"
launch "$tree/breuk" --yes
is "brew needs no sudo" "$status $(calls sudo)" "0 0"

# on_terminal MANAGER ANSWER: a user at a terminal; what is shown comes to $out.
on_terminal()
{
    bare_machine "$1"
    put sudo
    echo 1000 >"$state/user"
    cat >"$scratch/there" <<THERE
PATH='$bin' '$tree/breuk' x
echo "code \$?"
THERE
    out=$(printf '%s\n' "$2" | PATH=$real_path script -qec "sh '$scratch/there'" /dev/null | tr -d '\r')
}
if PATH=$real_path script -qec true /dev/null </dev/null >/dev/null 2>&1; then
    on_terminal apt-get y
    has "on a terminal it says what for" "$out" "some programs of your system that are needed are missing"
    has "and what it takes" "$out" "needs the internet and perhaps your password"
    has "and asks" "$out" "install now? [y/N]"
    has "and goes ahead after yes" "$out" "<x>
code 0"
    has "with a sudo that may ask for a password" "$(cat "$state/calls")" "sudo env"
    has "and shows what apt fetches" "$out" "breuk: 87% Retrieving file 2 of 2"
    has "and what it sets up" "$out" "breuk: 45% libcairo2-dev"
    lacks "and nothing else of what it says" "$out" "breuk: Unpacking"
    lacks "which is not in the log" "$(cat "$tree/build/launch.log")" pmstatus
    has "as what apt says is" "$(cat "$tree/build/launch.log")" "Unpacking all of * at last"
    on_terminal dnf y
    has "of another manager it shows what that says" "$out" "breuk: Unpacking all of * at last"
    for answer in j ja o oui YES; do
        on_terminal apt-get "$answer"
        has "after $answer it installs" "$out" "<x>
code 0"
    done
    for answer in n '' nonsense; do
        on_terminal apt-get "$answer"
        has "after “$answer” it ends with 3" "$out" "code 3"
        is "and installs nothing" "$(calls apt-get)" 0
    done
    export LANG=nl_NL.UTF-8
    on_terminal apt-get j
    has "who reads Dutch is asked in Dutch" "$out" "nu installeren? [j/N]"
    has "and sees in Dutch that it is built" "$out" "bouwen [1/2]"
    unset LANG
else
    echo "# no script(1) here: what is asked on a terminal was not tested"
fi

# A font is nice to have.
new_machine
put apt-get
rm "$HOME/.fonts/Andika-Regular.ttf"
real_find=$(PATH=$real_path command -v find)
fake find <<FAKE
case \$* in
*"-name Andika"*) ;;
*) exec '$real_find' "\$@" ;;
esac
FAKE
rm "$bin/find"
put find
launch "$tree/breuk" --no-install x
is "a missing font stops nothing" "$status" 0
has "but is named" "$err" "missing: Andika"
has "with the command that brings it" "$err" "fonts-sil-andika"

# What was there when the tree was built, and has gone.
new_machine
put apt-get
launch "$tree/breuk"
forget_calls
: >"$state/library-lost"
launch "$tree/breuk" x
is "a library that was removed is installed again" "$status $out" "0 in $scratch
<x>"
has "and the folder is configured again" "$(cat "$state/calls")" "meson setup --reconfigure"

forget_calls
sleep 1
touch "$tree/src/launch.sh"
launch "$tree/breuk"
has "a launcher that has changed looks once more" "$(cat "$state/calls")" "pkg-config --exists cairo"
forget_calls
launch "$tree/breuk"
is "and only once" "$(calls pkg-config)" 0

# The table and the build agree.
wanted=$(sed -n "s/.*dependency('\([^']*\)'.*/\1/p" "$BREUK_SOURCE/meson.build" "$BREUK_SOURCE"/tests/meson.build \
    "$BREUK_SOURCE"/tests/*/meson.build | grep -vxE 'intl|threads|gmp' | sort -u)
for library in $wanted; do
    grep -q "| library:$library " "$BREUK_SOURCE/src/launch.sh"
    verdict "the launchers know of $library, which the build asks for" $? "needs in src/launch.sh has no row for it"
done
done_testing
