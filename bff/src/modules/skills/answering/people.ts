import { isOwners, type Subject } from './subjects.js';
import { type ParsedMemory } from './parsed-memory.js';
import { type Word } from './words.js';

/** Who the owner's people are, as far as the memories say: "sister" → "ana". */
export type People = ReadonlyMap<string, readonly string[]>;

/**
 * Reads "my sister Ana", "my dentist is Dr Keller". A part that several people have, two sisters say, gets no name:
 * which of them is meant cannot be known.
 */
export function peopleIn(memories: readonly ParsedMemory[]): People {
  const found = new Map<string, Set<string>>();
  for (const { sentences } of memories) {
    for (const { words, subjects } of sentences) {
      for (const subject of new Set(subjects)) note(found, subject, words);
    }
  }
  const clear = [...found].filter(([, namings]) => namings.size === 1);
  return new Map(clear.map(([part, namings]) => [part, [...namings].flatMap((naming) => naming.split(' '))]));
}

function note(found: Map<string, Set<string>>, subject: Subject | undefined, words: readonly Word[]): void {
  if (!subject || subject.isGroup || !isOwners(subject)) return;
  const names = subject.heads.filter((head) => words.some((word) => word.isName && word.word === head));
  if (names.length === 0) return;
  const parts = subject.heads.filter((head) => words.some((word) => word.isHolder && word.stem === head));
  for (const part of parts) found.set(part, (found.get(part) ?? new Set()).add(names.join(' ')));
}

/** The names of those whom a question calls by their part. */
export function namesMeant({ holders, people }: { holders: readonly string[]; people: People }): string[] {
  return holders.flatMap((holder) => people.get(holder) ?? []);
}
