import { type MoodValue } from './mood-entry.js';

/** From 1 to 5, as a mood is kept. */
export const MOODS = ['awful', 'bad', 'okay', 'good', 'great'] as const;

/** What people say that they feel, by where it stands between awful and great. */
const WORDS: readonly [MoodValue, string][] = [
  [1, 'awful|terrible|horrible|miserable|dreadful|depressed|devastated|hopeless|desperate'],
  [
    2,
    'bad|sad|down|low|unhappy|stressed|stressed out|anxious|worried|nervous|angry|upset|frustrated|annoyed|lonely|exhausted|tired|overwhelmed|irritated|afraid',
  ],
  [3, 'okay|ok|fine|neutral|alright|all right|so so|meh|average|bored'],
  [4, 'good|happy|well|calm|content|relaxed|cheerful|hopeful|satisfied|rested|better|motivated|glad'],
  [
    5,
    'great|amazing|excellent|fantastic|wonderful|awesome|excited|very happy|overjoyed|brilliant|grateful|proud|thrilled',
  ],
];

const BY_WORD = new Map(WORDS.flatMap(([mood, words]) => words.split('|').map((word) => [word, mood])));

/** All of them, the longest first, so that a pattern made of them reads the whole word. */
export const MOOD_WORDS: readonly string[] = [...BY_WORD.keys()].toSorted((a, b) => b.length - a.length);

/** Undefined for what is no mood. */
export function moodOf(word: string): MoodValue | undefined {
  return BY_WORD.get(word.toLowerCase());
}

export function isMoodValue(value: number): value is MoodValue {
  return Number.isInteger(value) && value >= 1 && value <= 5;
}
