import { type SaidHere, type WordsRead } from '../../skills/kit/from-words.js';
import { saidMoment } from '../../skills/kit/said-moment.js';
import { type Parameters } from '../../skills/kit/skill-manifest.js';

/** How somebody feels, as it was said. */
export function readMood({ mood, word, when }: Parameters, here: SaidHere): WordsRead {
  const at = saidMoment(when, here);
  const isWord = typeof word === 'string' && Number.isNaN(Number(word));
  if (typeof mood !== 'number')
    return { question: 'How do you feel? In a word, or from 1 (awful) to 5 (great).', known: {} };
  return { calls: [{ mood, ...(isWord && { word }), ...(at !== undefined && { at }) }] };
}
