import { type Spoken } from './spoken-words.js';
import { type SecondPerson } from './table.js';

/** Each form that changes because the owner is its subject, by its place: "I was" but not "Ana was". */
export function agreeingVerbs(words: readonly Spoken[], table: SecondPerson): Map<number, string> {
  const found = new Map<number, string>();
  for (const [at, { base }] of words.entries()) {
    const form = table.agreeing?.forms.get(base);
    if (form !== undefined && isSaidOfOwner(words, at, table)) found.set(at, form);
  }
  return found;
}

/** Whether the owner is the subject: behind it, before it, or carried over an "and". */
function isSaidOfOwner(words: readonly Spoken[], at: number, table: SecondPerson): boolean {
  const { singular } = table.subjects;
  if (words[at + 1]?.word === singular) return true;
  let before = at - 1;
  while (isBetween(words[before], table)) before -= 1;
  if (words[before]?.word === singular) return true;
  if (!table.joined.has(words[before]?.word ?? '')) return false;
  const subject = words
    .slice(0, before)
    .findLast(({ base }) => base === singular || table.agreeing?.others.has(base));
  return subject?.base === singular;
}

/** What may stand between a subject and its verb: "I really never was". */
function isBetween(spoken: Spoken | undefined, { agreeing }: SecondPerson): boolean {
  if (!spoken || !agreeing) return false;
  return (
    agreeing.between.has(spoken.word) ||
    [...agreeing.between_endings].some((ending) => spoken.word.endsWith(ending) && spoken.word !== ending)
  );
}
