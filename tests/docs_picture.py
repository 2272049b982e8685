#!/usr/bin/env python3
"""Puts pictures of pages beside each other, as the one of README.md, or compares two pictures.

usage: docs_picture.py join OUT.png PAGE.png …
       docs_picture.py differ ONE.png OTHER.png      prints how many of 1000 pixels clearly differ

Reads and writes PNG of 8 bits, red, green and blue, which is what breuk writes.
"""
import struct
import sys
import zlib

EDGE, GREY = 6, b'\xdd\xdd\xdd'


def paeth(left, above, corner):
    by_left, by_above, by_corner = abs(above - corner), abs(left - corner), abs(left + above - 2 * corner)
    return left if by_left <= by_above and by_left <= by_corner else above if by_above <= by_corner else corner


def read(path):
    """Returns width and rows, each of them bytes."""
    with open(path, 'rb') as file:
        data = file.read()
    at, packed = 8, b''
    while at < len(data):
        length, kind = struct.unpack('>I4s', data[at:at + 8])
        chunk = data[at + 8:at + 8 + length]
        if kind == b'IHDR':
            width, height, form = struct.unpack('>II5s', chunk)
            assert form == b'\x08\x02\0\0\0', path
        packed += chunk if kind == b'IDAT' else b''
        at += 12 + length
    raw, size, above, rows = zlib.decompress(packed), 3 * width, bytes(3 * width), []
    for y in range(height):
        how, row = raw[y * (size + 1)], bytearray(raw[y * (size + 1) + 1:(y + 1) * (size + 1)])
        for i in range(size if how else 0):
            left, corner = (row[i - 3], above[i - 3]) if i > 2 else (0, 0)
            guess = (0, left, above[i], (left + above[i]) // 2, 0)[how] if how < 4 else paeth(left, above[i], corner)
            row[i] = (row[i] + guess) & 255
        above = bytes(row)
        rows.append(above)
    return width, rows


def write(path, width, rows):
    def chunk(kind, data):
        return struct.pack('>I', len(data)) + kind + data + struct.pack('>I', zlib.crc32(kind + data))

    with open(path, 'wb') as file:
        file.write(b'\x89PNG\r\n\x1a\n' + chunk(b'IHDR', struct.pack('>II5s', width, len(rows), b'\x08\x02\0\0\0')) +
                   chunk(b'IDAT', zlib.compress(b''.join(b'\0' + row for row in rows), 9)) + chunk(b'IEND', b''))


def join(out, paths):
    pages = [read(path) for path in paths]
    width = EDGE + sum(page[0] + EDGE for page in pages)
    border = [width * GREY] * EDGE
    rows = [EDGE * GREY + b''.join(row + EDGE * GREY for row in beside) for beside in zip(*(page[1] for page in pages))]
    write(out, width, border + rows + border)


def differ(one, other):
    (width, rows), (other_width, other_rows) = read(one), read(other)
    if (width, len(rows)) != (other_width, len(other_rows)):
        return 1000
    pairs = zip(b''.join(rows), b''.join(other_rows))
    return 1000 * sum(abs(a - b) > 96 for a, b in pairs) // (3 * width * len(rows))


if sys.argv[1] == 'join':
    join(sys.argv[2], sys.argv[3:])
else:
    print(differ(*sys.argv[2:]))
