/** From 1 on. */
const MOODS = ['Awful', 'Bad', 'Okay', 'Good', 'Great'];

/** The values of the scale of moods, lowest first. */
export const MOOD_SCALE = MOODS.map((_name, index) => index + 1);

export function moodName(mood: number): string {
  return MOODS[mood - 1] ?? '';
}
