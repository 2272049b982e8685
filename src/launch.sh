# shellcheck shell=sh disable=SC2059,SC2154,SC3013 # sentences are formats; top comes from outside; every sh has -nt
# What ./breuk and ./check share: options, finding and installing what is missing, the quiet build.
# They set `top`, the tree's folder, and source this.
#
# Whatever goes wrong here ends with exit code 3, a fault of the machine: 1 and 2 are answers of the program.
. "$top/src/launch_words.sh"

# What the build asks of a machine: for whom, what to look for, and the packages that bring it by apt, dnf, pacman
# and brew ("-": it brings none, or needs none). A font, a filter or Node.js that stays missing stops nothing.
needs='
program  | compiler:cc         | gcc libc6-dev     | gcc glibc-devel        | gcc              | gcc
program  | command:meson       | meson             | meson                  | meson            | meson
program  | command:ninja       | ninja-build       | ninja-build            | ninja            | ninja
program  | command:pkg-config  | pkg-config        | pkgconf-pkg-config     | pkgconf          | pkgconf
program  | command:msgfmt      | gettext           | gettext                | gettext          | gettext
program  | library:cairo       | libcairo2-dev     | cairo-devel            | cairo            | cairo
program  | library:pangocairo  | libpango1.0-dev   | pango-devel            | pango            | pango
program  | library:fontconfig  | libfontconfig-dev | fontconfig-devel       | fontconfig       | fontconfig
program  | library:librsvg-2.0 | librsvg2-dev      | librsvg2-devel         | librsvg          | librsvg
program  | library:libxml-2.0  | libxml2-dev       | libxml2-devel          | libxml2          | libxml2
program  | library:jansson     | libjansson-dev    | jansson-devel          | jansson          | jansson
program  | library:libzip      | libzip-dev        | libzip-devel           | libzip           | libzip
program  | library:zlib        | zlib1g-dev        | zlib-devel             | zlib             | zlib
program  | library:sqlite3     | libsqlite3-dev    | sqlite-devel           | sqlite           | sqlite
program  | library:ncursesw    | libncurses-dev    | ncurses-devel          | ncurses          | ncurses
program  | font:Andika         | fonts-sil-andika  | -                      | -                | font-andika
program  | font:DejaVuSans     | fonts-dejavu-core | dejavu-sans-fonts      | ttf-dejavu       | font-dejavu
check    | compiler:asan       | gcc libc6-dev     | gcc libasan libubsan   | gcc              | gcc
check    | library:check       | check             | check-devel            | check            | check
check    | header:gmp.h        | libgmp-dev        | gmp-devel              | gmp              | gmp
check    | command:xmllint     | libxml2-utils     | libxml2                | libxml2          | libxml2
check    | command:qpdf        | qpdf              | qpdf                   | qpdf             | qpdf
check    | command:pdftotext   | poppler-utils     | poppler-utils          | poppler          | poppler
check    | node:nodejs-18      | nodejs            | nodejs                 | nodejs           | node
check    | node:npm            | npm               | npm                    | npm              | node
check    | filter:pdftopdf     | cups-filters-core-drivers | -                 | -                | -
check    | locale:nl_NL        | locales           | glibc-langpack-nl      | glibc-locales    | -
valgrind | command:valgrind    | valgrind          | valgrind               | valgrind         | -
'

# say ID [TEXT…]: a sentence of launch_words.sh, with the texts in it.
say()
{
    find_sentence "$1"
    shift
    printf "breuk: $sentence\n" "$@" >&2
}

fail()
{
    say "$@"
    exit 3
}

# A person is there to answer, and sees what is asked.
on_terminal()
{
    [ -t 0 ] && [ -t 2 ]
}

# take_options ARG…: reads the launcher's own options at the front; `taken` is how many arguments they are.
take_options()
{
    consent=ask
    taken=0
    for option; do
        case $option in
        --yes) consent=yes ;;
        --no-install) consent=no ;;
        *) return 0 ;;
        esac
        taken=$((taken + 1))
    done
}

