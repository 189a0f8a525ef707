import { type TwinPhrases } from '../../language/phrases/twin-phrases.js';
import { type AnswerPart } from '../../skills/kit/skill-handler.js';
import { moodName } from '../mood-name.words.js';
import { type KeptMood, MOODS } from '../mood.service.js';

/** A sentence as the log holds it, and as it is said. */
export interface Told {
  readonly answer: string;
  readonly part: AnswerPart;
}

/** "You felt mostly good last week: 5 good, 2 bad." Words have no mean: without a majority the ends are told. */
export function overTime(entries: readonly KeptMood[], period: string, phrases: TwinPhrases): Told {
  const [only] = entries;
  if (entries.length === 1 && only)
    return quoted(only, phrases, (mood) => phrases.say('felt-once', { mood, period }));
  const counts = MOODS.map((_, index) => ({
    name: moodName(index + 1, phrases),
    count: entries.filter(({ mood }) => mood === index + 1).length,
  })).filter(({ count }) => count > 0);
  const listed = counts
    .toReversed()
    .map(({ name, count }) => phrases.say('mood-count', { count, mood: name }));
  const range = rangeOf(counts, entries.length, phrases);
  return plain(phrases.say('felt-over', { range, period, counts: listed.join(', ') }));
}

/** `counts`: from awful to great. */
function rangeOf(
  counts: readonly { name: string; count: number }[],
  total: number,
  phrases: TwinPhrases,
): string {
  const [lowest, highest] = [counts[0]?.name ?? '', counts.at(-1)?.name ?? ''];
  if (counts.length === 1) return lowest;
  const most = counts.find(({ count }) => count * 2 > total);
  return most
    ? phrases.say('felt-mostly', { mood: most.name })
    : phrases.say('felt-between', { lowest, highest });
}

/** Tells of one mood: with the word that its owner gave it, which goes with it, and by the scale for the log. */
export function quoted(
  { id, mood, word }: KeptMood,
  phrases: TwinPhrases,
  say: (mood: string) => string,
): Told {
  const answer = say(moodName(mood, phrases));
  return word === null ? plain(answer) : { answer, part: { text: say(word), entryIds: [id] } };
}

export function plain(answer: string): Told {
  return { answer, part: { text: answer } };
}
