import { spoken } from '../../../common/day-series.js';
import { type AssociationFacts, type ChangeFacts, type FindingFacts, type UnusualFacts } from './finding.js';

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
/** Nobody reads more out of a finer share. */
const MOST_ONE_IN = 1_000;

/** A finding in one sentence; never a cause. */
export function findingSentence(facts: FindingFacts): string {
  switch (facts.kind) {
    case 'association':
      return associationSentence(facts);
    case 'change':
      return changeSentence(facts);
    case 'unusual':
      return unusualSentence(facts);
  }
}

/** "About 1 in 50 findings like this one is chance." */
export function chanceSentence(q: number): string {
  const oneIn = Math.floor(1 / q);
  if (oneIn >= MOST_ONE_IN) return 'Fewer than 1 in 1,000 findings like this one are chance.';
  return `About 1 in ${oneIn.toLocaleString('en')} findings like this one is chance.`;
}

/** "the same day", "2 days later". */
export function lagWords(lag: number): string {
  if (lag === 0) return 'the same day';
  return lag === 1 ? 'the next day' : `${String(lag)} days later`;
}

function associationSentence({ x, y, lag, difference, lowUpTo, highFrom }: AssociationFacts): string {
  const when =
    lag === 0
      ? 'On days'
      : lag === 1
        ? 'On the day after one'
        : `${lag === 2 ? 'Two' : 'Three'} days after one`;
  const against = lag === 0 ? 'on days with low' : 'after low';
  const side = difference < 0 ? 'lower' : 'higher';
  const amount = spoken(Math.abs(difference), { ...y, decimals: y.decimals + 1 });
  const high = `high ${x.noun} (${spoken(highFrom, x)} or more)`;
  return `${when} with ${high}, your ${y.noun} was ${amount} ${side} than ${against} (${spoken(lowUpTo, x)} or less).`;
}

function changeSentence({ y, day, before, after }: ChangeFacts): string {
  const finer = { ...y, decimals: Math.max(1, y.decimals) };
  return `Around ${dayWords(day)} your ${y.noun} went from about ${spoken(before, finer)} to about ${spoken(after, finer)}.`;
}

function unusualSentence({ y, day, value, usual }: UnusualFacts): string {
  const side = value < usual ? 'below' : 'above';
  return `On ${dayWords(day)} your ${y.noun} was ${spoken(value, y)}, far ${side} the ${spoken(usual, y)} of the four weeks before.`;
}

/** "12 March" of "2026-03-12". */
function dayWords(day: string): string {
  return `${String(Number(day.slice(8)))} ${MONTHS[Number(day.slice(5, 7)) - 1] ?? ''}`;
}
