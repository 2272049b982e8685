#!/usr/bin/env python3
"""Prints marked-letter-list.h: the letters that have marks, by the letter without them.

usage: marked-letters.py > marked-letter-list.h
"""
import unicodedata

ABOVE_OR_BELOW, THROUGH = 202, 1  # canonical combining classes: 202 and above are round the letter
TYPED = {'æ': 'ae', 'ø': 'o', 'ſ': 's', 'ʒ': 'z'}  # what text/fold.c says of letters that have marks here


def is_mark(character):
    place = unicodedata.combining(character)
    return place == THROUGH or place >= ABOVE_OR_BELOW


def marked_letters():
    letters = {}
    for code in range(0x80, 0x3000):
        character = chr(code)
        base, *marks = unicodedata.normalize('NFD', character)
        if (unicodedata.category(character).startswith('L') and character == character.lower() and
                marks and all(map(is_mark, marks))):
            letters.setdefault(TYPED.get(base, base), []).append(character)
    return letters


print(f'''/*
 * MARKED(letter, with_marks): small letters with accents and other marks, by the letter that is left
 * of their canonical decomposition; Latin, Greek, Cyrillic and Arabic. marked-letters.py has made it
 * of the Unicode Character Database {unicodedata.unidata_version}.
 */''')
for base, characters in sorted(marked_letters().items()):
    print(f'MARKED("{base}", "{"".join(characters)}")')
