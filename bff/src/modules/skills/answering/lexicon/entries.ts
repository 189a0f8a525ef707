import path from 'node:path';
import { z } from 'zod';
import { stem } from '../../../../common/language/terms.js';
import { readDataFile } from '../../../language/pack/data-files.js';

/** What an English speaker knows of words stands with the rest of the language. */
const KNOWLEDGE = path.join(import.meta.dirname, '../../../language/packs/en/knowledge');

/** Words with spaces between them. */
export const WORDS = z.string().trim().min(1);

/** Reads a file of the pack; throws where it is not what it should be, which a developer has to see. */
export function readKnowledge<T extends z.ZodType>(name: string, schema: T): z.output<T> {
  return readDataFile(KNOWLEDGE, `${name}.yaml`, schema);
}

/** "couch sofa" as its stems. */
export function stemsOf(words: string): string[] {
  return words.split(/\s+/u).map(stem);
}

/** Stem → the numbers of the groups it is in. */
export function indexGroups(
  groups: readonly (readonly string[])[],
): ReadonlyMap<string, ReadonlySet<number>> {
  const index = new Map<string, Set<number>>();
  for (const [number, group] of groups.entries()) {
    for (const member of group) index.set(member, (index.get(member) ?? new Set()).add(number));
  }
  return index;
}

export function shareGroup(
  index: ReadonlyMap<string, ReadonlySet<number>>,
  one: string,
  other: string,
): boolean {
  const others = index.get(other);
  return others !== undefined && [...(index.get(one) ?? [])].some((group) => others.has(group));
}
