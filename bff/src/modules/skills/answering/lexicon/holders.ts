import { z } from 'zod';
import { readKnowledge, WORDS } from './entries.js';

const HOLDERS = new Set(readKnowledge('holders', z.array(WORDS)).flatMap((words) => words.split(/\s+/u)));

/** Whether it is a noun for somebody a memory can be about. */
export function isHolderNoun(noun: string): boolean {
  const word = noun.replace(/-in-laws?$/u, '');
  return HOLDERS.has(word) || (word.endsWith('s') && HOLDERS.has(word.slice(0, -1)));
}
