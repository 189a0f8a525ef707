import { setImmediate } from 'node:timers/promises';
import { type FoundDay, happenedAt } from './happened.js';
import { type FoundName, namesInSentence, sentencesWithNames } from './names.js';
import { nameWordsOf } from './name-words.js';
import { loadTagger } from './tagger.js';

export interface CaptureText {
  text: string;
  /** Where and when it was captured, unless the user said when it happened. */
  captured: { recordedAt: Date; timeZone: string } | null;
}

/** What is read out of the words alone, whoever's they are. */
export interface ReadCapture {
  names: FoundName[];
  day: FoundDay | null;
}

/** Behind so much text there are hardly any new names. */
const MAX_SENTENCES = 200;

/** Gives way to other work between two sentences: an import of a hundred thousand must not hold up a request. */
export async function readCapture({ text, captured }: CaptureText): Promise<ReadCapture> {
  const tag = await loadTagger();
  const names: FoundName[] = [];
  const words = nameWordsOf(text);
  for (const sentence of sentencesWithNames(text, words).slice(0, MAX_SENTENCES)) {
    names.push(...namesInSentence(sentence, tag, words));
    await setImmediate();
  }
  return { names, day: (captured && happenedAt(text, captured, tag)) ?? null };
}
