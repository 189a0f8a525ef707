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

function compared(x: readonly number[], y: readonly number[], isYesNo: boolean): Compared {
  const days = { from: FROM, before: FROM + x.length };
  return compare(series('steps', x, isYesNo), series('sleep', y), { days, lag: 0 });
}

const moving = (place: number): number => 7 + Math.sin(place);
const few = (place: number): number => (place < 20 || place >= 180 ? moving(place) : Number.NaN);

const same = upTo(40).map(() => 7);
const changing = upTo(40).map(moving);
const gapped = upTo(200).map(few);
const years = upTo(1_826);

it.each<[string, { x: number[]; y: number[]; isYesNo?: true }, RegExp]>([
  ['nothing', { x: [Number.NaN], y: [Number.NaN] }, /^No day in this period has both\.$/u],
  ['a single point', { x: [1], y: [7] }, /^Over one day there is too little/u],
  ['one value all the time, both', { x: same, y: same }, /^Over 40 days/u],
  ['one value all the time, what follows', { x: changing, y: same }, /your sleep was 7 h\./u],
  ['one value all the time, what is before', { x: same, y: changing }, /^Over 40 days/u],
  ['a gap of months', { x: gapped, y: gapped }, /^Over 40 days your sleep was between/u],
  ['a tag on no day', { x: upTo(40).map(() => 0), y: changing, isYesNo: true }, /^Over 40 days/u],
  ['a tag of no effect', { x: upTo(40).map((at) => at % 2), y: same, isYesNo: true }, /was 7 h\./u],
  ['five years', { x: years.map(moving), y: years.map((at) => Math.cos(at)) }, /^Over 1826 days/u],
])('says a sentence and gives no number that is none: %s', (_name, { x, y, isYesNo = false }, sentence) => {
  const told = compared(x, y, isYesNo);
  expect(told.sentence).toMatch(sentence);
  expect(told.sentence).not.toMatch(/NaN|Infinity/u);
  const numbers: unknown[] = [];
  JSON.stringify(told, (_key, value: unknown) => {
    if (typeof value === 'number') numbers.push(value);
    return value;
  });
  expect(numbers.filter((value) => !Number.isFinite(value))).toEqual([]);
});
