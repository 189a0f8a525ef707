import { type SaidHere, type WordsRead } from '../../skills/kit/from-words.js';
import { saidPeriod } from '../../skills/kit/said-period.js';
import { periodAfter } from '../../skills/understanding/past-period.js';
import { type Parameters } from '../../skills/kit/skill-manifest.js';

/** How somebody felt, asked for as it was said; when a certain mood was is left to the memory. */
export function readMoodQuery(
  { statistic = 'latest', when, against, mood }: Parameters,
  here: SaidHere,
): WordsRead {
  const [other, time] = sidesOf(saidPeriod(against, here), saidPeriod(when, here));
  if (mood !== undefined || isUnclear(when, time) || isUnclear(against, other)) return { calls: [] };
  return {
    calls: [
      {
        statistic,
        ...(time !== undefined && { when: time }),
        ...(other !== undefined && { against: other }),
      },
    ],
  };
}

/** "Better than yesterday" compares today. */
function sidesOf(other: string | undefined, time: string | undefined): (string | undefined)[] {
  return [other, time ?? periodAfter(other)];
}

function isUnclear(said: unknown, read: string | undefined): boolean {
  return said !== undefined && read === undefined;
}
