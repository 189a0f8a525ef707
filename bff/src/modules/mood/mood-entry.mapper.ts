import { type MoodEntry } from './mood-entries.dto.js';
import { type TaggedMood } from './mood-entry.js';

export function toMoodEntry(entry: TaggedMood): MoodEntry {
  const { id, mood, word, energy, stress, note, tags, around, effectiveAt, recordedAt, source } = entry;
  return {
    ...{ id, mood, word, energy, stress, note },
    tags: tags.map((tag) => ({ ...tag })),
    around: around.map((each) => ({ ...each })),
    at: effectiveAt.toISOString(),
    recordedAt: recordedAt.toISOString(),
    isSample: source === 'sample',
  };
}
