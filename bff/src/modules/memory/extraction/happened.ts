import { parse, type ParsedComponents, type ParsedResult } from 'chrono-node';
import { momentOf, type WallClock, zoneOffset } from '../../../common/wall-clock.js';

interface Captured {
  recordedAt: Date;
  timeZone: string;
}

/** A day without an hour is kept as its noon: it stays the same day in the zones around. */
const NOON = 12;
/** Behind so much text a date is a detail of something else. */
const MAX_READ = 2_000;
/** Of things that people tell of themselves. */
const FIRST_YEAR = 1900;
const LAST_YEAR = 2100;

const WEEKDAY = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/iu;
/** "This morning" is today, though the library is only sure of the morning. */
const TODAY = /^(?:earlier )?this (?:morning|afternoon|evening)\b/iu;
/** No day is meant, although the library names one. */
const VAGUE = /\b(?:months?|years?|decades?|quarters?)\b|\b(?:last|next|this|past) (?:week|weekend)\b/iu;
/** Day or month first? */
const AMBIGUOUS = /\b(?<one>0?[1-9]|1[0-2])[/.](?<two>0?[1-9]|1[0-2])\b(?![/.]?-)/u;
/** Something else ended, began, is due or comes again on such a day. */
const ANOTHER_MEANING =
  /\b(?:until|till|since|by|before|after|from|expires|expired|due|deadline|valid|born|died|every|each)(?:\s{0,9}(?:on|the|is))?$/iu;
/** More than the longest of these has. */
const JUST_BEFORE = 60;
const REPEATED = /\b(?:every|each|birthday|anniversary|weekly|monthly|yearly|usually|always)\b/iu;
/** Where only the name of a day or a day of some year is given, the verb tells on which side of today it lies. */
const AHEAD =
  /\b(?:will|going to|appointment|remind|due|must|need to|have to|book|plan(?:ned|ning)?|to (?:call|buy|pick|meet))\b|['’]ll\b/iu;
const BEHIND =
  /\b(?:was|were|had|did|went|met|saw|got|came|bought|ate|felt|told|said|took|made|gave|ran|slept|spoke|left|won|lost|broke|drove|flew|found|\p{L}{2,}ed)\b/iu;

/** When what is told happened, if the text names exactly one day: seen from where and when it was written. */
export function happenedAt(text: string, { recordedAt, timeZone }: Captured): Date | undefined {
  const read = text.slice(0, MAX_READ);
  const reference = { instant: recordedAt, timezone: zoneOffset(recordedAt, timeZone) };
  const days = parse(read, reference)
    .filter((found) => namesADay(found))
    .map((found) => {
      const wall = isMeant(read, found) ? onTheRightSide(read, found, recordedAt) : undefined;
      return wall && momentOf(wall, timeZone).getTime();
    });
  const [day] = days;
  if (day === undefined || days.some((each) => each !== day)) return undefined;
  return new Date(day);
}

function namesADay({ start, end, text }: ParsedResult): boolean {
  if (end && (end.get('day') !== start.get('day') || end.get('month') !== start.get('month'))) return true;
  return start.isCertain('day') || start.isCertain('weekday') || TODAY.test(text);
}

function isMeant(text: string, { index, start, end, text: words }: ParsedResult): boolean {
  const year = start.get('year') ?? 0;
  if (year < FIRST_YEAR || year > LAST_YEAR || VAGUE.test(words)) return false;
  if (end && end.get('day') !== start.get('day')) return false;
  if (!start.isCertain('day') && start.isCertain('weekday') && !WEEKDAY.test(words)) return false;
  const { one, two } = AMBIGUOUS.exec(words)?.groups ?? {};
  if (Number(one) !== Number(two) && one !== undefined) return false;
  return (
    !ANOTHER_MEANING.test(text.slice(0, index).trimEnd().slice(-JUST_BEFORE)) &&
    !REPEATED.test(sentenceAround(text, index))
  );
}

/** "On Friday" and "on 3 May" lie behind us when told in the past tense, and ahead when planned. */
function onTheRightSide(text: string, found: ParsedResult, recordedAt: Date): WallClock | undefined {
  const { start, index, text: words } = found;
  const wall = wallOf(start);
  const isWeekday = !start.isCertain('day') && start.isCertain('weekday');
  const isOpen = isWeekday ? !/\b(?:last|next|this|past|coming)\b/iu.test(words) : !start.isCertain('year');
  const isToday = TODAY.test(words);
  if (!isOpen || isToday) return wall;
  const sentence = sentenceAround(text, index);
  const [isAhead, isBehind] = [AHEAD.test(sentence), BEHIND.test(sentence)];
  if (isAhead === isBehind) return isWeekday ? undefined : wall;
  const isFuture = start.date().getTime() > recordedAt.getTime();
  if (isFuture === isAhead) return wall;
  return isWeekday ? addDays(wall, isAhead ? 7 : -7) : { ...wall, year: wall.year + (isAhead ? 1 : -1) };
}

function wallOf(start: ParsedComponents): WallClock {
  const of = (component: 'year' | 'month' | 'day' | 'hour' | 'minute'): number => start.get(component) ?? 0;
  const hasHour = start.isCertain('hour');
  return {
    year: of('year'),
    month: of('month'),
    day: of('day'),
    hour: hasHour ? of('hour') : NOON,
    minute: hasHour ? of('minute') : 0,
  };
}

function addDays(wall: WallClock, days: number): WallClock {
  const moved = new Date(Date.UTC(wall.year, wall.month - 1, wall.day + days));
  return {
    ...wall,
    year: moved.getUTCFullYear(),
    month: moved.getUTCMonth() + 1,
    day: moved.getUTCDate(),
  };
}

function sentenceAround(text: string, index: number): string {
  const from = Math.max(...['. ', '! ', '? ', '\n'].map((end) => text.lastIndexOf(end, index))) + 1;
  const ends = ['. ', '! ', '? ', '\n'].map((end) => text.indexOf(end, index)).filter((at) => at >= 0);
  return text.slice(from, Math.min(text.length, ...ends));
}
