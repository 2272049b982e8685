#include "skill/evidence.h"

#include <math.h>
#include <string.h>

const double grid_slip[GRID_SLIPS] = {.05, .2, .4, .7};
const double grid_strength[GRID_STRENGTHS] = {.5, .7, .9};

/* The priors: the shares of pupils who only slip, who go by looks, and who hold a belief. */
static const double prior_none = .49, prior_alike = .21, prior_beliefs = .3;
/* A probe comes from PROBE_FROM informative decisions on, and again after PROBE_AGAIN more, if the
 * leader's probability is at least probe_p. */
enum { PROBE_FROM = 2, PROBE_AGAIN = 3 };
static const double probe_p = .08;
static const double perhaps_p = .8, quite_sure_p = .98, sure_though_alike_p = .99;

void evidence_init(struct evidence *evidence, hypothesis_set shown)
{
    *evidence = (struct evidence){.shown = shown, .probed_at = -1};
}

void evidence_show(struct evidence *evidence, hypothesis_set more)
{
    for (int h = 0; h < HYPOTHESES; h++)
        if (more & ~evidence->shown & hypothesis_bit(h))
            for (int l = 0; l < GRID_STRENGTHS; l++)
                memcpy(evidence->log_belief[h][l], evidence->log_none, sizeof evidence->log_none);
    evidence->shown |= more;
}

/* --- how probable an action is */

/*
 * Without a hint: all. Once it was told how many cards fit, drawing and laying no longer mean the
 * same: half, which is our choice, and does not bring on a probe. Once it was told which, the right
 * card tells no belief from another: nothing, as in lessons, where only answers without a hint are
 * decisions (docs/design/diagnosis.md, “What counts”). A weight below 1 keeps the bound of the
 * model: if the factor of the beliefs against none has the mean 1, its root has one of at most 1
 * (Jensen).
 */
static const double weights[] = {1, .5, 0};

double evidence_weight(int hints)
{
    int last = (int)(sizeof weights / sizeof *weights) - 1;

    return weights[hints < 0 ? 0 : hints < last ? hints : last];
}

static double of_none(const struct decision *d, double slip)
{
    return d->wrong ? slip * d->slips * d->by_slip : 1 - slip * d->slips;
}

static double of_alike(const struct decision *d, double slip)
{
    return d->wrong ? slip * d->slips * d->by_slip * d->alike : 1 - slip * d->slips;
}

static double of_belief(const struct decision *d, int h, double strength, double slip)
{
    if (d->accepted[h] == 0)
        return of_none(d, slip);
    if (!d->wrong)
        return strength * d->allowed[h] + (1 - strength) * (1 - slip * d->slips);
    double meant = d->hits & hypothesis_bit(h) ? (1 - d->allowed[h]) / d->accepted[h] : 0;
    return strength * meant + (1 - strength) * slip * d->slips * d->by_slip;
}

static bool is_probability(double p)
{
    return p > 0 && p <= 1 + 1e-9;
}

static bool makes_sense(const struct decision *d)
{
    for (int h = 0; h < HYPOTHESES; h++)
        if (d->accepted[h] < 0 || !(d->allowed[h] >= 0 && d->allowed[h] < 1) ||
            (d->accepted[h] == 0 && d->hits & hypothesis_bit(h)))
            return false;
    return is_probability(d->slips) &&
           (!d->wrong || (is_probability(d->by_slip) && d->alike > 0 && isfinite(d->alike)));
}

static void add_logs(struct evidence *e, const struct decision *d, double fading)
{
    double weight = evidence_weight(d->hints);

    for (int s = 0; s < GRID_SLIPS; s++) {
        double slip = grid_slip[s], log_none = weight * log(of_none(d, slip));
        e->log_none[s] = fading * e->log_none[s] + log_none;
        e->log_alike[s] = fading * e->log_alike[s] + weight * log(of_alike(d, slip));
        for (int h = 0; h < HYPOTHESES; h++)
            for (int l = 0; e->shown & hypothesis_bit(h) && l < GRID_STRENGTHS; l++)
                e->log_belief[h][l][s] =
                    fading * e->log_belief[h][l][s] +
                    (d->accepted[h] ? weight * log(of_belief(d, h, grid_strength[l], slip))
                                    : log_none);
    }
}

