/** A time of the day as it was said; hours of a clock face leave open which half of the day is meant. */
export interface SpokenTime {
  readonly hour: number;
  readonly minute: number;
  /** "At 7": in the morning or in the evening. */
  readonly isOpen: boolean;
}

export type PartOfDay = 'morning' | 'afternoon' | 'evening' | 'night';

/** A value and the part of the text that says it. */
export interface Said<Value> {
  readonly value: Value;
  readonly start: number;
  readonly end: number;
}

/** When somebody who names no hour would want to be told. */
export const HOUR_OF_PART: Readonly<Record<PartOfDay, number>> = {
  morning: 9,
  afternoon: 15,
  evening: 18,
  night: 20,
};

const HOUR = String.raw`(?<hour>2[0-4]|1\d|0?\d)`;
const MINUTE = String.raw`(?:[:. ](?<minute>[0-5]\d))?`;
const HALF = '(?:am|pm|a m|p m)';
/** "Dinner for 4" has guests; an alarm or "it" is for an hour. */
const LEAD = String.raw`(?:(?:at|around|by|before)|(?<=\b(?:alarms?|reminders?|meetings?|appointments?|events?|calls?|it|one|me|up) )for)`;
/** What makes a number count something else than hours. */
const NO_HOUR = String.raw`(?![\d:.%]| ?(?:percent|degrees|minutes?|mins?|hours?|hrs?|seconds?|secs?|days?|weeks?|months?|years?|times?|people|persons?|of)\b|(?:st|nd|rd|th)\b)`;

type Groups = Readonly<Record<string, string | undefined>>;

/** The narrow ones first. */
const TIMES: readonly [RegExp, (groups: Groups) => SpokenTime][] = [
  [
    new RegExp(
      String.raw`\b(?:between|from) ${HOUR}${MINUTE} ?(?<half>${HALF})? ?(?:and|to|till|until) (?<end>2[0-4]|1\d|0?\d)(?:[:. ][0-5]\d)? ?(?<endHalf>${HALF})?\b${NO_HOUR}`,
      'u',
    ),
    beginning,
  ],
  [new RegExp(String.raw`\b(?:${LEAD} )?${HOUR}${MINUTE} ?(?<half>${HALF})\b`, 'u'), onTheClock],
  [/\b(?:at )?half past (?<hour>\d{1,2})\b/u, ({ hour }) => pastHour(hour, 30)],
  [
    /\b(?:at )?(?<minute>quarter|\d{1,2})(?: minutes)? (?<side>past|to) (?<hour>\d{1,2})\b/u,
    ({ minute, side, hour }) => {
      const minutes = minute === 'quarter' ? 15 : Number(minute);
      return pastHour(hour, side === 'past' ? minutes : -minutes);
    },
  ],
  [new RegExp(String.raw`\b(?:${LEAD} )?${HOUR}:(?<minute>[0-5]\d)\b(?![:.]?\d)`, 'u'), onTheClock],
  [new RegExp(String.raw`\b(?:${LEAD} )?${HOUR} o ?clock\b`, 'u'), onTheClock],
  [new RegExp(String.raw`\b${LEAD} ${HOUR}${MINUTE}\b${NO_HOUR}`, 'u'), onTheClock],
  [
    new RegExp(
      String.raw`\b${HOUR}${MINUTE}(?= (?:tonight|(?:in the|this) (?:morning|afternoon|evening))\b)`,
      'u',
    ),
    onTheClock,
  ],
  [/\b(?:(?:at|around|by|before) )?(?:noon|midday)\b/u, () => ({ hour: 12, minute: 0, isOpen: false })],
  [/\b(?:(?:at|around|by|before) )?midnight\b/u, () => ({ hour: 24, minute: 0, isOpen: false })],
];

const DAY =
  '(?:today|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:st|nd|rd|th)|(?:january|february|march|april|may|june|july|august|september|october|november|december)|\\d)';
const PARTS: readonly RegExp[] = [
  /\b(?<part>tonight)\b/u,
  /\b(?:early |late )?(?:this|in the|during the|on the) (?<part>morning|afternoon|evening|night)\b/u,
  /\bat (?<part>night)\b/u,
  new RegExp(String.raw`(?<=\b${DAY} )(?:in the )?(?<part>morning|afternoon|evening|night)\b`, 'u'),
];

/** The first time of the day that the text names. */
export function timeIn(text: string): Said<SpokenTime> | undefined {
  for (const [pattern, read] of TIMES) {
    const match = pattern.exec(text);
    const value = match && read(match.groups ?? {});
    if (value && value.hour <= 24) return { value, start: match.index, end: match.index + match[0].length };
  }
  return undefined;
}

export function partIn(text: string): Said<PartOfDay> | undefined {
  for (const pattern of PARTS) {
    const match = pattern.exec(text);
    const part = match?.groups?.part;
    if (!match || part === undefined) continue;
    const value = part === 'tonight' ? 'night' : (part as PartOfDay);
    return { value, start: match.index, end: match.index + match[0].length };
  }
  return undefined;
}

function onTheClock({ hour = '', minute, half }: Groups): SpokenTime {
  const said = { hour: Number(hour), minute: Number(minute ?? 0) };
  if (half !== undefined)
    return { ...said, hour: (said.hour % 12) + (half.startsWith('p') ? 12 : 0), isOpen: false };
  return { ...said, isOpen: said.hour >= 1 && said.hour <= 12 && !hour.startsWith('0') };
}

/** "From 3 to 5 pm" begins at 3 pm, "from 11 to 1 pm" at 11 am. */
function beginning({ half, end, endHalf, ...said }: Groups): SpokenTime {
  const isSameHalf = Number(said.hour) % 12 < Number(end) % 12;
  const otherHalf = endHalf?.startsWith('p') ? 'am' : 'pm';
  return onTheClock({ ...said, half: half ?? (endHalf && (isSameHalf ? endHalf : otherHalf)) });
}

function pastHour(hour: string | undefined, minutes: number): SpokenTime {
  const at = Number(hour) * 60 + minutes;
  return { hour: Math.floor(at / 60), minute: at % 60, isOpen: at < 13 * 60 };
}
