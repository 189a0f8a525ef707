import { type Reading, type SpanIndex } from './span-index.js';

const HUNDRED = 100;
/** Fewer are numbers of their own: "one two". */
const LEAST_DIGITS = 3;
const MOST_DIGITS = 9;

/** "71", "seventy one", "two hundred and five", "2.5", "two point five", "2 and a half", "2½", "one oh eight". */
export function numberAt(index: SpanIndex, at: number): Reading<number> | undefined {
  const digits = index.tokens[at]?.number;
  const whole =
    digits === undefined ? (digitByDigit(index, at) ?? inWords(index, at)) : { end: at + 1, value: digits };
  return whole && withHalf(index, withFraction(index, whole));
}

/** "One oh eight", "one four two": digits that are said one by one. */
function digitByDigit(index: SpanIndex, at: number): Reading<number> | undefined {
  let [end, value] = [at, 0];
  for (
    let digit = digitAt(index, end);
    digit !== undefined && end - at < MOST_DIGITS;
    digit = digitAt(index, end)
  ) {
    value = value * 10 + digit;
    end += 1;
  }
  return end - at >= LEAST_DIGITS && (digitAt(index, at) ?? 0) > 0 ? { end, value } : undefined;
}

function digitAt(index: SpanIndex, at: number): number | undefined {
  if (index.particle('spoken_zero', at)) return 0;
  const word = wordAt(index, at);
  return word?.end === at + 1 && word.value < 10 ? word.value : undefined;
}

function inWords(index: SpanIndex, at: number): Reading<number> | undefined {
  const first = wordAt(index, at);
  if (!first) return undefined;
  const small = first.value >= 20 && first.value < HUNDRED ? withOnes(index, first) : first;
  const times = wordAt(index, small.end);
  const isProduct = times !== undefined && times.value >= HUNDRED && times.value > small.value;
  // "A hundred and thirty" counts no hundreds.
  if (!isProduct && small.value < HUNDRED) return small;
  const product = isProduct ? { end: times.end, value: small.value * times.value } : small;
  const below = isProduct ? times.value : small.value;
  const rest = numberWord(index, index.skip('number_and', product.end), below);
  return rest ? { end: rest.end, value: product.value + rest.value } : product;
}

/** What is left of a number behind its hundreds or thousands. */
function numberWord(index: SpanIndex, at: number, below: number): Reading<number> | undefined {
  if (index.tokens[at]?.number !== undefined) return undefined;
  const rest = inWords(index, at);
  return rest && rest.value < below && rest.value > 0 ? rest : undefined;
}

function withOnes(index: SpanIndex, tens: Reading<number>): Reading<number> {
  const ones = wordAt(index, tens.end);
  return ones && ones.value > 0 && ones.value < 10 && tens.value % 10 === 0
    ? { end: ones.end, value: tens.value + ones.value }
    : tens;
}

/** "Two point five", "thirty seven point one". */
function withFraction(index: SpanIndex, { end, value }: Reading<number>): Reading<number> {
  const point = index.particle('decimal_point', end);
  const tenths = point && (index.tokens[point.end]?.number ?? wordAt(index, point.end)?.value);
  if (!point || tenths === undefined || !Number.isInteger(tenths) || tenths < 0) return { end, value };
  return { end: point.end + 1, value: value + tenths / 10 ** String(tenths).length };
}

function withHalf(index: SpanIndex, { end, value }: Reading<number>): Reading<number> {
  const half = index.particle('and_half', end);
  if (half) return { end: half.end, value: value + 0.5 };
  const isSign = index.has('half', end) && (index.isGlued(end) || index.word(end) === '1/2');
  return isSign ? { end: end + 1, value: value + 0.5 } : { end, value };
}

function wordAt(index: SpanIndex, at: number): Reading<number> | undefined {
  if (index.tokens[at]?.number !== undefined) return undefined;
  const word = index.longest('number', at);
  return typeof word?.value === 'number' ? { end: word.end, value: word.value } : undefined;
}
