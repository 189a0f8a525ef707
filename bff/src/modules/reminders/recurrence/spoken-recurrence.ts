import { type TwinPhrases } from '../../language/phrases/twin-phrases.js';
import { isTimedUnit, type KeptRecurrence, LAST_DAY_OF_MONTH } from './recurrence.js';

const WORKDAYS = '1,2,3,4,5';
/** A Sunday: the first of the days that are counted from it. */
const SUNDAY = Date.UTC(2026, 0, 4);
const DAY_MS = 86_400_000;

type Told = Omit<KeptRecurrence, 'timeZone'>;

interface Telling {
  readonly phrases: TwinPhrases;
  /** Without an “on” before it. */
  readonly isBare: boolean;
}

/** "every Thursday at 18:00", "every second week on Monday and Friday at 09:00", "on the last day of every month at 12:00". */
export function spokenRecurrence(recurrence: Told, phrases: TwinPhrases, { isBare = false } = {}): string {
  const { every, start } = recurrence;
  if (isTimedUnit(every)) return spokenEach(recurrence, phrases);
  return phrases.say('recurrence', {
    days: spokenDays(recurrence, { phrases, isBare }),
    time: start.slice(start.indexOf('T') + 1).slice(0, 5),
  });
}

function spokenDays({ every, interval, weekdays, monthDay, start }: Told, telling: Telling): string {
  const { phrases } = telling;
  const first = new Date(`${start.slice(0, start.indexOf('T'))}T00:00:00Z`);
  const each = spokenEach({ every, interval }, phrases);
  switch (every) {
    case 'minute':
    case 'hour':
    case 'day':
      return each;
    case 'week':
      return spokenWeekdays(weekdays ?? [first.getUTCDay()], interval === 1 ? undefined : each, phrases);
    case 'month':
      return spokenMonthDay(monthDay ?? first.getUTCDate(), each, telling);
    case 'year': {
      const date = first.toLocaleDateString(phrases.locale, {
        timeZone: 'UTC',
        day: 'numeric',
        month: 'long',
      });
      return phrases.say('in-years', { each, date });
    }
  }
}

/** "Every week", "every second week", "every 3 weeks"; but "every 2 hours". */
function spokenEach({ every, interval }: Pick<Told, 'every' | 'interval'>, phrases: TwinPhrases): string {
  const hasOrdinal = !isTimedUnit(every) && interval === 2;
  return phrases.say(hasOrdinal ? `every-${every}-second` : `every-${every}`, { count: interval });
}

/** `each`: where it is not in every week. */
function spokenWeekdays(days: readonly number[], each: string | undefined, phrases: TwinPhrases): string {
  const isWorkdays = days.join() === WORKDAYS;
  if (isWorkdays && each === undefined) return phrases.say('on-workdays');
  const names = days.map((day) =>
    new Date(SUNDAY + day * DAY_MS).toLocaleDateString(phrases.locale, { timeZone: 'UTC', weekday: 'long' }),
  );
  const listed = isWorkdays ? phrases.say('workday') : new Intl.ListFormat(phrases.locale).format(names);
  return each === undefined
    ? phrases.say('on-weekdays', { days: listed })
    : phrases.say('in-weeks', { each, days: listed });
}

function spokenMonthDay(day: number, each: string, { phrases, isBare }: Telling): string {
  const ending = isBare ? '-bare' : '';
  if (day === LAST_DAY_OF_MONTH) return phrases.say(`in-months-last${ending}`, { each });
  return phrases.say(`in-months${ending}`, { each, day: ordinal(day, phrases) });
}

/** "1st", "22nd", "13th". */
function ordinal(number: number, phrases: TwinPhrases): string {
  const kind = new Intl.PluralRules(phrases.locale, { type: 'ordinal' }).select(number);
  return phrases.say(kind === 'other' ? 'ordinal' : `ordinal-${kind}`, { number });
}
