import { type ParsedComponents, type ParsedResult } from 'chrono-node';
import { momentOf, type WallClock, wallOf, zoneOffset } from '../../../common/wall-clock.js';
import { datesIn } from '../../language/knowledge/dates-in.js';
import { knowledgeOf } from '../../language/knowledge/knowledge.js';
import { textLanguageOf } from '../../language/knowledge/text-language.js';
import { type Tagger } from './tagger.js';
import { tenseAt } from './tense.js';

interface Captured {
  recordedAt: Date;
  timeZone: string;
}

export interface FoundDay {
  at: Date;
  /** The text leaves open which year or week; the verb told on which side of the telling it lies. */
  isInferred: boolean;
}

const WORDS = knowledgeOf('happened', {
  says: ['weekday', 'today', 'vague', 'which_week', 'another_meaning', 'repeated'],
  tables: ['manner'],
});

interface Reading extends Captured {
  text: string;
  tag: Tagger;
  words: ReturnType<typeof WORDS.of>;
}

/** A day without an hour is kept as its noon: it stays the same day in the zones around. */
const NOON = 12;
/** Behind so much text a date is a detail of something else. */
const MAX_READ = 2_000;
/** Of things that people tell of themselves. */
const FIRST_YEAR = 1900;
const LAST_YEAR = 2100;

/** Day or month first? */
const AMBIGUOUS = /\b(?<one>0?[1-9]|1[0-2])[/.](?<two>0?[1-9]|1[0-2])\b(?![/.]?-)/u;
/** More than the longest of these has. */
const JUST_BEFORE = 60;
/** A text that names more of them tells of several days, or of none in particular. */
const MAX_DATES = 8;

/** When what is told happened, if the text names exactly one day: seen from where and when it was written. */
export function happenedAt(text: string, captured: Captured, tag: Tagger): FoundDay | undefined {
  const words = WORDS.of(textLanguageOf(text));
  const reading = { ...captured, text: text.slice(0, MAX_READ), tag, words };
  const { recordedAt, timeZone } = captured;
  const reference = { instant: recordedAt, timezone: zoneOffset(recordedAt, timeZone) };
  const found = datesIn(reading.text, words.language, reference).filter((each) => namesADay(each, reading));
  if (found.length > MAX_DATES) return undefined;
  const days = found.map((each) => dayOf(reading, each));
  const [day] = days;
  if (!day || days.some((each) => each?.at.getTime() !== day.at.getTime())) return undefined;
  return { at: day.at, isInferred: days.every((each) => each?.isInferred) };
}

function dayOf(reading: Reading, found: ParsedResult): FoundDay | undefined {
  if (!isMeant(reading, found)) return undefined;
  const isInferred = isOpen(found, reading);
  const wall = isInferred ? onTheRightSide(reading, found) : shownOf(found.start);
  return wall && { at: momentOf(wall, reading.timeZone), isInferred };
}

function namesADay({ start, end, text }: ParsedResult, { words }: Reading): boolean {
  if (end && (end.get('day') !== start.get('day') || end.get('month') !== start.get('month'))) return true;
  return start.isCertain('day') || start.isCertain('weekday') || words.says.today.test(text);
}

function isMeant({ text, words }: Reading, found: ParsedResult): boolean {
  const { index, start, end, text: said } = found;
  const year = start.get('year') ?? 0;
  if (year < FIRST_YEAR || year > LAST_YEAR || words.says.vague.test(said)) return false;
  if (end && end.get('day') !== start.get('day')) return false;
  if (!start.isCertain('day') && start.isCertain('weekday') && !words.says.weekday.test(said)) return false;
  const isOfOpenOrder = words.tables.manner.get('dots_are_open') === '1';
  const { one, two } = (isOfOpenOrder ? AMBIGUOUS.exec(said)?.groups : undefined) ?? {};
  if (Number(one) !== Number(two) && one !== undefined) return false;
  return (
    !words.says.another_meaning.test(text.slice(0, index).trimEnd().slice(-JUST_BEFORE)) &&
    !words.says.repeated.test(sentenceAround(text, found))
  );
}

/** Which week or year is not said. */
function isOpen({ start, text }: ParsedResult, { words: { says } }: Reading): boolean {
  if (says.today.test(text)) return false;
  return start.isCertain('day')
    ? !start.isCertain('year')
    : start.isCertain('weekday') && !says.which_week.test(text);
}

/** "On Friday" and "on 3 May" lie behind us when told in the past tense, and ahead when planned. */
function onTheRightSide(reading: Reading, found: ParsedResult): WallClock | undefined {
  const { text, tag, recordedAt, timeZone } = reading;
  const { start, index, text: said } = found;
  const from = sentenceStart(text, index);
  const day = { index: index - from, length: said.length };
  const tense = tenseAt(sentenceAround(text, found), day, { tag, language: reading.words.language });
  if (tense === undefined) return undefined;
  const shown = shownOf(start);
  const today = dayNumber(wallOf(recordedAt, timeZone));
  const fits = (wall: WallClock): boolean =>
    tense === 'past' ? dayNumber(wall) <= today : dayNumber(wall) >= today;
  const step = tense === 'past' ? -1 : 1;
  if (!start.isCertain('day')) {
    // Of today one says so.
    if (dayNumber(shown) === today) return undefined;
    return fits(shown) ? shown : addDays(shown, 7 * step);
  }
  const { year } = wallOf(recordedAt, timeZone);
  return [year, year + step]
    .map((each) => ({ ...shown, year: each }))
    .find((wall) => isDay(wall) && fits(wall));
}

function shownOf(start: ParsedComponents): WallClock {
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

function dayNumber({ year, month, day }: WallClock): number {
  return Date.UTC(year, month - 1, day);
}

function isDay(wall: WallClock): boolean {
  return new Date(dayNumber(wall)).getUTCDate() === wall.day;
}

function sentenceStart(text: string, index: number): number {
  return Math.max(...['. ', '! ', '? ', '\n'].map((end) => text.lastIndexOf(end, index))) + 1;
}

/** Of what stands there; a full stop in it is behind a number: "3. Mai". */
function sentenceAround(text: string, { index, text: said }: ParsedResult): string {
  const from = sentenceStart(text, index);
  const ends = ['. ', '! ', '? ', '\n']
    .map((end) => text.indexOf(end, index + said.length))
    .filter((at) => at >= 0);
  return text.slice(from, Math.min(text.length, ...ends));
}
