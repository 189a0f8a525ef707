export type MoodStep = 1 | 2 | 3 | 4 | 5;

/** The words of the steps, from 1 on. */
export const MOOD_WORDS = ['Awful', 'Bad', 'Okay', 'Good', 'Great'] as const;

/** The values of the scale of moods, lowest first. */
export const MOOD_SCALE = MOOD_WORDS.map((_name, index) => index + 1);

export function moodName(mood: number): string {
  return MOOD_WORDS[mood - 1] ?? '';
}

/** The step that a mean is nearest to. */
export function nearestStep(mean: number): MoodStep {
  return Math.min(5, Math.max(1, Math.round(mean))) as MoodStep;
}
