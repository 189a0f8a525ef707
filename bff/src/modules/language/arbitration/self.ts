import { type Classification } from '../acts/classifier.js';
import { type Pack } from '../pack/pack.js';
import { type Lattice } from '../spans/span.js';
import { type Candidate } from '../understanding.js';
import { type Weighed } from './arbitrate.js';
import { type ReadForm } from './form.js';
import { moodIn } from './moods.js';
import { readingsIn } from './readings.js';
import { type Verdict } from './guards.js';

const READ = { coverage: 0.94 } as const;
const FIT = { base: 0.55, prior: 0.45 } as const;
/** A value with its metric says much by itself; beside a telling the classifier has to agree. */
const LEAST_READING = { told: 0.2, other: 0.08 } as const;
const LEAST_MOOD = 0.05;

/** What is said of oneself: values that were measured, and how one feels. */
export function selfCandidates(
  { classification, lattice, form }: { classification: Classification; lattice: Lattice; form: ReadForm },
  pack: Pack,
): Weighed[] {
  return [...readingCandidates(classification, lattice, { form, pack }), ...moodCandidates(classification, lattice, form)];
}

function readingCandidates(
  { acts }: Classification,
  lattice: Lattice,
  { form, pack }: { form: ReadForm; pack: Pack },
): Weighed[] {
  const { readings } = readingsIn(lattice, metricsOf(pack));
  if (readings.length === 0) return [];
  const isTold = acts.told > acts.reading;
  const isEnough = acts.reading > (isTold ? LEAST_READING.told : LEAST_READING.other);
  const blocked: Verdict | undefined = isOwn(form) ? (isEnough ? undefined : 'unlikely') : 'told';
  return [weighed({ act: 'reading', skill: 'reading.log', parameters: { readings } }, acts.reading, blocked)];
}

/** Measured now and of oneself: not asked, wished, told of others or of long ago. */
function isOwn(form: ReadForm): boolean {
  const isLongAgo = form.isPast && form.isConditional;
  return !(form.isQuestion || form.isUnreal || form.isOfOthers || isLongAgo || form.scope !== undefined);
}

function moodCandidates({ acts }: Classification, lattice: Lattice, form: ReadForm): Weighed[] {
  const mood = moodIn(lattice);
  if (!mood) return [];
  const { isMain, ...parameters } = mood;
  const isLikely = acts.mood > LEAST_MOOD && (isMain || acts.mood > acts.told);
  const blocked: Verdict | undefined = form.isQuestion && !form.isPolite ? 'told' : isLikely ? undefined : 'unlikely';
  const prior = isMain ? Math.max(0.6, acts.mood) : acts.mood;
  return [weighed({ act: 'mood', skill: 'mood.log', parameters }, prior, blocked)];
}

function weighed(
  candidate: Pick<Candidate, 'act' | 'skill' | 'parameters'>,
  prior: number,
  blocked: Verdict | undefined,
): Weighed {
  return {
    prior,
    candidate: {
      ...candidate,
      targets: [],
      coverage: READ.coverage,
      unread: [],
      score: blocked === undefined ? FIT.base + FIT.prior * prior : 0,
      source: 'frames',
      ...(blocked && { verdict: blocked }),
    },
    ...(blocked && { blocked }),
  };
}

const metrics = new WeakMap<Pack, readonly unknown[]>();

/** Each metric of a pack, by its words; walked once. */
function metricsOf(pack: Pack): readonly unknown[] {
  const known = metrics.get(pack);
  if (known) return known;
  const found: unknown[] = [];
  const walk = ({ next, meanings }: Pack['lexicon']): void => {
    for (const { type, value } of meanings) if (type === 'metric') found.push(value);
    for (const node of next.values()) walk(node);
  };
  walk(pack.lexicon);
  metrics.set(pack, found);
  return found;
}
