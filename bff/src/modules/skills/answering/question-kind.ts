import { plainApostrophes, withoutCourtesy } from '../understanding/phrasing.js';
import { type QuestionKind, type Speech } from './lexicon/speech.js';

/** "Say, do you still know": leads stand before one another. */
const MOST_LEADS = 3;

/** What is asked, without "do you know" and "tell me", and what kind of answer it wants. */
export function readKind(text: string, speech: Speech): { core: string; kind: QuestionKind } {
  let core = withoutCourtesy(plainApostrophes(text.trim())).rest;
  const about = speech.cue('about').exec(core);
  if (about) return { core: core.slice(about[0].length), kind: 'about' };
  const isFinding = speech.says('finding', core);
  for (let lead = 0; lead < MOST_LEADS; lead += 1) core = core.replace(speech.cue('frames'), '');
  core = core.replace(speech.cue('finding'), '');
  for (const { pattern, means } of speech.rewrites) core = core.replace(pattern, `${means} `);
  const isAbout = isFinding && !speech.says('asking_first', core);
  const heard = isAbout ? undefined : speech.kinds.find(({ pattern }) => pattern.test(core));
  return { core, kind: heard?.kind ?? 'about' };
}
