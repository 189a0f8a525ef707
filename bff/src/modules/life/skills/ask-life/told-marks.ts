import { type RunContext } from '../../../skills/kit/skill-handler.js';
import { type Felt } from '../../asking/felt.js';
import { type Mark, type MarkedDays } from '../../asking/life-questions.service.js';
import { type LifeAnswer, nothing, nounOf, row, valueOf } from './life-answer.js';

const PERCENT = 100;

/** What sets the days that felt so apart, row by row with both kinds of days. */
export function toldMarks(
  marked: MarkedDays | undefined,
  { felt, context }: { felt: Felt; context: RunContext },
): LifeAnswer {
  const { phrases } = context;
  if (!marked || marked.days.length === 0) return nothing('life-no-such-days', context);
  const { series, limit, direction, days, marks } = marked;
  const first = phrases.say(`life-days-${direction}`, {
    ...{ count: days.length, felt: phrases.say(`life-felt-${felt}`), noun: nounOf(series, context) },
    limit: valueOf(limit, series, context),
  });
  if (marks.length === 0) return { answer: `${first} ${phrases.say('life-too-few')}`, days };
  const clear = marks.filter(({ difference }) => difference.effect?.mayBeNothing === false);
  const unclear = marks.filter((mark) => !clear.includes(mark));
  const told = [
    ...(clear.length > 0 ? [phrases.say('life-clear') + rowsOf(clear, context)] : []),
    ...(unclear.length > 0 ? [phrases.say('life-unclear') + rowsOf(unclear, context)] : []),
  ];
  return { answer: [first, ...told, phrases.say('life-together')].join('\n\n'), days };
}

function rowsOf(marks: readonly Mark[], context: RunContext): string {
  return marks.map((mark) => row(rowOf(mark, context))).join('');
}

/** "Friends: on 22 of 40 of these days (55%), on 80 of 290 others (28%); 27 points more, 14 to 40." */
function rowOf({ series, difference }: Mark, context: RunContext): string {
  const { phrases } = context;
  const { days, mean, otherDays, otherMean, effect } = difference;
  const scale = series.isYesNo ? PERCENT : 1;
  const shown = series.isYesNo ? { unit: '%', decimals: 0 } : { ...series, decimals: series.decimals + 1 };
  const put = (value: number): string => valueOf(value * scale, shown, context);
  const values = {
    name: series.isYesNo ? series.title : nounOf(series, context),
    ...{ days, otherDays, mean: put(mean), otherMean: put(otherMean) },
    ...{ with: Math.round(mean * days), without: Math.round(otherMean * otherDays) },
    ...{ low: put(effect?.low ?? 0), high: put(effect?.high ?? 0) },
  };
  return phrases.say(series.isYesNo ? 'life-row-tag' : 'life-row-mean', values);
}
