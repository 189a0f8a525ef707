export interface MoodReading {
  sentiment: 'positive' | 'neutral' | 'negative';
  emotion: 'joy' | 'calm' | 'tiredness' | 'stress' | 'sadness' | 'none';
  /** The words it was read from. */
  words: string[];
}

type Emotion = Exclude<MoodReading['emotion'], 'none'>;

const lexicon: Record<Emotion, { weight: 1 | -1; words: string[] }> = {
  joy: {
    weight: 1,
    words: ['great', 'happy', 'love', 'lovely', 'wonderful', 'excited', 'thanks', 'good', 'nice'],
  },
  calm: { weight: 1, words: ['calm', 'relaxed', 'cosy', 'peaceful', 'fine', 'comfortable', 'please'] },
  tiredness: { weight: -1, words: ['tired', 'exhausted', 'sleepy', 'worn', 'yawning', 'drained'] },
  stress: {
    weight: -1,
    words: ['stressed', 'hurry', 'late', 'annoying', 'angry', 'hate', 'busy', 'terrible', 'cold'],
  },
  sadness: { weight: -1, words: ['sad', 'lonely', 'miss', 'down', 'bad', 'unhappy', 'awful'] },
};
const NEGATIONS = new Set(['not', 'no', 'never', "don't", "isn't", "i'm not"]);

/** Counts words of a list of 38; "not" before one turns it round. It hears no voice, only words. */
export function readMood(sentence: string): MoodReading {
  const words = sentence.toLowerCase().match(/[\p{L}']+/gu) ?? [];
  const found = words.flatMap((word, index) => {
    const entry = entryOf(word);
    if (!entry) return [];
    const isTurned = NEGATIONS.has(words[index - 1] ?? '');
    return [
      {
        word: isTurned ? `not ${word}` : word,
        emotion: isTurned ? null : entry[0],
        weight: entry[1].weight * (isTurned ? -1 : 1),
      },
    ];
  });
  const sum = found.reduce((total, { weight }) => total + weight, 0);
  const emotion = found.find((each) => each.emotion !== null)?.emotion ?? 'none';
  return { sentiment: sentimentOf(sum), emotion, words: found.map(({ word }) => word) };
}

function entryOf(word: string): [Emotion, { weight: 1 | -1 }] | undefined {
  return (Object.entries(lexicon) as [Emotion, { weight: 1 | -1; words: string[] }][]).find(([, { words }]) =>
    words.includes(word),
  );
}

function sentimentOf(sum: number): MoodReading['sentiment'] {
  if (sum === 0) return 'neutral';
  return sum > 0 ? 'positive' : 'negative';
}
