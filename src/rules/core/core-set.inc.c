/* Bit sets of pieces. Part of core.inc.c. */

HOT set set_row(const uint64_t *rows, int row)
{
    set s;
    memcpy(&s, rows + row * WORDS, sizeof s);
    return s;
}

HOT set set_and(set a, set b)
{
    for (int i = 0; i < WORDS; i++)
        a.word[i] &= b.word[i];
    return a;
}

HOT set set_or(set a, set b)
{
    for (int i = 0; i < WORDS; i++)
        a.word[i] |= b.word[i];
    return a;
}

HOT set set_without(set a, set b)
{
    for (int i = 0; i < WORDS; i++)
        a.word[i] &= ~b.word[i];
    return a;
}

HOT bool set_any(set a)
{
    uint64_t any = 0;
    for (int i = 0; i < WORDS; i++)
        any |= a.word[i];
    return any != 0;
}

HOT unsigned set_count(set a)
{
    unsigned count = 0;
    for (int i = 0; i < WORDS; i++)
        count += (unsigned)__builtin_popcountll(a.word[i]);
    return count;
}

HOT void set_add(set *a, unsigned member)
{
    a->word[member / 64] |= UINT64_C(1) << member % 64;
}

/* Writes every word: a set that was just written in part would be slow to read as a whole. */
HOT void set_remove(set *a, unsigned member)
{
    for (unsigned i = 0; i < WORDS; i++)
        a->word[i] &= ~((uint64_t)(member / 64 == i) << member % 64);
}

HOT bool set_has(const set *a, unsigned member)
{
    return a->word[member / 64] >> member % 64 & 1;
}

/* Returns the lowest member of a set that is not empty. */
HOT unsigned set_first(set a)
{
    unsigned i = 0;
    while (a.word[i] == 0)
        i++;
    return i * 64 + (unsigned)__builtin_ctzll(a.word[i]);
}

/* Returns the place of bit number k (from 0) of a word that has more than k. */
HOT unsigned word_select(uint64_t word, unsigned k)
{
#if defined __BMI2__ && defined __x86_64__
    return (unsigned)__builtin_ctzll(__builtin_ia32_pdep_di(UINT64_C(1) << k, word));
#else
    while (k-- > 0)
        word &= word - 1;
    return (unsigned)__builtin_ctzll(word);
#endif
}

/* Returns a piece of the card that the set has, or NO_PIECE. */
HOT unsigned piece_in(const struct game *game, set in, int card)
{
    set found = set_and(in, set_row(game->rules->of_card, card));
    return set_any(found) ? set_first(found) : NO_PIECE;
}

/* Returns member number k (from 0) of a set that has more than k. The words stay in registers: an
 * array indexed by a variable would have to go through memory. */
HOT unsigned set_select(set a, unsigned k)
{
    unsigned before = 0, at = 0, count = 0;
    uint64_t word = a.word[0];
    for (unsigned i = 1; i < WORDS; i++) {
        count += (unsigned)__builtin_popcountll(a.word[i - 1]);
        bool beyond = k >= count;
        word = beyond ? a.word[i] : word;
        before = beyond ? count : before;
        at = beyond ? i : at;
    }
    return at * 64 + word_select(word, k - before);
}