/* Counts an answer of a probe for each family with a hypothesis that predicts it. */
static void count_probe(struct evidence *e, const struct decision *d)
{
    bool hit[HYPOTHESES] = {false};

    for (int h = 0; h < HYPOTHESES; h++)
        if (d->hits & e->shown & hypothesis_bit(h))
            hit[hypothesis_family(h)] = true;
    for (int h = 0; h < HYPOTHESES; h++)
        e->probe_hits[h] += hit[h];
    e->probe_wrong += d->wrong;
    e->probe_alike += d->wrong && d->alike > 1;
    e->probe_left--;
}

bool evidence_add(struct evidence *evidence, const struct decision *decision, double fading)
{
    if ((decision->wrongs == 0 && !decision->typed) || evidence_weight(decision->hints) <= 0) {
        evidence_skip(evidence);
        return true;
    }
    if (!makes_sense(decision) || !is_probability(fading))
        return false;
    add_logs(evidence, decision, fading);
    evidence->decisions++;
    evidence->informative += decision->hints <= 0 && decision_informs(decision, evidence->shown);
    if (evidence->probe_left > 0)
        count_probe(evidence, decision);
    return true;
}

bool evidence_add_between(struct evidence *evidence, const struct decision *decision, double fading)
{
    int left = evidence->probe_left;

    evidence->probe_left = 0;
    bool added = evidence_add(evidence, decision, fading);
    evidence->probe_left = left;
    return added;
}

/* --- conclusions */

/* Counts the families that can show, and the forms of each. */
static int count_families(hypothesis_set shown, int forms[static HYPOTHESES])
{
    int families = 0;

    memset(forms, 0, HYPOTHESES * sizeof *forms);
    for (int h = 0; h < HYPOTHESES; h++)
        if (shown & hypothesis_bit(h))
            families += forms[hypothesis_family(h)]++ == 0;
    return families;
}

static double largest_log(const struct evidence *e)
{
    double largest = -INFINITY;

    for (int s = 0; s < GRID_SLIPS; s++) {
        largest = fmax(largest, fmax(e->log_none[s], e->log_alike[s]));
        for (int h = 0; h < HYPOTHESES; h++)
            for (int l = 0; e->shown & hypothesis_bit(h) && l < GRID_STRENGTHS; l++)
                largest = fmax(largest, e->log_belief[h][l][s]);
    }
    return largest;
}

/* The mean over the grid, beside the largest. */
static double mean_of(const double *logs, int count, double largest)
{
    double sum = 0;

    for (int i = 0; i < count; i++)
        sum += exp(logs[i] - largest);
    return sum / count;
}

bool evidence_weigh(const struct evidence *evidence, struct posterior *out)
{
    int forms[HYPOTHESES], families = count_families(evidence->shown, forms);
    double largest = largest_log(evidence), sum;

    *out = (struct posterior){.none = prior_none * mean_of(evidence->log_none, GRID_SLIPS, largest),
                              .alike =
                                  prior_alike * mean_of(evidence->log_alike, GRID_SLIPS, largest)};
    sum = out->none + out->alike;
    for (int h = 0; h < HYPOTHESES; h++) {
        if (!(evidence->shown & hypothesis_bit(h)))
            continue;
        out->belief[h] = prior_beliefs / families / forms[hypothesis_family(h)] *
                         mean_of(evidence->log_belief[h][0], GRID_STRENGTHS * GRID_SLIPS, largest);
        sum += out->belief[h];
    }
    if (!(sum > 0 && isfinite(sum))) {
        *out = (struct posterior){0};
        return false;
    }
    out->none /= sum;
    out->alike /= sum;
    for (int h = 0; h < HYPOTHESES; h++) {
        out->belief[h] /= sum;
        out->family[hypothesis_family(h)] += out->belief[h];
    }
    return true;
}

