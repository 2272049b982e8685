# Makes typefaces that differ from Andika in one thing each, for tests of whatever a school may have installed.
#
# usage: faces.py ANDIKA.ttf FOLDER
#
# Anditl: twice as large at the same size. Andilw: lines that are half as far apart. Andiwf: packed as WOFF.
import struct
import sys

HEADER, RECORD = 12, 16


def tables(face):
    count = struct.unpack_from(">H", face, 4)[0]
    for at in range(HEADER, HEADER + count * RECORD, RECORD):
        tag, _, offset, length = struct.unpack_from(">4sIII", face, at)
        yield tag.decode(), offset, length


def named(face, name):
    old = "Andika"
    assert len(name) == len(old)
    return bytearray(
        bytes(face)
        .replace(old.encode("utf-16-be"), name.encode("utf-16-be"))
        .replace(old.encode(), name.encode())
    )


def tall(face):
    for tag, at, _ in tables(face):
        if tag == "head":
            units = struct.unpack_from(">H", face, at + 18)[0]
            struct.pack_into(">H", face, at + 18, units // 2)
    return face


def low(face):
    for tag, at, _ in tables(face):
        for place, form in {"hhea": ((4, ">h"), (6, ">h")), "OS/2": ((68, ">h"), (70, ">h"), (74, ">H"), (76, ">H"))}.get(tag, ()):
            value = struct.unpack_from(form, face, at + place)[0]
            struct.pack_into(form, face, at + place, int(value / 2))
    return face


# The tables as they are, which WOFF allows where packing saves nothing (WOFF 1.0, 5).
def woff(face):
    rows = list(tables(face))
    place = 44 + 20 * len(rows)
    records, bodies = b"", b""
    for index, (tag, at, length) in enumerate(rows):
        body = bytes(face[at : at + length])
        sum_ = struct.unpack_from(">I", face, HEADER + index * RECORD + 4)[0]
        records += struct.pack(">4sIIII", tag.encode(), place + len(bodies), length, length, sum_)
        bodies += body + b"\0" * (-length % 4)
    size = HEADER + RECORD * len(rows) + len(bodies)
    head = struct.pack(">4s4sIHHIHHIIIII", b"wOFF", bytes(face[:4]), place + len(bodies), len(rows), 0, size, 1, 0, 0, 0, 0, 0, 0)
    return head + records + bodies


def main():
    with open(sys.argv[1], "rb") as file:
        andika = file.read()
    for name, change, end in (("Anditl", tall, "ttf"), ("Andilw", low, "ttf"), ("Andiwf", woff, "woff")):
        with open(f"{sys.argv[2]}/{name}.{end}", "wb") as file:
            file.write(change(named(andika, name)))


main()
