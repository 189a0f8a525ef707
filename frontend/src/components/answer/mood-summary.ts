import { formatQuantity } from '../../lib/format';
import { MOOD_SCALE, moodName } from '../../shared/mood/mood-names';

/** All moods of a time in one sentence. */
export function moodSummary(moods: readonly number[]): string {
  if (moods.length === 0) return 'No mood noted in this time.';
  if (moods.length === 1) return 'The only entry in this time.';
  const [low, high] = [Math.min(...moods), Math.max(...moods)];
  const entries = formatQuantity(moods.length, 'entry', 'entries');
  if (low === high) return `${moodName(low)} each time, over ${entries}.`;
  const most = mostOften(moods);
  if (most !== undefined) return `${moodName(most)} on most of ${entries}.`;
  return `Between ${moodName(low).toLowerCase()} and ${moodName(high).toLowerCase()} over ${entries}.`;
}

/** The one that more than half of them are. */
function mostOften(moods: readonly number[]): number | undefined {
  return MOOD_SCALE.find((mood) => moods.filter((each) => each === mood).length * 2 > moods.length);
}
