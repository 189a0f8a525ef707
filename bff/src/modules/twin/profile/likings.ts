import { terms } from '../../../common/language/terms.js';
import { dateOf, type DerivedLine, type ReadMemory } from './profile-line.js';
import { firstOf, saidToOwner } from './said-to-owner.js';

/** Two sentences with so many of their words in common say the same liking. */
const SAME = 0.6;

/** Likings that say the same become one line, told in the newest words; how often it was said is its strength. */
export function groupLikings(memories: readonly ReadMemory[]): DerivedLine[] {
  const groups: { readonly words: ReadonlySet<string>; readonly evidence: ReadMemory[] }[] = [];
  for (const memory of memories.toSorted((one, other) => dateOf(other) - dateOf(one))) {
    const words = new Set(terms(firstOf(memory)));
    const group = groups.find((each) => likeness(each.words, words) >= SAME);
    if (group) group.evidence.push(memory);
    else groups.push({ words, evidence: [memory] });
  }
  return groups.flatMap(({ evidence }) => {
    const [newest] = evidence;
    // The oldest stays the oldest, however often it is said again.
    const oldest = evidence.at(-1);
    if (!newest || !oldest) return [];
    return [
      {
        ...{ key: `preference ${oldest.id}`, about: 'preference' as const, changes: 0, evidence },
        text: saidToOwner(firstOf(newest), newest),
      },
    ];
  });
}

function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const all = one.union(other).size;
  return all === 0 ? 0 : one.intersection(other).size / all;
}
