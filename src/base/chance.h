/*
 * Random numbers: xoshiro256** 1.0 (Blackman and Vigna, 2018), whose state SplitMix64 fills from
 * one seed. One seed gives several separate streams, so that a game replays from its seed and its
 * moves on any machine. Bounded draws are unbiased (Lemire 2019, "Fast random integer generation in
 * an interval"). Code that stores a seed also stores the name and version below: raise the version
 * when the same seed would give other numbers.
 */
#ifndef BREUK_BASE_CHANCE_H
#define BREUK_BASE_CHANCE_H

#include <stdint.h>

#define CHANCE_NAME    "xoshiro256**"
#define CHANCE_VERSION 1

/* The purpose of a stream. The numbers are part of CHANCE_VERSION: never renumber them. */
enum chance_purpose {
    CHANCE_DEAL = 1,
    CHANCE_WHEEL = 2,
    CHANCE_BOT = 3,
    CHANCE_TEST = 4,
    CHANCE_TABLE = 5,    /* who goes first where several may act */
    CHANCE_LESSON = 6,   /* the questions of a lesson; the index is the pupil */
    CHANCE_PUPIL = 7,    /* a simulated pupil */
    CHANCE_WORKSHEET = 8 /* the questions of a lesson on paper; the index is the form */
};

/* A stream. It is a plain value: a copy continues from the same place, independently. */
struct chance {
    uint64_t state[4];
};

/* Starts the stream that `seed`, `purpose` and `index` name. The index tells streams of one purpose
 * apart: it is the bot's seat, or the round's number. */
void chance_init(struct chance *chance, uint64_t seed, enum chance_purpose purpose, uint32_t index);

/* Advances the state by one step of SplitMix64 (Steele, Lea, Flood 2014), and returns 64 random
 * bits. */
uint64_t chance_splitmix(uint64_t *state);

/* Rotates the bits of x left by k places, 0 < k < 64. */
static inline uint64_t chance_rotate(uint64_t x, int k)
{
    return x << k | x >> (64 - k);
}

/* Returns 64 random bits. */
static inline uint64_t chance_next(struct chance *chance)
{
    uint64_t *s = chance->state;
    uint64_t result = chance_rotate(s[1] * 5, 7) * 9, t = s[1] << 17;

    s[2] ^= s[0];
    s[3] ^= s[1];
    s[1] ^= s[2];
    s[0] ^= s[3];
    s[2] ^= t;
    s[3] = chance_rotate(s[3], 45);
    return result;
}

/* Finishes a bounded draw whose product has a lower half below the bound (about one draw in 2³² ∕
 * bound): draws again as often as an unbiased result needs. */
uint32_t chance_redraw_below(struct chance *chance, uint64_t product, uint32_t bound);

/* Draws a number from 0 … bound − 1, each equally likely; bound > 0. */
static inline uint32_t chance_below(struct chance *chance, uint32_t bound)
{
    uint64_t product = (chance_next(chance) >> 32) * bound;

    if (__builtin_expect((uint32_t)product < bound, 0))
        return chance_redraw_below(chance, product, bound);
    return (uint32_t)(product >> 32);
}

#endif
