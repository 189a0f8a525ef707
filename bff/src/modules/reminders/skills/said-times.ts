import { addDays, beginningOf, dayAt, momentOn } from '../../../common/calendar.js';
import { wallOf } from '../../../common/wall-clock.js';
import { type Ahead } from '../../language/spans/ahead.js';
import { hasTime, momentOf, type MomentOptions } from '../../language/spans/moment.js';
import { type When } from '../../language/spans/when.js';
import { type Parameters } from '../../skills/kit/skill-manifest.js';
import { type SaidHere, type WordsRead } from '../../skills/kit/from-words.js';
import { isUnsupportedRepeat, recurrenceOf } from '../../skills/kit/recurrence-of.js';
import { wordMap } from '../../../common/word-map.js';

/** What the operations of the packs are called here. */
const OPERATIONS = wordMap<string>({ cancel: 'remove' });
const HOUR_PARTS = new Set(['hour', 'minute', 'meridiem', 'is24Hour']);
const DAY_PARTS = new Set(['day', 'weekday', 'which', 'weeksAhead', 'monthDay', 'month', 'year', 'plusDays']);
const NOON = 12;
const SECOND_MS = 1_000;
const DAY_SECONDS = 86_400;
/** What one is reminded of where nothing was said of it; the sentence is kept beside it. */
const UNSAID = 'this';

/** A reminder or an alarm as it was said. */
export function readReminder(kind: 'reminder' | 'alarm', said: Parameters, here: SaidHere): WordsRead {
  const { operation = 'set', text, duration, isLast, isAll, times } = said;
  const when = whenIn(said);
  const name = operationOf(String(operation), said, when);
  const words = {
    ...(typeof text === 'string' && text !== '' && { text }),
    ...(isLast === true && { isLast }),
    ...(isAll === true && { isAll }),
  };
  if (name === 'set' && Array.isArray(times))
    return readSeveral(kind, { ...words, times: [...(when ? [when] : []), ...(times as When[])] }, here);
  if (name === 'set')
    return readSet(kind, { ...words, when: when ?? hourIn(said), duration, ahead: aheadIn(said) }, here);
  if (name === 'move' && typeof duration !== 'number') return readMove(words, when ?? hourIn(said), here);
  if (name === 'snooze' || name === 'move') {
    const until = when ?? (typeof duration === 'number' ? { inSeconds: duration } : undefined);
    const dueAt = until && momentOf(until, here.now, here.timeZone);
    return { calls: [{ operation: 'snooze', ...words, ...(dueAt && { dueAt: dueAt.toISOString() }) }] };
  }
  return { calls: [{ operation: name, ...words, ...(when && withinOf(when, here)) }] };
}

/** "No alarm tomorrow" and "skip the bins reminder" leave out the next of what comes again, and cancel what comes once. */
function operationOf(said: string, { isOnce }: Parameters, when: When | undefined): string {
  const isOfOneDay = when?.day !== undefined || when?.monthDay !== undefined || when?.which !== undefined;
  const name = OPERATIONS.get(said) ?? said;
  return name === 'remove' && (isOnce === true || isOfOneDay) ? 'skip' : name;
}

/** "For 7 and 7:15" is two. */
function readSeveral(
  kind: 'reminder' | 'alarm',
  { times, ...words }: { readonly text?: string; readonly times: readonly When[] },
  here: SaidHere,
): WordsRead {
  if (times.length === 0) return readSet(kind, { ...words, when: undefined, duration: undefined }, here);
  const calls: Parameters[] = [];
  for (const when of times) {
    const read = readSet(kind, { ...words, when, duration: undefined }, here);
    if ('question' in read) return read;
    calls.push(...read.calls);
  }
  return { calls };
}

