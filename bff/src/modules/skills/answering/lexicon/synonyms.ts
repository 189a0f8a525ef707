import { z } from 'zod';
import { indexGroups, readKnowledge, shareGroup, stemsOf, WORDS } from './entries.js';

const TOPICS = readKnowledge('synonyms', z.record(z.string(), z.array(WORDS)));
const INDEX = indexGroups(Object.values(TOPICS).flat().map(stemsOf));

/** Words with which people tell and ask for the same thing; verbs and their nouns stand together. */
export function areSynonyms(one: string, other: string): boolean {
  return shareGroup(INDEX, one, other);
}
