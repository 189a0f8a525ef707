import { type RunContext } from '../../../skills/kit/skill-handler.js';
import { spokenList } from '../../../skills/kit/spoken.js';
import { type Compared, type NotCompared } from '../../asking/life-difference.service.js';
import { type LifeAnswer, nothing, nounOf, row, valueOf } from './life-answer.js';

/** Both kinds of days with their numbers, and whether they differ by more than chance leaves. */
export function toldDifference(
  compared: Compared | NotCompared,
  { condition, context }: { condition: string; context: RunContext },
): LifeAnswer {
  const { phrases } = context;
  if (typeof compared === 'string') return nothing(`life-${compared}`, context, { condition });
  const { series, names, by, isNegated, difference, days } = compared;
  const { effect } = difference;
  const finer = { ...series, decimals: series.decimals + 1 };
  const put = (value: number): string => valueOf(value, finer, context);
  const noun = nounOf(series, context);
  const verdict = !effect
    ? 'life-too-few-days'
    : effect.mayBeNothing
      ? 'life-may-be-nothing'
      : effect.difference > 0
        ? 'life-more'
        : 'life-less';
  const [first, second] = [Math.abs(effect?.low ?? 0), Math.abs(effect?.high ?? 0)];
  const spread = effect?.mayBeNothing
    ? { low: put(effect.low), high: put(effect.high) }
    : { low: put(Math.min(first, second)), high: put(Math.max(first, second)) };
  const kind = phrases.say(isNegated ? `life-without-${by}` : `life-with-${by}`, {
    names: spokenList(names, phrases),
  });
  const rows = [
    phrases.say('life-row-days', { kind, count: difference.days, noun, mean: put(difference.mean) }),
    phrases.say('life-row-others', { count: difference.otherDays, noun, mean: put(difference.otherMean) }),
  ];
  const size = put(Math.abs(effect?.difference ?? 0));
  const head = phrases.say(verdict, { noun, size, kind, ...spread });
  return { answer: `${head}${rows.map(row).join('')}\n\n${phrases.say('life-together')}`, days };
}
