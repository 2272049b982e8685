# Makes typefaces that differ from Andika in one thing each, for tests of whatever a school may have installed.
#
# usage: faces.py ANDIKA-REGULAR.ttf ANDIKA-BOLD.ttf FOLDER
#
# What each of them differs in is said at its function. The name of each is as long as Andika's, which is written over.
import struct
import sys

HEADER, RECORD = 12, 16


def tables_of(face):
    count = struct.unpack_from(">H", face, 4)[0]
    records = [struct.unpack_from(">4sIII", face, HEADER + i * RECORD) for i in range(count)]
    return {tag.decode(): bytearray(face[at : at + length]) for tag, _, at, length in records}


# Tables stand in the order of their tags, and each begins at a fourth byte. Nobody asks for sums.
def face_of(tables):
    place = HEADER + RECORD * len(tables)
    records, bodies = b"", b""
    for tag in sorted(tables):
        records += struct.pack(">4sIII", tag.encode(), 0, place + len(bodies), len(tables[tag]))
        bodies += bytes(tables[tag]) + b"\0" * (-len(tables[tag]) % 4)
    return struct.pack(">4sHHHH", b"\0\1\0\0", len(tables), 0, 0, 0) + records + bodies


def named(face, name):
    old = "Andika"
    assert len(name) == len(old)
    return (
        bytes(face)
        .replace(old.encode("utf-16-be"), name.encode("utf-16-be"))
        .replace(old.encode(), name.encode())
    )


# Which glyph each character has: Andika lists them all by ranges (cmap of format 12).
def glyphs_of(tables):
    cmap = tables["cmap"]
    for i in range(struct.unpack_from(">H", cmap, 2)[0]):
        at = struct.unpack_from(">HHI", cmap, 4 + 8 * i)[2]
        if struct.unpack_from(">H", cmap, at)[0] == 12:
            count = struct.unpack_from(">I", cmap, at + 12)[0]
            ranges = [struct.unpack_from(">III", cmap, at + 16 + 12 * k) for k in range(count)]
            return {c: glyph + c - first for first, last, glyph in ranges for c in range(first, last + 1)}
    raise ValueError("no cmap of format 12")


def leave_out(tables, unwanted):
    kept = sorted((c, glyph) for c, glyph in glyphs_of(tables).items() if not unwanted(chr(c)))
    rows = b"".join(struct.pack(">III", c, c, glyph) for c, glyph in kept)
    tables["cmap"] = struct.pack(">HHHHI", 0, 1, 3, 10, 12) + struct.pack(">HHIII", 12, 0, 16 + len(rows), 0, len(kept)) + rows


