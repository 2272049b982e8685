#!/bin/sh
# Every #include in src/ against the table of src/rooms.txt: which rooms a room may use, and which libraries it alone
# may use. Speaks TAP, a test a room, one "#" line for each include that is not allowed.
#
# usage: rooms.sh TREE     the folder that holds src/
set -u
tree=${1:?"usage: rooms.sh TREE"}
src=$tree/src
tab=$(printf '\t')
[ -f "$src/rooms.txt" ] || { echo "Bail out! $src/rooms.txt: not there"; exit 1; }

# One line an include: FILE LINE ROOM KIND HEADER, where KIND is < or ". A folder without a row comes in too.
includes()
{
    (cd "$tree" && find src -type f \( -name '*.c' -o -name '*.h' \) -exec awk '
        /^[ \t]*#[ \t]*include[ \t]*[<"]/ {
            header = $0
            sub(/^[ \t]*#[ \t]*include[ \t]*/, "", header)
            kind = substr(header, 1, 1)
            header = substr(header, 2)
            sub(/[>"].*$/, "", header)
            split(FILENAME, part, "/")
            print FILENAME "\t" FNR "\t" part[2] "\t" kind "\t" header
        }' {} +) | sort -t "$tab" -k 1,1 -k 2,2n
}

includes | awk -v src="$src" '
    BEGIN {
        FS = "\t"
        # Which headers a library of the last column has: a regular expression on what stands between < and >.
        header_of["cairo"] = "^(cairo/)?cairo[a-z-]*\\.h$"
        header_of["pangocairo"] = "^(pango/|glib|gobject|hb)"
        header_of["fontconfig"] = "^fontconfig/"
        header_of["librsvg"] = "^librsvg/"
        header_of["libxml2"] = "^libxml/"
        header_of["jansson"] = "^jansson"
        header_of["intl"] = "^libintl\\.h$"
        header_of["sqlite3"] = "^sqlite3"
        header_of["libzip"] = "^zip"
        header_of["zlib"] = "^zlib\\.h$"
        header_of["ncursesw"] = "^(ncursesw?/|n?curses|term\\.h|panel\\.h)"
        header_of["getopt"] = "^getopt\\.h$"
        header_of["threads"] = "^(pthread|threads|stdatomic)\\.h$"
        # Of the C library a room may use what it likes.
        split("assert ctype dirent dlfcn errno fcntl float inttypes langinfo limits locale malloc math poll regex sched setjmp " \
              "signal stdalign stdarg stdbool stddef stdint stdio stdlib stdnoreturn string strings termios time " \
              "uchar unistd wchar wctype " \
              "sys/file sys/inotify sys/ioctl sys/mman sys/random sys/resource sys/stat sys/time sys/types sys/wait",
              names, " ")
        for (i in names)
            standard[names[i] ".h"] = 1
        read_table(src "/rooms.txt")
    }

    # Fills room[1..rooms], standing[] (1 is the top), may_use[room, room] = "*" or the headers, alone[room, library].
    function read_table(path,    line, column, words, n, i, name, only, got) {
        while ((got = (getline line < path)) > 0) {
            if (line ~ /^#/ || line ~ /^[ \t]*$/)
                continue
            if (split(line, column, "|") != 3)
                wrong_row("three columns are wanted: " line)
            name = trimmed(column[1])
            room[++rooms] = name
            standing[name] = rooms
            n = split(trimmed(column[2]), words, /[ \t]+/)
            for (i = 1; i <= n; i++) {
                only = "*"
                if (words[i] ~ /\(.*\)$/) {
                    only = words[i]
                    gsub(/^[^(]*\(|\)$/, "", only)
                    sub(/\(.*/, "", words[i])
                }
                row[name, words[i]] = only
                rows[name] = rows[name] " " words[i]
            }
            n = split(trimmed(column[3]), words, /[ \t]+/)
            for (i = 1; i <= n; i++) {
                alone[name, words[i]] = 1
                if (!(words[i] in header_of))
                    wrong_row(name ": tests/rooms.sh does not know the headers of " words[i])
            }
        }
        close(path)
        if (rooms == 0)
            wrong_row("no rooms")
        # From the bottom up, so that what a room uses is complete before it is added to what stands above.
        for (i = rooms; i >= 1; i--)
            add_used(room[i])
    }

    # may_use of a room: itself, its row, and whatever those may use. A room in full beats a part of it.
    function add_used(name,    words, n, i, j, below, part) {
        may_use[name, name] = "*"
        n = split(trimmed(rows[name]), words, " ")
        for (i = 1; i <= n; i++) {
            if (!(words[i] in standing))
                wrong_row(name " uses " words[i] ", which has no row")
            else if (standing[words[i]] <= standing[name])
                wrong_row(name " uses " words[i] ", which does not stand below it")
            allow(name, words[i], row[name, words[i]])
            for (j = 1; j <= rooms; j++) {
                below = room[j]
                if (below != words[i] && (words[i], below) in may_use)
                    allow(name, below, may_use[words[i], below])
            }
        }
    }

    function allow(name, used, headers) {
        if (headers == "*" || may_use[name, used] == "*")
            may_use[name, used] = "*"
        else
            may_use[name, used] = may_use[name, used] "," headers
    }

    function trimmed(text) {
        gsub(/^[ \t]+|[ \t]+$/, "", text)
        return text
    }

    function wrong_row(text) {
        table_faults = table_faults "# src/rooms.txt: " text "\n"
    }

    function complain(text) {
        faults[$3] = faults[$3] "# " $1 ":" $2 ": " text "\n"
    }

    function check_own(    used, part) {
        if (split($5, part, "/") < 2) {
            complain("\"" $5 "\": write \"room/file.h\"")
            return
        }
        used = part[1]
        if (!(used in standing))
            complain("\"" $5 "\": there is no room " used)
        else if (!(($3, used) in may_use))
            complain("\"" $5 "\": " $3 " may not use " used)
        else if (may_use[$3, used] != "*" && index("," may_use[$3, used] ",", "," part[2] ",") == 0)
            complain("\"" $5 "\": of " used ", " $3 " may use only" parts(may_use[$3, used]))
    }

    function parts(list) {
        gsub(/,/, " ", list)
        return list ~ /^ / ? list : " " list
    }

    function check_foreign(    library) {
        if ($5 in standard)
            return
        for (library in header_of) {
            if ($5 ~ header_of[library]) {
                if (!(($3, library) in alone))
                    complain("<" $5 ">: only the room with " library " in its row may include it")
                return
            }
        }
        complain("<" $5 ">: of no library that tests/rooms.sh knows; give it a row in src/rooms.txt and there")
    }

    {
        seen[$3]++
        if (!($3 in standing))
            homeless[$3] = 1
        else if ($4 == "<")
            check_foreign()
        else
            check_own()
    }

    END {
        for (name in homeless)
            wrong_row("src/" name " has no row")
        verdict("the table has every room, each using only what stands below it", table_faults)
        for (i = 1; i <= rooms; i++)
            if (seen[room[i]])
                verdict(room[i] " includes only what it may", faults[room[i]])
        print "1.." tests
        exit failed ? 1 : 0
    }

    function verdict(name, text) {
        printf "%s %d - %s\n%s", text == "" ? "ok" : "not ok", ++tests, name, text
        if (text != "")
            failed++
    }
'
