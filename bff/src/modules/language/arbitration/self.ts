import { type Classification } from '../acts/classifier.js';
import { type Range } from '../matching/candidate.js';
import { isOfType } from '../matching/segments.js';
import { type Pack } from '../pack/pack.js';
import { type Lattice, type Segment } from '../spans/span.js';
import { type When } from '../spans/when.js';
import { type Candidate } from '../understanding.js';
import { type Weighed } from './weigh.js';
import { type Fallback } from './fallback.js';
import { type ReadForm } from './form.js';
import { ownBlockedBy, type Verdict } from './guards.js';
import { changeIn } from './changes.js';
import { moodIn } from './moods.js';
import {
  asksByItsWords,
  isCorrection,
  isNoReading,
  isOfSomebodyElse,
  isOfSomethingElse,
  isToForget,
} from './own.js';
import { readingsIn } from './readings.js';

const FIT = { base: 0.55, prior: 0.45 } as const;
/** A value with its metric says much by itself; beside a telling the classifier has to agree. */
const LEAST_READING = { told: 0.2, other: 0.08, own: 0.02 } as const;
/** What is one's own and named, or told to be logged and nothing else, is a reading for all that is said beside it. */
const OWN_READING = 0.5;
const LOGGED = 0.85;
const LEAST_CHANGE = { both: 0.25, one: 0.45 } as const;
/** From here on even a word that the best cut reads as something else tells how one feels. */
const FELT = 0.5;
const SURELY_FELT = 0.75;
const LEAST_MOOD = 0.05;
const MAIN_MOOD = 0.6;
/** Who tells more tells what happened. */
const LONGEST_OUTCRY = 10;
const UNNAMED = 0.5;
/** "It was great" is a mood only where the classifier says so. */
const MOOD_OF_THING = 0.5;

interface Material {
  readonly text: string;
  /** Other clauses stand in front of it. */
  readonly isBehind: boolean;
  readonly classification: Classification;
  readonly lattice: Lattice;
  readonly form: ReadForm;
}

/** What is said of oneself: all values that were measured, and how one feels. */
export function selfCandidates(material: Material, pack: Pack): Weighed[] {
  const readings = readingCandidates(material, pack);
  // What was measured is corrected as a reading.
  const isCorrected = readings.some(
    ({ candidate, blocked }) => !blocked && candidate.parameters.isCorrection,
  );
  return [
    ...readings,
    ...moodCandidates(material, pack),
    ...(isCorrected ? [] : changeCandidates(material, pack)),
  ];
}

/** "Its 29 an hour not 31": what is put otherwise than before, in words that no template has. */
function changeCandidates(
  { text, classification: { acts }, lattice, form }: Material,
  pack: Pack,
): Weighed[] {
  const change = changeIn(lattice, text, pack);
  const mending = pack.skills.find(({ fixed }) => fixed.operation === 'correct')?.skill;
  if (
    !change ||
    mending === undefined ||
    isToForget(lattice) ||
    acts.change < (change.isMarked && change.old ? LEAST_CHANGE.both : LEAST_CHANGE.one)
  )
    return [];
  const { text: right, old } = change;
  return [
    weighed(
      {
        act: 'change',
        skill: mending,
        parameters: { operation: 'correct', text: right, ...(old && { old }) },
      },
      { prior: acts.change, coverage: 1 },
      form.isQuestion && !form.isPolite ? 'asked' : undefined,
    ),
  ];
}

function readingCandidates({ classification: { acts }, lattice, form }: Material, pack: Pack): Weighed[] {
  const { readings, used, isNamed } = readingsIn(lattice, pack);
  const skill = skillThatLogs('reading', pack);
  if (readings.length === 0 || skill === undefined) return [];
  const coverage = coverageOf(lattice, used);
  const isOwn = isNamed && form.subject === 'self' && acts.reading > LEAST_READING.own;
  const isLogged = coverage > LOGGED && lattice.segments.some((segment) => isOfType(segment, 'log_word'));
  const isMending = isCorrection(lattice);
  const isEnough =
    isOwn ||
    isLogged ||
    (isMending && isNamed && acts.change > LEAST_CHANGE.one) ||
    acts.reading > (acts.told > acts.reading ? LEAST_READING.told : LEAST_READING.other);
  // A reading that is put right is a reading and a change.
  const prior = Math.max(isOwn || isLogged ? OWN_READING : 0, acts.reading + (isMending ? acts.change : 0));
  const isTold =
    isOfSomebodyElse(lattice, used) ||
    isOfSomethingElse(lattice, { used, readings }, pack) ||
    (form.isBehindOther === true && !isNamed) ||
    isNoReading(lattice);
  return [
    weighed(
      {
        act: 'reading',
        skill,
        parameters: { readings, ...(isMending && { isCorrection: true }), ...whenIn(lattice) },
      },
      { prior: Math.min(1, prior), coverage },
      ownBlockedBy('reading', form) ?? (isTold ? 'told' : isEnough ? undefined : 'unlikely'),
    ),
  ];
}

