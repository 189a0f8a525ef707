import { type SaidHere, type WordsRead } from '../../skills/kit/from-words.js';
import { saidPeriod } from '../../skills/kit/said-period.js';
import { type Parameters } from '../../skills/kit/skill-manifest.js';

/** How somebody felt, asked for as it was said; when a certain mood was is left to the memory. */
export function readMoodQuery({ statistic = 'latest', when, mood }: Parameters, here: SaidHere): WordsRead {
  const time = saidPeriod(when, here);
  if (mood !== undefined || (when !== undefined && time === undefined)) return { calls: [] };
  return { calls: [{ statistic, ...(time !== undefined && { when: time }) }] };
}