/** Where only an hour is said, the day stays as it is, and where only a day is, its hour. */
function readMove(words: Parameters, when: When | undefined, here: SaidHere): WordsRead {
  const { now, timeZone, phrases } = here;
  const known = { operation: 'move', ...words };
  if (!when) return { question: phrases.say('ask-move-when'), known };
  if (isHourOnly(when)) {
    const two = (part: number): string => String(part).padStart(2, '0');
    const hour =
      when.meridiem === 'pm' && (when.hour ?? 0) < NOON ? (when.hour ?? 0) + NOON : (when.hour ?? 0);
    const isEither = when.meridiem === undefined && when.is24Hour !== true && hour < NOON;
    const time = `${two(hour)}:${two(when.minute ?? 0)}`;
    return { calls: [{ ...known, time, ...(isEither && { isEitherHalf: true }) }] };
  }
  const dueAt = momentOf(when, now, timeZone);
  if (dueAt && isDayOnly(when)) return { calls: [{ ...known, day: keyOf(dayAt(dueAt, timeZone)) }] };
  return dueAt
    ? { calls: [{ ...known, dueAt: dueAt.toISOString() }] }
    : { question: phrases.say('ask-move-when'), known };
}

function isHourOnly(when: When): boolean {
  return Object.keys(when).every((key) => HOUR_PARTS.has(key));
}

function isDayOnly(when: When): boolean {
  return Object.keys(when).every((key) => DAY_PARTS.has(key));
}

/** As a calendar writes it: "2026-11-28". */
function keyOf(day: Date): string {
  return day.toISOString().slice(0, 'yyyy-mm-dd'.length);
}

function hourIn({ hour, minute = 0 }: Parameters): When | undefined {
  return typeof hour === 'number' ? { hour, minute: Number(minute) } : undefined;
}

interface SaidReminder {
  readonly text?: string;
  readonly when: When | undefined;
  readonly duration: unknown;
  /** How long before that moment. */
  readonly ahead?: Ahead | undefined;
}

function readSet(
  kind: 'reminder' | 'alarm',
  { text, when, duration, ahead }: SaidReminder,
  { now, timeZone, text: source, phrases }: SaidHere,
): WordsRead {
  const isAlarm = kind === 'alarm';
  const known = { operation: 'set', ...(text !== undefined && { text }) };
  const said = when ?? (typeof duration === 'number' ? { inSeconds: duration } : undefined);
  const options: MomentOptions = isAlarm ? { isWaking: true } : {};
  const at = said && (!isAlarm || hasTime(said)) ? momentOf(said, now, timeZone, options) : undefined;
  const dueAt = ahead ? at && beforehand(at, ahead, timeZone) : at;
  const question = phrases.say(isAlarm ? 'ask-alarm-when' : 'ask-when');
  if (said && isUnsupportedRepeat(said)) return { question: phrases.say('ask-how-often'), known };
  if (!dueAt) return { question, known };
  const recurrence = said && recurrenceOf(said);
  const whole = { ...known, dueAt: dueAt.toISOString(), ...(recurrence && { recurrence }) };
  return { calls: [isAlarm || text !== undefined ? whole : { ...whole, text: UNSAID, source }] };
}

function aheadIn({ ahead }: Parameters): Ahead | undefined {
  return typeof ahead === 'object' && ahead !== null ? (ahead as Ahead) : undefined;
}

/** Whole days before it at the same time of the day, or at the one that is usually meant; else so long before it. */
function beforehand(at: Date, { inSeconds, part }: Ahead, timeZone: string): Date {
  if (inSeconds % DAY_SECONDS !== 0) return new Date(at.getTime() - inSeconds * SECOND_MS);
  const wall = wallOf(at, timeZone);
  const day = addDays(dayAt(at, timeZone), -inSeconds / DAY_SECONDS);
  return momentOn(day, part === undefined ? wall : { hour: part, minute: 0 }, timeZone);
}

/** The parts of a moment that were said in two places are one. */
function whenIn({ when, when2 }: Parameters): When | undefined {
  const parts = [when2, when]
    .map((part) => (typeof part === 'number' ? { inSeconds: part } : part))
    .filter((part) => typeof part === 'object' && part !== null);
  return parts.length === 0 ? undefined : (Object.assign({}, ...parts) as When);
}

/** Of a day all of it; of a time its hour. */
function withinOf(when: When, { now, timeZone }: SaidHere): Parameters {
  const at = momentOf(when, now, timeZone);
  if (!at) return {};
  if (when.hour !== undefined)
    return { from: at.toISOString(), until: new Date(at.getTime() + 3_600_000).toISOString() };
  const day = dayAt(at, timeZone);
  return {
    from: beginningOf(day, timeZone).toISOString(),
    until: beginningOf(addDays(day, 1), timeZone).toISOString(),
  };
}