# Packages. ---------------------------------------------------------------------------------------------------------

has_compiler()
{
    # shellcheck disable=SC2086 # CC may hold options
    echo '#include <stdio.h>
int main(void) { return puts("") < 0; }' | ${CC:-cc} "$@" -x c -o /dev/null - >/dev/null 2>&1
}

has_font()
{
    [ -n "$(find /usr/share/fonts /usr/local/share/fonts /Library/Fonts "$HOME/.fonts" "$HOME/.local/share/fonts" \
        "$HOME/Library/Fonts" -name "$1*" 2>/dev/null | head -n 1)" ]
}

# A locale that is there, or that localedef can make.
has_locale()
{
    locale -a 2>/dev/null | grep -qi "^$1[.]utf-*8\$" && return
    command -v localedef >/dev/null && [ -n "$(find /usr/share/i18n/locales -name "$1*" 2>/dev/null)" ]
}

# Node.js 18 or later.
has_node()
{
    node -e 'process.exit(parseInt(process.versions.node) < 18 ? 1 : 0)' 2>/dev/null
}

# is_there KIND:NAME
is_there()
{
    case $1 in
    compiler:cc) has_compiler ;;
    compiler:asan) has_compiler -fsanitize=address,undefined ;;
    command:*) command -v "${1#*:}" >/dev/null ;;
    library:*) pkg-config --exists "${1#*:}" 2>/dev/null ;;
    header:*) echo "#include <${1#*:}>" | ${CC:-cc} -E -x c - >/dev/null 2>&1 ;;
    font:*) has_font "${1#*:}" ;;
    locale:*) has_locale "${1#*:}" ;;
    node:npm) command -v npm >/dev/null ;;
    node:*) has_node ;;
    filter:*) [ -x "/usr/lib/cups/filter/${1#*:}" ] ;;
    esac
}

# find_missing: goes through the rows for those in `sets`. Sets `missing`, what is not there, `packages`, what brings
# it, and `stopping`, the part of `missing` without which nothing can be built.
find_missing()
{
    missing='' packages='' stopping=''
    while IFS='|' read -r whom need apt dnf pacman brew; do
        whom=${whom%% *} need=${need# }
        need=${need%% *}
        case " $sets " in *" ${whom:-nobody} "*) ;; *) continue ;; esac
        is_there "$need" && continue
        case $manager in
        apt-get) bring=$apt ;;
        dnf) bring=$dnf ;;
        pacman) bring=$pacman ;;
        brew) bring=$brew ;;
        *) bring=- ;;
        esac
        # shellcheck disable=SC2086 # a package a word
        set -- $bring
        [ "$1" != - ] || shift
        case $need in
        font:* | filter:* | node:*) [ $# -gt 0 ] || continue ;;
        *) stopping="$stopping ${need#*:}" ;;
        esac
        missing="$missing ${need#*:}"
        for package; do
            case " $packages " in
            *" $package "*) ;;
            *) packages="$packages $package" ;;
            esac
        done
    done <<TABLE
$needs
TABLE
}

find_manager()
{
    manager=''
    for candidate in apt-get dnf pacman brew; do
        if command -v "$candidate" >/dev/null; then
            manager=$candidate
            return
        fi
    done
}

# Sets `install_command`, and `sudo`, what stands in front of it.
compose_commands()
{
    case $manager in
    apt-get) install_command="env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends$packages" ;;
    dnf) install_command="dnf install -y$packages" ;;
    pacman) install_command="pacman -S --needed --noconfirm$packages" ;;
    brew) install_command="brew install$packages" ;;
    esac
    sudo=''
    if [ "$manager" != brew ] && [ "$(id -u)" != 0 ]; then
        sudo='sudo '
    fi
}

