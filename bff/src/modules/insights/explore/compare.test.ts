import { type DaySeries } from '../../../common/day-series.js';
import { compare, type Compared } from './compare.js';

const FROM = 20_000;
const upTo = (days: number): number[] => Array.from({ length: days }, (_, place) => place);

function series(title: string, values: readonly number[], isYesNo = false): DaySeries {
  return {
    ...{ key: `body:${title}`, domain: 'body', title, noun: title, unit: 'h', decimals: 1, family: title },
    ...{ isYesNo, isOutcome: true, isSample: false, values: Float64Array.from(values) },
  };
}

function compared(x: readonly number[], y: readonly number[], isYesNo = false): Compared {
  const days = { from: FROM, before: FROM + x.length };
  return compare(series('steps', x, isYesNo), series('sleep', y), { days, lag: 0 });
}

const moving = (place: number): number => 7 + Math.sin(place);
const few = (place: number): number => (place < 20 || place >= 180 ? moving(place) : Number.NaN);

it.each<[string, number[], number[], RegExp, boolean?]>([
  ['nothing', [Number.NaN], [Number.NaN], /^No day in this period has both\.$/u],
  ['a single point', [1], [7], /^Over one day there is too little/u],
  ['one value all the time, both', upTo(40).map(() => 1), upTo(40).map(() => 7), /^Over 40 days/u],
  [
    'one value all the time, what follows',
    upTo(40).map(moving),
    upTo(40).map(() => 7),
    /your sleep was 7 h\./u,
  ],
  ['one value all the time, what is before', upTo(40).map(() => 1), upTo(40).map(moving), /^Over 40 days/u],
  ['a gap of months', upTo(200).map(few), upTo(200).map(few), /^Over 40 days your sleep was between/u],
  ['a tag on no day', upTo(40).map(() => 0), upTo(40).map(moving), /^Over 40 days/u, true],
  ['a tag where nothing changes', upTo(40).map((at) => at % 2), upTo(40).map(() => 7), /was 7 h\./u, true],
  ['five years', upTo(1_826).map(moving), upTo(1_826).map((at) => Math.cos(at)), /^Over 1826 days/u],
])('says a sentence and gives no number that is none: %s', (_name, x, y, sentence, isYesNo = false) => {
  const told = compared(x, y, isYesNo);
  expect(told.sentence).toMatch(sentence);
  const numbers: unknown[] = [];
  JSON.stringify(told, (_key, value: unknown) => {
    if (typeof value === 'number') numbers.push(value);
    return value;
  });
  expect(numbers.filter((value) => !Number.isFinite(value))).toEqual([]);
  expect(told.sentence).not.toMatch(/NaN|Infinity/u);
});
