import { type SaidHere, type WordsRead } from '../../skills/kit/from-words.js';
import { saidMoment } from '../../skills/kit/said-moment.js';
import { type Parameters } from '../../skills/kit/skill-manifest.js';

const MAX_NOTE_LENGTH = 2_000;

/** How somebody feels, as it was said. */
export function readMood({ mood, word, when, isWithMore }: Parameters, here: SaidHere): WordsRead {
  const at = saidMoment(when, here);
  const isWord = typeof word === 'string' && Number.isNaN(Number(word));
  if (typeof mood !== 'number') return { question: here.phrases.say('ask-mood'), known: {} };
  const note = isWithMore === true ? { note: here.text.slice(0, MAX_NOTE_LENGTH) } : {};
  return { calls: [{ mood, ...(isWord && { word }), ...note, ...(at !== undefined && { at }) }] };
}
