import { dayFromName, dayName, type DaySeries, spoken } from '../../../common/day-series.js';
import { type ExperimentResult, experimentResult, LEAST_PAIRS } from '../statistics/self-experiment.js';
import { armsOf, endOf, type Experiment } from './experiment.js';
import { type ExperimentResponse } from './experiments.dto.js';

/** Said before it starts and with its result. */
export const ASSUMPTION =
  'This takes for granted that what you do on one day does not carry over to the next. If it does, the difference looks smaller than it is.';

/** How an experiment stands today, with what was measured on its days. */
export function toExperimentResponse(
  experiment: Experiment,
  series: DaySeries | undefined,
  { from, today }: { readonly from: number; readonly today: number },
): ExperimentResponse {
  const { id, action, outcome, lag, startsOn, halfWidth, isSample } = experiment;
  const first = dayFromName(startsOn);
  const arms = armsOf(experiment);
  const valueOn = (place: number): number => {
    const day = first + place + lag;
    return day < today ? (series?.values[day - from] ?? Number.NaN) : Number.NaN;
  };
  const values = arms.map((_, place) => valueOn(place));
  const result = experimentResult(arms, values);
  const state = stateOf(experiment, today);
  return {
    ...{ id, action, lag, startsOn, state, halfWidth, isSample, assumption: ASSUMPTION },
    outcome: { ...outcome },
    day: Math.max(0, Math.min(arms.length, today - first + 1)),
    days: arms.map((arm, place) => {
      const value = values[place] ?? Number.NaN;
      return { day: dayName(first + place), arm, value: Number.isNaN(value) ? null : value };
    }),
    result: result ?? null,
    sentence: sentenceOf(experiment, state, result),
  };
}

export function stateOf(experiment: Experiment, today: number): ExperimentResponse['state'] {
  if (experiment.stoppedAt) return 'stopped';
  if (today < dayFromName(experiment.startsOn)) return 'planned';
  return today < dayFromName(endOf(experiment)) ? 'running' : 'ended';
}

function sentenceOf(
  { outcome, startsOn }: Experiment,
  state: ExperimentResponse['state'],
  result: ExperimentResult | undefined,
): string {
  if (state === 'planned') return `It starts on ${startsOn}.`;
  if (!result) return `Nothing can be said before ${String(LEAST_PAIRS)} pairs of days have both values.`;
  const finer = { ...outcome, decimals: outcome.decimals + 1 };
  const side = result.difference < 0 ? 'lower' : 'higher';
  const amount = spoken(Math.abs(result.difference), finer);
  const range = `${spoken(result.low, finer)} to ${spoken(result.high, finer)}`;
  const told = `On A days your ${outcome.noun} was ${amount} ${side}; 90 % range ${range}, ${String(result.pairs)} pairs of days.`;
  if (result.low <= 0 && result.high >= 0) {
    return `${told} ${state === 'running' ? 'Too early to say' : 'It may be nothing'}: the range holds zero.`;
  }
  return state === 'running' ? `${told} It is not over yet.` : told;
}