hypothesis_set evidence_causes(const struct decision *decision)
{
    static const double as_good = 1 - 1e-9;
    hypothesis_set causes = 0;
    struct evidence alone;

    evidence_init(&alone, decision->hits);
    if (!decision->wrong || !evidence_add(&alone, decision, FADING_LESSON))
        return 0;
    const double largest = largest_log(&alone);
    const double idle = fmax(mean_of(alone.log_none, GRID_SLIPS, largest),
                             mean_of(alone.log_alike, GRID_SLIPS, largest));
    double best = idle;
    for (int h = 0; h < HYPOTHESES; h++) {
        if (!(decision->hits & hypothesis_bit((enum hypothesis)h)))
            continue;
        double likely = mean_of(alone.log_belief[h][0], GRID_STRENGTHS * GRID_SLIPS, largest);
        if (likely <= idle || likely < best * as_good)
            continue;
        if (likely * as_good > best)
            causes = 0;
        best = fmax(best, likely);
        causes |= hypothesis_bit((enum hypothesis)h);
    }
    return causes;
}

double evidence_p(const struct evidence *evidence, enum hypothesis family)
{
    struct posterior posterior;

    return evidence_weigh(evidence, &posterior) ? posterior.family[hypothesis_family(family)] : 0;
}

/* The most probable family of those that are not in `but`. */
static enum hypothesis best_of(const struct posterior *posterior, hypothesis_set but, double *p)
{
    enum hypothesis best = HYPOTHESES;

    *p = 0;
    for (int h = 0; h < HYPOTHESES; h++)
        if (!(but & hypothesis_bit(h)) && posterior->family[h] > *p) {
            best = (enum hypothesis)h;
            *p = posterior->family[h];
        }
    return best;
}

enum hypothesis evidence_leader(const struct evidence *evidence, double *p)
{
    struct posterior posterior;

    evidence_weigh(evidence, &posterior);
    return best_of(&posterior, 0, p);
}

int evidence_rivals(const struct evidence *evidence, enum hypothesis leader, enum hypothesis *out,
                    int most)
{
    struct posterior posterior;
    hypothesis_set known = hypothesis_bit(leader);
    int count = 0;
    double p;

    evidence_weigh(evidence, &posterior);
    while (count < most) {
        enum hypothesis rival = best_of(&posterior, known, &p);
        if (rival == HYPOTHESES)
            break;
        known |= hypothesis_bit(rival);
        out[count++] = rival;
    }
    return count;
}

bool evidence_wants_probe(const struct evidence *evidence)
{
    int since = evidence->informative - evidence->probed_at;
    double p;

    if (evidence->probe_left > 0 || evidence->informative < PROBE_FROM ||
        (evidence->probed_at >= 0 && since < PROBE_AGAIN))
        return false;
    return evidence_leader(evidence, &p) != HYPOTHESES && p >= probe_p &&
           evidence_named(evidence) == HYPOTHESES;
}

void evidence_begin_probe(struct evidence *evidence)
{
    evidence->probed_at = evidence->informative;
    evidence->probe_left = PROBE_ITEMS;
    memset(evidence->probe_hits, 0, sizeof evidence->probe_hits);
    evidence->probe_wrong = evidence->probe_alike = 0;
}

void evidence_skip(struct evidence *evidence)
{
    if (evidence->probe_left > 0)
        evidence->probe_left--;
}

void evidence_end_probe(struct evidence *evidence)
{
    evidence->probe_left = 0;
}

enum hypothesis evidence_named(const struct evidence *evidence)
{
    bool alike = evidence->probe_alike == evidence->probe_wrong;
    double p;
    enum hypothesis leader = evidence_leader(evidence, &p);

    if (evidence->probed_at < 0 || evidence->probe_left > 0 || leader == HYPOTHESES ||
        p < (alike ? sure_though_alike_p : quite_sure_p) ||
        evidence->probe_hits[leader] < PROBE_HITS)
        return HYPOTHESES;
    return leader;
}

enum certainty evidence_certainty(double p)
{
    return p >= quite_sure_p ? CERTAINTY_QUITE_SURE
           : p >= perhaps_p  ? CERTAINTY_PERHAPS
                             : CERTAINTY_NOTHING;
}
