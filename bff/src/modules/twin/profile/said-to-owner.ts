import { sentencesOf } from '../../memory/skills/owner.words.js';
import { type ReadMemory } from './profile-line.js';

export { saidToOwner } from '../../memory/skills/owner.words.js';

/** What a memory begins with, which is told where it is told as a whole. */
export function firstOf({ text }: ReadMemory): string {
  return sentencesOf(text)[0] ?? text;
}
