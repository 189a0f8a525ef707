import { type Range } from '../matching/candidate.js';
import { isOfType } from '../matching/segments.js';
import { particleEnd } from '../matching/particles.js';
import { type Pack } from '../pack/pack.js';
import { type When } from '../spans/when.js';
import { type Found, type Lattice, type Segment } from '../spans/span.js';

const BEST = 5;
const MIDDLE = 3;
const TELLING_WEIGHT = 0.2;
const OF_MOOD = ['mood', 'mood_lead', 'mood_scale', 'mood_word', 'log_word', 'number'];

export interface Mood {
  /** 1, the worst, to 5. */
  readonly mood: number;
  readonly word: string;
  /** Most of what is said is of the mood. */
  readonly isMain: boolean;
  /** Something else is told along: why one feels so. */
  readonly isWithMore?: true;
  readonly used: readonly Range[];
}

/** Words in front of what will be, and between a feeling and what it is about. */
const FUTURE = 'future';
const ABOUT = 'feeling_about';
const NEGATION = 'negation';

/** Words that only make a feeling behind them stronger, whatever they feel like alone: “ganz schön gestresst”. */
const INTENSIFIER = 'intensifier';

/**
 * The word with which it begins, else the strongest word of a mood, or a number said beside a word for the scale. Where it is known that one is told, a word
 * that the best cut reads as part of something else counts as well.
 */
export function moodIn(
  { segments, spans, tokens }: Lattice,
  pack: Pick<Pack, 'particles'>,
  isKnown = false,
): Mood | undefined {
  const { particles } = pack;
  const isAt = (name: string, at: number): boolean => particleEnd(pack, name, tokens, at) !== undefined;
  const strengthening = new Set(particles.get(INTENSIFIER)?.map(({ words }) => words.join(' ')));
  const onlyStrengthens = ({ text, end }: Segment): boolean =>
    strengthening.has(text) && segments.some((next) => next.start === end && isOfType(next, 'mood'));
  // "Well good morning": in front of more it says nothing.
  const said = segments.filter(
    (segment) =>
      isOfType(segment, 'mood') &&
      !(segment.start === 0 && segment.isFiller && segments.length > 1) &&
      !onlyStrengthens(segment),
  );
  const isMarked = (at: number): boolean => (tokens[at]?.before ?? '').includes(',');
  const words = said.filter((segment) => !isDenied(segments.indexOf(segment), segments, isMarked));
  const telling = segments.filter((segment) => isTelling(segment) && !onlyStrengthens(segment));
  const isWithMore =
    words.length > 0 && telling.some((segment) => !OF_MOOD.some((type) => isOfType(segment, type)));
  const number = segments.some((segment) => isOfType(segment, 'mood_scale')) ? numberIn(spans) : undefined;
  // "I feel low, work was awful": what is said of oneself first goes before what is said of the rest.
  const [opening] = telling.filter((segment) => !isOfType(segment, 'mood_lead'));
  const isOpening = (segment: Segment): boolean => segment === opening;
  // What one will feel tomorrow is not felt, and what one feels about tomorrow is.
  const [felt] = words;
  const isOfIt = (at: number): boolean =>
    felt !== undefined &&
    felt.end <= at &&
    (isAt(ABOUT, at - 1) || telling.some(({ start, end }) => felt.end <= start && end <= at)) &&
    !tokens.slice(0, felt.start).some((_, before) => isAt(FUTURE, before));
  if (segments.some((segment) => isAhead(segment) && !isOfIt(segment.start))) return undefined;
  // "Bit low since we sold the herd": said first, and behind it what about.
  const isAboutMore = words.some((segment) => isOpening(segment) && isAt(ABOUT, segment.end));
  const isMain = words.length > 0 && (isAboutMore || words.length * 2 >= telling.length);
  const [strongest] = (words.some(isOpening) ? words.filter(isOpening) : words)
    .map((segment) => ({ word: segment.text, mood: moodOf(segment) }))
    .sort((one, other) => Math.abs(other.mood - MIDDLE) - Math.abs(one.mood - MIDDLE));
  const used = segments.filter((segment) =>
    ['mood', 'mood_scale', 'mood_lead', 'number'].some((type) => isOfType(segment, type)),
  );
  if (number !== undefined)
    return { mood: number, word: strongest?.word ?? String(number), isMain: true, used };
  if (strongest) return { ...strongest, isMain, ...(isWithMore && { isWithMore }), used };
  const [start, hidden] = (isKnown && said.length === 0 ? hiddenIn(spans) : undefined) ?? [];
  if (start === undefined || hidden === undefined) return undefined;
  const word = tokens
    .slice(start, hidden.end)
    .map(({ text }) => text)
    .join(' ');
  return { word, mood: Number(hidden.value), isMain: false, used: [{ start, end: hidden.end }] };
}

/** "Not sad, just wrecked": with nothing between but what says nothing. */
function isDenied(place: number, segments: readonly Segment[], isMarked: (at: number) => boolean): boolean {
  for (let at = place; at > 0 && !isMarked(segments[at]?.start ?? 0); at--) {
    const before = segments[at - 1];
    if (!before) return false;
    if (isOfType(before, NEGATION)) return true;
    if (!before.isFiller) return false;
  }
  return false;
}

/** It lies ahead. */
function isAhead({ meanings }: Segment): boolean {
  return meanings.some(
    ({ type, value }) => (type === 'when' || type === 'day') && Number((value as When | undefined)?.day) > 0,
  );
}

function hiddenIn(spans: Lattice['spans']): [number, Found] | undefined {
  for (const [start, all] of spans) {
    const found = all.find(({ type }) => type === 'mood');
    if (found) return [start, found];
  }
  return undefined;
}

function isTelling(segment: Segment): boolean {
  return (
    !segment.isFiller &&
    segment.weight > TELLING_WEIGHT &&
    !['day', 'when', 'daypart', 'hedge'].some((type) => isOfType(segment, type))
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