# Makes a character so much wider, with its ink in the middle.
def widen(tables, character, share):
    at = 4 * glyphs_of(tables)[ord(character)]
    width, left = struct.unpack_from(">Hh", tables["hmtx"], at)
    more = int(width * (share - 1))
    struct.pack_into(">Hh", tables["hmtx"], at, width + more, left + more // 2)


def twice_as_large(tables):
    units = struct.unpack_from(">H", tables["head"], 18)[0]
    struct.pack_into(">H", tables["head"], 18, units // 2)


# Ascent and descent by which lines are set apart.
def lines_half_as_far_apart(tables):
    for table, place, form in (
        ("hhea", 4, ">h"),
        ("hhea", 6, ">h"),
        ("OS/2", 68, ">h"),
        ("OS/2", 70, ">h"),
        ("OS/2", 74, ">H"),
        ("OS/2", 76, ">H"),
    ):
        value = struct.unpack_from(form, tables[table], place)[0]
        struct.pack_into(form, tables[table], place, int(value / 2))


# Capitals and digits twice as high, small letters as they are: so are hands that are taught at school.
def high_capitals(tables):
    count = struct.unpack_from(">H", tables["maxp"], 4)[0]
    long_places = struct.unpack_from(">h", tables["head"], 50)[0]
    places = struct.unpack(f">{count + 1}{'I' if long_places else 'H'}", tables["loca"])
    places = [place if long_places else 2 * place for place in places]
    outlines = [bytes(tables["glyf"][places[i] : places[i + 1]]) for i in range(count)]
    glyph = glyphs_of(tables)
    for character in "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ":
        outlines[glyph[ord(character)]] = twice_as_high(outlines[glyph[ord(character)]])
    places = [0]
    for outline in outlines:
        places.append(places[-1] + len(outline))
    tables["glyf"] = b"".join(outlines)
    tables["loca"] = struct.pack(f">{count + 1}I", *places)
    struct.pack_into(">h", tables["head"], 50, 1)


# An outline of TrueType, of no others: its points one after the other, first what each is, then all x, then all y. A
# step of y takes a byte, two or none; here each gets two.
def twice_as_high(outline):
    contours, left, low, right, high = struct.unpack_from(">hhhhh", outline)
    assert contours > 0
    ends = outline[10 : 10 + 2 * contours]
    points = struct.unpack_from(">H", ends, 2 * (contours - 1))[0] + 1
    place = 10 + 2 * contours
    place += 2 + struct.unpack_from(">H", outline, place)[0]  # hints
    flags = []
    while len(flags) < points:
        repeated = 1 + (outline[place + 1] if outline[place] & 8 else 0)
        flags += [outline[place]] * repeated
        place += 2 if outline[place] & 8 else 1
    start = place
    place += sum(1 if flag & 2 else 0 if flag & 16 else 2 for flag in flags)
    across, up = outline[start:place], b""
    for flag in flags:
        step = 0
        if flag & 4:
            step = outline[place] if flag & 32 else -outline[place]
            place += 1
        elif not flag & 32:
            step = struct.unpack_from(">h", outline, place)[0]
            place += 2
        up += struct.pack(">h", 2 * step)
    head = struct.pack(">hhhhh", contours, left, 2 * low, right, 2 * high)
    body = head + ends + b"\0\0" + bytes(flag & ~(4 | 8 | 32) for flag in flags) + across + up
    return body + b"\0" * (-len(body) % 4)


def without_fractions(tables):
    leave_out(tables, lambda c: c in "¼½¾⁄" or "\u2150" <= c <= "\u215f")


def without_signs(tables):
    leave_out(tables, lambda c: c in "→−")


# A feature frac, which is on wherever a fraction slash stands: it makes ½ of 1⁄2.
def fractions_by_default(tables):
    glyph = glyphs_of(tables)
    one, slash, two, half = (glyph[ord(c)] for c in "1⁄2½")
    lookup = struct.pack(">HHHHHHHHHHHHHHHH", 4, 0, 1, 8, 1, 8, 1, 14, 1, 1, one, 1, 4, half, 3, slash) + struct.pack(">H", two)
    scripts = struct.pack(">H4sH", 1, b"DFLT", 8) + struct.pack(">HHHHHH", 4, 0, 0, 0xFFFF, 1, 0)
    features = struct.pack(">H4sHHHH", 1, b"frac", 8, 0, 1, 0)
    lookups = struct.pack(">HH", 1, 4) + lookup
    tables["GSUB"] = struct.pack(">IHHH", 0x10000, 10, 10 + len(scripts), 10 + len(scripts) + len(features)) + scripts + features + lookups


# Colours of glyphs, with one layer of one colour for one glyph.
def with_colours(tables):
    tables["COLR"] = b"\0\0\0\1\0\0\0\16\0\0\0\24\0\1" b"\0\0\0\0\0\1" b"\0\0\0\0"
    tables["CPAL"] = b"\0\0\0\1\0\1\0\1\0\0\0\16\0\0" b"\0\0\0\377"


def wide_one(tables):
    widen(tables, "1", 2)


def own_widths(tables):
    for digit, share in zip("0123456789", (1, 0.8, 1, 1.8, 1, 1.2, 1.5, 0.8, 1, 1.3)):
        widen(tables, digit, share)


# The tables as they are, which WOFF allows where packing saves nothing (WOFF 1.0, 5).
def woff(face):
    tables = tables_of(face)
    place = 44 + 20 * len(tables)
    records, bodies = b"", b""
    for tag in sorted(tables):
        body = bytes(tables[tag])
        records += struct.pack(">4sIIII", tag.encode(), place + len(bodies), len(body), len(body), 0)
        bodies += body + b"\0" * (-len(body) % 4)
    size = HEADER + RECORD * len(tables) + len(bodies)
    head = struct.pack(">4s4sIHHIHHIIIII", b"wOFF", bytes(face[:4]), place + len(bodies), len(tables), 0, size, 1, 0, 0, 0, 0, 0, 0)
    return head + records + bodies


FACES = {
    "Anditl": twice_as_large,
    "Andilw": lines_half_as_far_apart,
    "Andihc": high_capitals,
    "Andinf": without_fractions,
    "Andina": without_signs,
    "Andifr": fractions_by_default,
    "Andicl": with_colours,
    "Andiw1": wide_one,
    "Andiow": own_widths,
    "Andinb": None,  # without bold
    "Andiwf": None,  # packed as WOFF
}


def main():
    sources = {}
    for weight, path in zip(("Regular", "Bold"), sys.argv[1:3]):
        with open(path, "rb") as file:
            sources[weight] = file.read()
    for name, change in FACES.items():
        for weight, andika in sources.items():
            if name == "Andinb" and weight == "Bold":
                continue
            face = named(andika, name)
            tables = tables_of(face)
            if change:
                change(tables)
            packed = name == "Andiwf"
            with open(f"{sys.argv[3]}/{name}-{weight}.{'woff' if packed else 'ttf'}", "wb") as file:
                file.write(woff(face) if packed else face_of(tables))


main()
