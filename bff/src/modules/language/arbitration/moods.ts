import { type Range } from '../matching/candidate.js';
import { isOfType } from '../matching/segments.js';
import { type Lattice, type Segment } from '../spans/span.js';

const BEST = 5;
const MIDDLE = 3;
const TELLING_WEIGHT = 0.2;

export interface Mood {
  /** 1, the worst, to 5. */
  readonly mood: number;
  readonly word: string;
  /** Most of what is said is of the mood. */
  readonly isMain: boolean;
  readonly used: readonly Range[];
}

/** The strongest word of a mood, or a number said beside a word for the scale. */
export function moodIn({ segments, spans }: Lattice): Mood | undefined {
  const words = segments.filter((segment) => isOfType(segment, 'mood'));
  const telling = segments.filter(isTelling);
  const isMain = words.length > 0 && words.length * 2 >= telling.length;
  const number = segments.some((segment) => isOfType(segment, 'mood_scale')) ? numberIn(spans) : undefined;
  const [strongest] = words
    .map((segment) => ({ word: segment.text, mood: moodOf(segment) }))
    .sort((one, other) => Math.abs(other.mood - MIDDLE) - Math.abs(one.mood - MIDDLE));
  const used = segments.filter((segment) =>
    ['mood', 'mood_scale', 'mood_lead', 'number'].some((type) => isOfType(segment, type)),
  );
  if (number !== undefined)
    return { mood: number, word: strongest?.word ?? String(number), isMain: true, used };
  return strongest && { ...strongest, isMain, used };
}

function isTelling(segment: Segment): boolean {
  return (
    !segment.isFiller &&
    segment.weight > TELLING_WEIGHT &&
    !['day', 'when', 'daypart'].some((type) => isOfType(segment, type))
  );
}

function moodOf({ meanings }: Segment): number {
  return Number(meanings.find(({ type }) => type === 'mood')?.value ?? MIDDLE);
}

function numberIn(spans: Lattice['spans']): number | undefined {
  for (const found of spans.values())
    for (const { type, value } of found)
      if (type === 'number' && typeof value === 'number' && value >= 1 && value <= BEST) return value;
  return undefined;
}
