import { type Classification } from '../acts/classifier.js';
import { type Range } from '../matching/candidate.js';
import { isOfType } from '../matching/segments.js';
import { type Pack } from '../pack/pack.js';
import { type Lattice, type Segment } from '../spans/span.js';
import { type Candidate } from '../understanding.js';
import { type Weighed } from './weigh.js';
import { type ReadForm } from './form.js';
import { ownBlockedBy, type Verdict } from './guards.js';
import { moodIn } from './moods.js';
import { readingsIn } from './readings.js';

const FIT = { base: 0.55, prior: 0.45 } as const;
/** A value with its metric says much by itself; beside a telling the classifier has to agree. */
const LEAST_READING = { told: 0.2, other: 0.08 } as const;
const LEAST_MOOD = 0.05;
const MAIN_MOOD = 0.6;
/** "It was great" is a mood only where the classifier says so. */
const MOOD_OF_THING = 0.5;

interface Material {
  readonly classification: Classification;
  readonly lattice: Lattice;
  readonly form: ReadForm;
}

/** What is said of oneself: all values that were measured, and how one feels. */
export function selfCandidates(material: Material, pack: Pack): Weighed[] {
  return [...readingCandidates(material, pack), ...moodCandidates(material, pack)];
}

function readingCandidates({ classification: { acts }, lattice, form }: Material, pack: Pack): Weighed[] {
  const { readings, used } = readingsIn(lattice, pack);
  const skill = skillThatLogs('reading', pack);
  if (readings.length === 0 || skill === undefined) return [];
  const isEnough = acts.reading > (acts.told > acts.reading ? LEAST_READING.told : LEAST_READING.other);
  return [
    weighed(
      { act: 'reading', skill, parameters: { readings } },
      { prior: acts.reading, coverage: coverageOf(lattice, used) },
      ownBlockedBy('reading', form) ?? (isEnough ? undefined : 'unlikely'),
    ),
  ];
}

function moodCandidates({ classification: { acts }, lattice, form }: Material, pack: Pack): Weighed[] {
  const mood = moodIn(lattice);
  const skill = skillThatLogs('mood', pack);
  if (!mood || skill === undefined) return [];
  const { isMain, used, ...parameters } = mood;
  const least = form.subject === 'thing' ? MOOD_OF_THING : LEAST_MOOD;
  const isLikely = acts.mood > least && (isMain || acts.mood > acts.told);
  return [
    weighed(
      { act: 'mood', skill, parameters },
      { prior: isMain ? Math.max(MAIN_MOOD, acts.mood) : acts.mood, coverage: coverageOf(lattice, used) },
      ownBlockedBy('mood', form) ?? (isLikely ? undefined : 'unlikely'),
    ),
  ];
}

/** The first skill of that act in the pack: the others ask for what was logged, or take it back. */
function skillThatLogs(act: string, { skills }: Pack): string | undefined {
  return skills.find((spec) => spec.act === act && !spec.isQuestion)?.skill;
}

function weighed(
  candidate: Pick<Candidate, 'act' | 'skill' | 'parameters'>,
  { prior, coverage }: { readonly prior: number; readonly coverage: number },
  blocked: Verdict | undefined,
): Weighed {
  return {
    prior,
    candidate: {
      ...candidate,
      targets: [],
      coverage,
      unread: [],
      score: blocked === undefined ? FIT.base + FIT.prior * prior : 0,
      source: 'frames',
      ...(blocked && { verdict: blocked }),
    },
    ...(blocked && { blocked }),
  };
}

/** The share of what was said that these words are. When it was measured belongs to it. */
function coverageOf({ segments }: Lattice, used: readonly Range[]): number {
  const isRead = (segment: Segment): boolean =>
    used.some(({ start, end }) => segment.start < end && start < segment.end) ||
    ['when', 'day', 'daypart', 'log_word'].some((type) => isOfType(segment, type));
  const sum = (some: readonly Segment[]): number => some.reduce((total, { weight }) => total + weight, 0);
  return sum(segments.filter(isRead)) / (sum(segments) || 1);
}