function moodCandidates(
  { classification: { acts }, lattice, form: said, isBehind }: Material,
  pack: Pack,
): Weighed[] {
  const mood = moodIn(lattice, pack, acts.mood > FELT);
  const skill = skillThatLogs('mood', pack);
  if (!mood || skill === undefined) return [];
  const { isMain, used, ...parameters } = mood;
  const form = said.isQuestion && !asksByItsWords(lattice, pack) ? { ...said, isQuestion: false } : said;
  const least = form.subject === 'thing' ? MOOD_OF_THING : LEAST_MOOD;
  // "My pulse is 60, brilliant": a word about what was said before is no mood.
  const isComment = isBehind && form.subject !== 'self' && acts.mood < SURELY_FELT;
  // "Brilliant answer", "rubbish, try again": nor is a word about the twin.
  const isOfTwin =
    form.subject !== 'self' && ((acts.mood < FELT && acts.talk > acts.mood) || judgesTwin(lattice));
  const isLikely = !isComment && !isOfTwin && acts.mood > least && (isMain || acts.mood > acts.told);
  return [
    weighed(
      {
        act: 'mood',
        skill,
        parameters: { ...parameters, ...whenIn(lattice, (when) => isOfFeeling(when, form)) },
      },
      { prior: isMain ? Math.max(MAIN_MOOD, acts.mood) : acts.mood, coverage: coverageOf(lattice, used) },
      ownBlockedBy('mood', form) ?? (isLikely ? undefined : 'unlikely'),
    ),
  ];
}

/** Somebody surely says how they feel, in words that no pack has: something to ask about. */
export function unnamedMood(
  { act, confidence }: Fallback,
  { lattice: { tokens }, form }: Pick<Material, 'lattice' | 'form'>,
  pack: Pack,
): Candidate | undefined {
  const skill = skillThatLogs('mood', pack);
  // "I hate coriander" tells a taste.
  const isTold = form.isQuestion || form.isTold || ownBlockedBy('mood', form) !== undefined;
  if (act !== 'mood' || skill === undefined || isTold) return undefined;
  if (confidence < SURELY_FELT || tokens.length > LONGEST_OUTCRY) return undefined;
  return {
    ...{ act, skill, parameters: {}, targets: [], unread: [], source: 'classifier', verdict: 'unsure' },
    coverage: UNNAMED,
    score: UNNAMED * confidence,
  };
}

/** "Damn, not right": a word that judges, beside what it judges or a curse. */
function judgesTwin({ segments }: Lattice): boolean {
  const says = (...types: readonly string[]): boolean =>
    types.some((type) => segments.some((segment) => isOfType(segment, type)));
  return says('misheard_word') || (says('praise_word', 'wrong_word') && says('answer_word', 'swear_word'));
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

/** The first time that is said beside it is when it was so. */
function whenIn(
  { segments }: Lattice,
  isMeant: (when: When) => boolean = () => true,
): { readonly when?: unknown } {
  const said = segments
    .flatMap(({ meanings }) => meanings)
    .find(({ type, value }) => type === 'when' && isMeant(value as When));
  return said ? { when: said.value } : {};
}

/** "Nervous about the scan tomorrow", "excited for the match on Saturday": a day to come is of what the feeling is about. */
function isOfFeeling({ day = 0, weekday, monthDay }: When, { isPast }: ReadForm): boolean {
  return day <= 0 && (isPast || (weekday === undefined && monthDay === undefined));
}

/** The share of what was said that these words are. When it was measured belongs to it. */
function coverageOf({ segments }: Lattice, used: readonly Range[]): number {
  const isRead = (segment: Segment): boolean =>
    used.some(({ start, end }) => segment.start < end && start < segment.end) ||
    ['when', 'day', 'daypart', 'log_word', 'hedge', 'correction'].some((type) => isOfType(segment, type));
  const sum = (some: readonly Segment[]): number => some.reduce((total, { weight }) => total + weight, 0);
  return sum(segments.filter(isRead)) / (sum(segments) || 1);
}
