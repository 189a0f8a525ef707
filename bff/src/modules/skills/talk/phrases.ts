import { type Phrase } from '../skill.js';

export async function* only(phrase: Phrase): AsyncGenerator<Phrase> {
  yield await Promise.resolve(phrase);
}

/** In a paragraph of its own, behind what was said before. */
export async function* withoutLead(answer: AsyncIterable<Phrase>): AsyncGenerator<Phrase> {
  let isFirst = true;
  for await (const phrase of answer) {
    yield isFirst && phrase.text !== '' ? { ...phrase, text: `\n\n${phrase.text}` } : phrase;
    isFirst &&= phrase.text === '';
  }
}

/** Only what was done, without a word about it. */
export async function* quietly(answer: AsyncIterable<Phrase>): AsyncGenerator<Phrase> {
  for await (const phrase of answer) if (phrase.action !== undefined) yield { ...phrase, text: '' };
}

/** The answer from its first source on with all before it, or else that: without a source nothing was known. */
export async function* knownOr(otherwise: string, answer: AsyncIterable<Phrase>): AsyncGenerator<Phrase> {
  const begun: Phrase[] = [];
  let isKnown = false;
  for await (const phrase of answer) {
    const isAnswer = phrase.source !== undefined && !phrase.isClosest;
    if (!isKnown) begun.push(phrase);
    if (!isKnown && isAnswer) yield* begun;
    else if (isKnown) yield phrase;
    isKnown ||= isAnswer;
  }
  if (!isKnown) yield { text: otherwise };
}