# May it be installed now? Asks where a person can answer; says why not, otherwise.
agree()
{
    if [ "$consent" = no ]; then
        say no-install
        return 1
    fi
    if [ -n "$sudo" ] && ! command -v sudo >/dev/null; then
        say no-sudo
        return 1
    fi
    [ "$consent" = ask ] && [ "$(id -u)" != 0 ] || return 0
    if ! on_terminal; then
        say no-terminal
        return 1
    fi
    say about
    find_sentence ask
    printf 'breuk: %s ' "$sentence" >&2
    answer=''
    read -r answer || echo >&2
    case $answer in
    [yY] | [yY][eE][sS] | [jJ] | [jJ][aA] | [oO] | [oO][uU][iI]) ;; # of all languages, in each
    *)
        say declined
        return 1
        ;;
    esac
}

# Installs what `sets` lack; afterwards nothing is missing without which there is no building.
install_missing()
{
    find_manager
    find_missing
    [ -n "$missing" ] || return 0
    progress ''
    say missing "$missing"
    if [ -z "$packages" ]; then
        [ -n "$manager" ] || fail no-manager
        fail not-brought "$manager"
    fi
    compose_commands
    say to-install "$sudo$install_command"
    if agree; then
        say installing "$manager" "$log"
        if ! run_manager; then
            tail -n 15 "$log" >&2
            say install-failed "$log"
        fi
        find_missing
        [ -z "$stopping" ] || say still-missing "$stopping"
    fi
    [ -z "$stopping" ] || exit 3
}

# Where the lists of what there is to install are absent or old they are fetched first.
run_manager()
{
    # Without a terminal sudo must not wait for a password.
    [ -z "$sudo" ] || on_terminal || sudo='sudo -n '
    if [ "$manager" != apt-get ]; then
        run_logged "$sudo$install_command"
        return
    fi
    # Where somebody looks apt tells how far it is; sudo would close any other descriptor.
    status_lines=''
    [ ! -t 2 ] || status_lines=' -o APT::Status-Fd=1'
    [ -n "$(find /var/lib/apt/lists -name '*Packages*' 2>/dev/null | head -n 1)" ] &&
        run_logged "$sudo$install_command$status_lines" && return
    run_logged "${sudo}apt-get update" && run_logged "$sudo$install_command$status_lines"
}

# A last line of its own carries the exit code through the pipe, whether or not the one before it was ended.
run_logged()
{
    echo "\$ $1" >>"$log"
    # shellcheck disable=SC2086 # a command in words
    {
        $1 </dev/null 2>&1
        printf '\nexit code %s\n' "$?"
    } 9>&- | show_packages
}

# Copies the manager's lines to the log; shows on a terminal the one that it is at; returns its exit code. Those of
# apt that tell how far it is, dlstatus:FILE:PERCENT:TEXT and pmstatus:PACKAGE:PERCENT:TEXT, are shown in their place.
show_packages()
{
    set -f # words of the manager are no patterns
    code=3 told=no
    while IFS= read -r line; do
        what=${line#*:}
        rest=${what#*:}
        case $line in
        'exit code '*) code=${line#exit code } step='' ;;
        dlstatus:*:*:*) step="${rest%%[.:]*}% ${rest#*:}" ;;
        pmstatus:*:*:*) step="${rest%%[.:]*}% ${what%%:*}" ;;
        *)
            printf '%s\n' "$line" >>"$log"
            [ "$told" = yes ] || show_step "$line"
            continue
            ;;
        esac
        told=yes
        show_step "$step"
    done
    progress ''
    return "$code"
}

