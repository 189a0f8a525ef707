import { addDays, beginningOf, dayAt } from '../../../common/calendar.js';
import { hasTime, momentOf, type MomentOptions } from '../../language/spans/moment.js';
import { type When } from '../../language/spans/when.js';
import { type Parameters } from '../../skills/commands/command.js';
import { type SaidHere, type WordsRead } from '../../skills/kit/from-words.js';
import { recurrenceOf } from '../../skills/kit/recurrence-of.js';

/** What the operations of the packs are called here. */
const OPERATIONS: Readonly<Record<string, string>> = { cancel: 'remove' };
const HOUR_PARTS = new Set(['hour', 'minute', 'meridiem', 'is24Hour']);
const NOON = 12;
const TOO_OFTEN = 'I can repeat that by the day, week, month or year only. How often shall it be?';

/** A reminder or an alarm as it was said. */
export function readReminder(kind: 'reminder' | 'alarm', said: Parameters, here: SaidHere): WordsRead {
  const { operation = 'set', text, duration } = said;
  const when = whenIn(said);
  const name = OPERATIONS[String(operation)] ?? String(operation);
  const words = typeof text === 'string' && text !== '' ? { text } : {};
  if (name === 'set') return readSet(kind, { ...words, when, duration }, here);
  if (name === 'move' && typeof duration !== 'number') return readMove(words, when ?? hourIn(said), here);
  if (name === 'snooze' || name === 'move') {
    const until = when ?? (typeof duration === 'number' ? { inSeconds: duration } : undefined);
    const dueAt = until && momentOf(until, here.now, here.timeZone);
    return { calls: [{ operation: 'snooze', ...words, ...(dueAt && { dueAt: dueAt.toISOString() }) }] };
  }
  return { calls: [{ operation: name, ...words, ...(when && withinOf(when, here)) }] };
}

/** Where only an hour is said, the day stays as it is. */
function readMove(words: Parameters, when: When | undefined, { now, timeZone }: SaidHere): WordsRead {
  const known = { operation: 'move', ...words };
  if (!when) return { question: 'To when shall I move it?', known };
  if (isHourOnly(when)) {
    const two = (part: number): string => String(part).padStart(2, '0');
    const hour =
      when.meridiem === 'pm' && (when.hour ?? 0) < NOON ? (when.hour ?? 0) + NOON : (when.hour ?? 0);
    return { calls: [{ ...known, time: `${two(hour)}:${two(when.minute ?? 0)}` }] };
  }
  const dueAt = momentOf(when, now, timeZone);
  return dueAt
    ? { calls: [{ ...known, dueAt: dueAt.toISOString() }] }
    : { question: 'To when shall I move it?', known };
}

function isHourOnly(when: When): boolean {
  return Object.keys(when).every((key) => HOUR_PARTS.has(key));
}

function hourIn({ hour, minute = 0 }: Parameters): When | undefined {
  return typeof hour === 'number' ? { hour, minute: Number(minute) } : undefined;
}

interface SaidReminder {
  readonly text?: string;
  readonly when: When | undefined;
  readonly duration: unknown;
}

function readSet(
  kind: 'reminder' | 'alarm',
  { text, when, duration }: SaidReminder,
  { now, timeZone }: SaidHere,
): WordsRead {
  const isAlarm = kind === 'alarm';
  const known = { operation: 'set', ...(text !== undefined && { text }) };
  const said = when ?? (typeof duration === 'number' ? { inSeconds: duration } : undefined);
  const options: MomentOptions = isAlarm ? { isWaking: true } : {};
  const dueAt = said && (!isAlarm || hasTime(said)) ? momentOf(said, now, timeZone, options) : undefined;
  const question = isAlarm ? 'For when shall I set the alarm?' : 'When shall I remind you?';
  if (said?.repeat?.isUnsupported) return { question: TOO_OFTEN, known };
  if (!dueAt) return { question, known };
  const recurrence = said && recurrenceOf(said);
  const whole = { ...known, dueAt: dueAt.toISOString(), ...(recurrence && { recurrence }) };
  if (!isAlarm && text === undefined) return { question: 'What shall I remind you of?', known: whole };
  return { calls: [whole] };
}

/** The parts of a moment that were said in two places are one. */
function whenIn({ when, when2 }: Parameters): When | undefined {
  const parts = [when2, when].filter((part) => typeof part === 'object' && part !== null);
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
