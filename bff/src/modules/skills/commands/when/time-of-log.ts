import { addDays, type Day, dayAt, momentOn } from '../../../../common/calendar.js';
import { PAST_DAY, pastDayIn } from '../../understanding/past-day.js';
import { type Draft, type Parameters } from '../command.js';
import { durationsIn } from '../durations.js';
import { onClockFace } from '../when.js';
import { HOUR_OF_PART, type PartOfDay, type SpokenTime, timeIn } from './spoken-time.js';

interface Here {
  readonly now: Date;
  readonly timeZone: string;
}

const CLOCK = String.raw`(?:at|around) (?:(?:half|quarter|\d{1,2}(?: minutes)?) (?:past|to) \d{1,2}|\d{1,2}(?:[:.][0-5]\d)?(?: ?(?:am|pm))?(?: o ?clock)?|noon|midday|midnight)`;
const PART = '(?:morning|afternoon|evening|night)';
const DAY = `(?:today|tonight|tomorrow|last night|this ${PART}|${PAST_DAY}(?:(?: in the)? ${PART})?)`;
const AGO = String.raw`(?:\d+(?:\.\d+)?|an?|half an) (?:minute|min|hour|hr)s? ago`;

/** When something that is told was so: "now", "at 8 am", "an hour ago", "on Monday evening", "on 12 November". */
export const TIME = `(?<time>(?:just |right )?now|${AGO}|${DAY}(?: ${CLOCK})?|${CLOCK}(?: ${DAY})?)`;
const IS_AGO = new RegExp(`^${AGO}$`, 'u');
const NOW = new RegExp(`^(?:(?:just |right )?now|today|tonight|this ${PART})$`, 'u');
const NOON = { hour: 12, minute: 0 };
const HALF_DAY = 12;
const SECOND_MS = 1_000;
const PART_AT_END = new RegExp(String.raw`(?: in the)? (?<part>${PART})$`, 'u');

/**
 * The parameters with the moment that `TIME` found; without one where it is now, which is also what is meant by today
 * and this morning. A day without an hour is its noon: what is known is the day. Of a day that there never was, or is
 * still to come, it is asked when that was.
 */
export function atSaidTime(
  { parameters, time }: { parameters: Parameters; time: string | undefined },
  here: Here,
): Pick<Draft, 'parameters' | 'question'> {
  if (time === undefined || NOW.test(time)) return { parameters };
  const at = momentSaid(time, here);
  return at
    ? { parameters: { ...parameters, at: at.toISOString() } }
    : { parameters, question: 'When was that? It has to be a day that is over.' };
}

function momentSaid(time: string, here: Here): Date | undefined {
  const [ago] = IS_AGO.test(time) ? durationsIn(time.split(' ')) : [];
  if (ago) return new Date(here.now.getTime() - ago.value * SECOND_MS);
  const clock = timeIn(time);
  const called = clock ? (time.slice(0, clock.start) + time.slice(clock.end)).trim() : time;
  if (clock && called === '') return lastShown(clock.value, here);
  const { day, part } = dayAndPart(called, here);
  const hour = clock ? onClockFace(clock.value, { isWaking: false, part }) : usualHour(part);
  return day && momentOn(day, hour, here.timeZone);
}

function dayAndPart(
  called: string,
  { now, timeZone }: Here,
): { day: Day | undefined; part?: PartOfDay | undefined } {
  const today = dayAt(now, timeZone);
  if (called === 'tonight') return { day: today, part: 'night' };
  if (called === 'last night') return { day: addDays(today, -1), part: 'night' };
  const part = PART_AT_END.exec(called)?.groups?.part as PartOfDay | undefined;
  const isToday = /^(?:today|this .+)$/u.test(called);
  return { day: isToday ? today : pastDayIn(called.replace(PART_AT_END, ''), now, timeZone), part };
}

function usualHour(part: PartOfDay | undefined): Pick<SpokenTime, 'hour' | 'minute'> {
  return part ? { hour: HOUR_OF_PART[part], minute: 0 } : NOON;
}

/** The last time that a clock on the wall showed it. */
function lastShown({ hour, minute, isOpen }: SpokenTime, { now, timeZone }: Here): Date | undefined {
  const today = dayAt(now, timeZone);
  const hours = isOpen ? [(hour % HALF_DAY) + HALF_DAY, hour % HALF_DAY] : [hour];
  return [today, addDays(today, -1)]
    .flatMap((day) => hours.map((each) => momentOn(day, { hour: each, minute }, timeZone)))
    .find((at) => at <= now);
}