# show_step TEXT: as many of its words as the one line has room for, on a terminal.
show_step()
{
    [ -t 2 ] || return
    step=''
    for word in $1; do
        [ $((${#step} + ${#word})) -lt 32 ] || break
        step="$step${step:+ }$word"
    done
    [ -z "$step" ] || progress "$step"
}

# Two at once. ------------------------------------------------------------------------------------------------------

# One build a folder at a time; whoever comes second waits, and says so. Where there is no flock the lock is a
# symbolic link to its owner's process number.
take_lock()
{
    lock=$folder/launch.lock
    if command -v flock >/dev/null; then
        exec 9>"$lock"
        flock -n 9 && return
        say waiting "$folder"
        flock 9
        return
    fi
    waiting=no
    until ln -s "pid-$$" "$lock.link" 2>/dev/null; do
        break_stale_lock && continue
        [ "$waiting" = yes ] || say waiting "$folder"
        waiting=yes
        sleep 1
    done
    trap 'rm -f "$lock.link"' EXIT
    trap 'exit 3' HUP INT TERM
}

# Succeeds when the lock is gone. Its owner may have been killed; only one of those who notice takes the lock away.
break_stale_lock()
{
    owner=$(readlink "$lock.link") || return 0
    kill -0 "${owner#pid-}" 2>/dev/null && return 1
    mkdir "$lock.break" 2>/dev/null || return 1
    [ "$(readlink "$lock.link")" != "$owner" ] || rm -f "$lock.link"
    rmdir "$lock.break"
}

release_lock()
{
    exec 9>&-
    if [ -L "$lock.link" ]; then
        rm -f "$lock.link"
        trap - EXIT HUP INT TERM
    fi
}

# The build. --------------------------------------------------------------------------------------------------------

# Sets `processor`, what the machine's can do: a program that is tuned for it (-march=native) may be ended by another one,
# to which the tree was copied. Where Linux says so in a file no program has to be started.
describe_processor()
{
    { IFS= read -r processor </sys/devices/system/cpu/modalias; } 2>/dev/null ||
        processor=$(grep -m 1 -E '^(flags|Features)' /proc/cpuinfo 2>/dev/null) ||
        processor=$(sysctl -n machdep.cpu.brand_string 2>/dev/null) || processor=$(uname -m 2>/dev/null)
}

# build FOLDER SETS OPTIONS: brings FOLDER up to date, or ends the launcher. SETS are those of `needs`; OPTIONS go to
# meson whenever the folder is configured anew: when the tree was moved, also to a machine with another processor, when
# CFLAGS or its like changed. What was set with `meson configure` lasts until then.
build()
{
    folder=$1 sets=$2 options=$3
    log=$folder/launch.log
    stamp=$folder/launch.stamp
    processor=''
    case $options in
    *-Dnative=true*) describe_processor ;;
    esac
    wanted="$top
$options
processor $processor
CC=${CC-} CFLAGS=${CFLAGS-} CPPFLAGS=${CPPFLAGS-} LDFLAGS=${LDFLAGS-} PKG_CONFIG_PATH=${PKG_CONFIG_PATH-}"
    is_fresh && return
    [ -d "$folder" ] || mkdir "$folder" 2>/dev/null
    [ -w "$folder" ] || fail folder "$folder"
    true 2>/dev/null >>"$log" || fail log "$log"
    take_lock
    : >"$log"
    build_locked
    note_outside
    progress ''
    release_lock
}

# The program as people use it, in build/.
build_program()
{
    build "$top/build" program "-Dbuildtype=release -Doptimization=3 -Dnative=true -Dtests=false"
}

# What is there is tried first, and only when that does not go is anything looked for: that is quick when all is
# well, and mends a tree that was half configured or has lost a library.
build_locked()
{
    if is_configured; then
        if [ "$top/src/launch.sh" -nt "$stamp" ]; then
            install_missing
            touch "$stamp"
        fi
        run_ninja && return
        machine_may_be_at_fault || fail_build
    fi
    install_missing
    configure
    run_ninja || fail_build
}

is_configured()
{
    [ -f "$folder/build.ninja" ] && [ -f "$stamp" ] || return
    found=''
    while IFS= read -r line; do
        found="$found${found:+
}$line"
    done <"$stamp"
    [ "$found" = "$wanted" ]
}

# Whether ninja would find nothing to do, which it takes longer to find out: since it began to look the last time
# nothing of the program was touched here, and no folder elsewhere that it reads from. This starts one program.
# Tests read more than is looked at.
is_fresh()
{
    [ "$sets" = program ] && [ -x "$folder/breuk" ] && [ -f "$folder/launch.outside" ] && is_configured || return
    while IFS= read -r outside; do
        [ -d "$outside" ] && [ ! "$outside" -nt "$folder/launch.built" ] || return
    done <"$folder/launch.outside"
    touched=$(find "$top/src" "$top/meson.build" "$top/meson_options.txt" \
        "$folder/meson-private/coredata.dat" -cnewer "$folder/launch.built" 2>/dev/null) && [ -z "$touched" ]
}

# Notes the folders outside of the tree that hold what the build names, and the headers that it read.
note_outside()
{
    {
        ninja -C "$folder" -t deps 2>/dev/null
        cat "$folder/build.ninja"
    } | tree=$top/ awk '{
        for (i = 1; i <= NF; i++)
            if ($i ~ "^/" && index($i "/", ENVIRON["tree"]) != 1 && sub("/[^/]*$", "/", $i) && !seen[$i]++)
                print $i
    }' | while IFS= read -r outside; do
        [ ! -d "$outside" ] || printf '%s\n' "$outside"
    done >"$folder/launch.noted"
    mv "$folder/launch.noted" "$folder/launch.outside"
    mv "$folder/launch.begun" "$folder/launch.built"
}

machine_may_be_at_fault()
{
    grep -qE '^ninja: (error|fatal)|No such file or directory|ld: cannot find' "$log"
}

configure()
{
    if is_configured; then
        run_meson --reconfigure && return
        grep -q 'meson[._a-z]*:[0-9]*:[0-9]*: ERROR' "$log" && fail_build
    fi
    empty_folder
    # shellcheck disable=SC2086 # an option a word
    run_meson $options || fail_build
    printf '%s\n' "$wanted" >"$stamp"
}

# Takes away all that meson and ninja made, so that no half of it is left.
empty_folder()
{
    rm -f "$stamp"
    [ ! -d "$folder/meson-private" ] || find "$folder" -mindepth 1 -maxdepth 1 ! -name 'launch.*' -exec rm -rf {} +
}

run_meson()
{
    find_sentence preparing
    progress "$sentence"
    meson setup "$@" "$folder" "$top" </dev/null >>"$log" 2>&1 9>&-
}

# A last line of its own carries ninja's exit code through the pipe.
run_ninja()
{
    echo >"$folder/launch.begun"
    {
        NINJA_STATUS='[%f/%t] ' ninja -C "$folder" </dev/null 2>&1
        echo "exit code $?"
    } 9>&- | show_steps
}

# Copies ninja's lines to the log; shows how far it is; returns its exit code.
show_steps()
{
    code=3
    find_sentence building
    while IFS= read -r line; do
        case $line in
        'exit code '*) code=${line#exit code } ;;
        '['[0-9]*/[0-9]*'] '*) progress "$sentence ${line%%]*}]" ;;
        esac
        printf '%s\n' "$line"
    done >>"$log"
    progress ''
    return "$code"
}

# The one line: on a terminal it changes as the build goes on, and is gone when that is done ('').
shown=''
progress()
{
    if [ -t 2 ]; then
        [ -z "$shown" ] || printf '\r%40s\r' '' >&2
        [ -z "$1" ] || printf 'breuk: %s' "$1" >&2
        shown=$1
    elif [ -z "$shown" ] && [ -n "$1" ]; then
        say building-in "$folder"
        shown=$1
    fi
}

fail_build()
{
    progress ''
    tail -n 30 "$log" >&2
    fail build-failed "$log"
}
