import { z } from 'zod';
import { indexGroups, readKnowledge, shareGroup, stemsOf, WORDS } from './entries.js';

const INDEX = indexGroups(readKnowledge('contrasts', z.array(WORDS)).map(stemsOf));

/**
 * Whether two words exclude each other. Their vectors are close ("sell" and "bought": 0.75), because they stand in the
 * same sentences; so only a list can say that an answer about one is no answer about the other.
 */
export function areContrary(one: string, other: string): boolean {
  return one !== other && shareGroup(INDEX, one, other);
}
