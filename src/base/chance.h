/*
 * Chance: xoshiro256** 1.0 (Blackman and Vigna, 2018), its state filled by SplitMix64 from one
 * seed. Separate streams come from one seed, so that a game replays from its seed and its moves, on
 * any machine. Bounded draws are unbiased (Lemire 2019, "Fast random integer generation in an
 * interval"). The name and version below are stored wherever a seed is; change what a seed gives,
 * and change the version.
 */
#ifndef BREUK_BASE_CHANCE_H
#define BREUK_BASE_CHANCE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define CHANCE_NAME    "xoshiro256**"
#define CHANCE_VERSION 1

/* What a stream is for. Numbers are part of CHANCE_VERSION: never renumber. */
enum chance_purpose {
    CHANCE_DEAL = 1,
    CHANCE_WHEEL = 2,
    CHANCE_BOT = 3,
    CHANCE_TEST = 4,
    CHANCE_TABLE = 5, /* who is first, where several may act */
    CHANCE_LESSON = 6 /* questions of a lesson; index: the pupil */
};

/* A plain value: a copy goes on by itself from the same place. */
struct chance {
    uint64_t state[4];
    const uint32_t *script; /* outcomes still to be given; borrowed */
    size_t scripted;        /* how many of them are left; 0: the generator draws */
    bool script_misfit;     /* a scripted outcome was not below its bound, and was passed over */
};

/* index tells streams of one purpose apart: the bot's seat, the round's number. */
void chance_init(struct chance *chance, uint64_t seed, enum chance_purpose purpose, uint32_t index);

/* The next bounded draws give these outcomes in this order; then the generator goes on. */
void chance_script(struct chance *chance, const uint32_t *outcomes, size_t count);

/* One step of SplitMix64 (Steele, Lea, Flood 2014). */
uint64_t chance_splitmix(uint64_t *state);

uint32_t chance_scripted_below(struct chance *chance, uint32_t bound);

static inline uint64_t chance_rotate(uint64_t x, int k)
{
    return x << k | x >> (64 - k);
}

/* 64 random bits; never scripted. */
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

/* For a bounded draw whose product has a lower half below the bound, one in 2³² ∕ bound: draws
 * again as long as it must. */
uint32_t chance_redraw_below(struct chance *chance, uint64_t product, uint32_t bound);

/* As chance_below, for a stream without a script. */
static inline uint32_t chance_drawn_below(struct chance *chance, uint32_t bound)
{
    uint64_t product = (chance_next(chance) >> 32) * bound;

    if (__builtin_expect((uint32_t)product < bound, 0))
        return chance_redraw_below(chance, product, bound);
    return (uint32_t)(product >> 32);
}

/* Uniform over 0 … bound − 1; bound > 0. */
static inline uint32_t chance_below(struct chance *chance, uint32_t bound)
{
    if (__builtin_expect(chance->scripted != 0, 0))
        return chance_scripted_below(chance, bound);
    return chance_drawn_below(chance, bound);
}

#endif
