import { type Classification } from '../acts/classifier.js';
import { type Segment } from '../spans/span.js';
import { type Act, type Decision } from '../understanding.js';
import { type ReadForm } from './form.js';

/** What has an effect on the home, on lists or on reminders. */
const COMMANDS: ReadonlySet<Act> = new Set(['home', 'reminder', 'list']);
const TELLING: ReadonlySet<Act> = new Set(['told', 'mood', 'reading', 'remember']);
const ANSWERING: ReadonlySet<Act> = new Set(['ask', 'world', 'talk']);

const SURE_WORLD = 0.93;
const SURE_TALK = 0.75;
/** That somebody is in need takes words that say so, or a tone that leaves no doubt over more than a fragment. */
const SURE_NEED = 0.9;
const LEAST_NEED = 0.65;
/** "Mine" says nothing of need; "help me" is in the pack. */
const LEAST_WORDS = 2;
const LEAST_TOLD = 0.05;
const LEAST_ANSWER = 0.1;
const LEAST_ANSWER_TO_WORDS = 0.02;
/** A statement has more words than a greeting. */
const STATEMENT = 5;

const OF_NO_NEED: ReadonlySet<string> = new Set(
  ['noun', 'entity', 'area', 'floor', 'state'].concat([
    'number',
    'when',
    'day',
    'daypart',
    'duration',
    'period',
  ]),
);

const DECISIONS: Readonly<Record<Act, Decision>> = {
  told: 'keep',
  remember: 'keep',
  ask: 'answer',
  home: 'ask',
  reminder: 'ask',
  list: 'ask',
  reading: 'ask',
  mood: 'ask',
  change: 'act',
  talk: 'reply',
  world: 'reply',
  distress: 'reply',
};

export interface Fallback {
  readonly act: Act;
  readonly confidence: number;
  readonly decision: Decision;
  /** It would be a command if nothing in it were denied: parts of it may be one. */
  readonly isDenied?: true;
}

export interface ClauseFacts {
  readonly form: ReadForm;
  /** In words. */
  readonly length: number;
  readonly isAboutHome: boolean;
  readonly hasNumber: boolean;
  /** Something is said that is neither a small word nor a thing, a place or a time. */
  readonly saysMore: boolean;
}

/** The act of a clause that no reading explains: what the classifier says, corrected by the way it is put. */
export function actWithoutCandidate(
  { acts }: Classification,
  { form, length, isAboutHome, hasNumber, saysMore }: ClauseFacts,
): Fallback {
  const isNeed =
    (saysMore && length >= LEAST_WORDS && !form.isQuestion && acts.distress >= LEAST_NEED) ||
    (length >= STATEMENT - 1 && acts.distress >= SURE_NEED);
  const ranked = (Object.entries(acts) as [Act, number][])
    .filter(([act]) => act !== 'distress' || isNeed)
    .sort((one, other) => other[1] - one[1]);
  const best = (isFit: (act: Act) => boolean): [Act, number] =>
    ranked.find(([act]) => isFit(act)) ?? ['told', acts.told];
  let [act, share] = best(() => true);
  // A command for the home has at least one word of the home.
  if (act === 'home' && !form.isImperative && !isAboutHome)
    [act, share] = best((each) => !COMMANDS.has(each));
  // What its things did, or who did it to them, the home does not know.
  if (act === 'home' && form.isQuestion && !form.isPolite && (form.isPast || form.asksWhoDid))
    [act, share] = best((each) => ANSWERING.has(each));
  if (form.isNegated && COMMANDS.has(act) && !form.isTold)
    return { act: 'talk', confidence: share, decision: 'reply', isDenied: true };
  // A statement asks nothing of the world and commands nothing.
  if (form.isTold && (act === 'world' || act === 'ask' || COMMANDS.has(act)))
    [act, share] = best((each) => each !== 'world' && each !== 'ask' && !COMMANDS.has(each));
  const isOpen = !form.isQuestion && !form.isImperative;
  if (!form.isTold && act === 'world' && isOpen && share < SURE_WORLD)
    [act, share] = best((each) => each !== 'world');
  // What is neither asked nor commanded is kept, unless it is surely small talk.
  const isIdle = act === 'world' || act === 'talk';
  if (isOpen && isIdle && share < SURE_TALK && length >= STATEMENT && acts.told > LEAST_TOLD)
    [act, share] = ['told', acts.told];
  if (form.isQuestion && !form.isPolite && TELLING.has(act)) {
    const answer = best((each) => ANSWERING.has(each));
    const least = form.isAskedInWords ? LEAST_ANSWER_TO_WORDS : LEAST_ANSWER;
    if (act === 'reading' || act === 'mood' || answer[1] > least) [act, share] = answer;
  }
  // "Let her in, will you" is nothing to keep.
  if (form.isAskedAtEnd && (act === 'told' || act === 'remember'))
    [act, share] = best((each) => COMMANDS.has(each) || each === 'talk');
  // How somebody else feels is told.
  if (act === 'mood' && form.subject === 'other') [act, share] = ['told', acts.told + acts.mood];
  // Nothing was measured, so there is nothing to log; a number alone may go on with what was logged before.
  if (act === 'reading' && !hasNumber) [act, share] = ['told', acts.told + acts.reading];
  return { act, confidence: share, decision: DECISIONS[act] };
}

/** Whether a clause says anything by itself: "and in the kitchen?" goes on with what was said before. */
export function saysMoreThan(small: ReadonlySet<string>, segments: readonly Segment[]): boolean {
  return segments.some(
    ({ meanings, isFiller }) =>
      !isFiller && !meanings.some(({ type }) => small.has(type) || OF_NO_NEED.has(type)),
  );
}

/** Whether a word of a clause is of the home: a thing, a place, or a cue that only the home listens for. */
export function isAboutHome(segments: readonly Segment[], cues: ReadonlySet<string>): boolean {
  const things = new Set(['noun', 'entity', 'area', 'floor']);
  return segments.some(({ meanings }) => meanings.some(({ type }) => things.has(type) || cues.has(type)));
}
