import { knowledgeOf } from '../../language/knowledge/knowledge.js';
import { textLanguageOf } from '../../language/knowledge/text-language.js';
import { matchesOf } from '../../language/knowledge/ways.js';
import { sentencesOf } from '../answering/sentences.js';
import { capitalise, plainApostrophes, withoutCourtesy } from '../understanding/phrasing.js';
import { isQuestion } from '../understanding/question.js';
import { readStorageRequest } from '../understanding/storage-request.js';

/** Nobody tells more than that in passing; a longer message is pasted. */
const MAX_MESSAGE = 500;
const MAX_LINES = 2;
const MAX_SENTENCE = 200;
/** More would bury the review. */
const MAX_FACTS = 3;

const LIFE = knowledgeOf('life', { says: ['lasting', 'foreign', 'unsettled', 'secret', 'preceded'] });
type Says = ReturnType<typeof LIFE.of>['says'];

/** Somebody else's words: quotations, lists, code, links. */
const FOREIGN = [
  /["“”„«»`<>{}|]|(?:^|\s)'(?=\p{L})|https?:|www\./u,
  /^[^\S\n\r\u2028\u2029]*(?:[-*•>#]|\d+[.)])\s/mu,
];
/** Nobody says so who means it. */
const UNSETTLED = /\.\.|…|!!|\p{Extended_Pictographic}/u;

/**
 * What a message tells of the user's life, sentence by sentence, where nobody asked for it to be kept: plain statements
 * of theirs in the first person that last. Rather too little than too much: each is put before the user.
 */
export function statedFacts(message: string): string[] {
  if (message.length > MAX_MESSAGE || message.trim().split('\n').length > MAX_LINES) return [];
  const plain = plainApostrophes(message);
  const { says } = LIFE.of(textLanguageOf(message));
  if (says.secret.test(plain) || says.foreign.test(plain)) return [];
  if (FOREIGN.some((sign) => sign.test(plain))) return [];
  if (readStorageRequest(message) !== undefined) return [];
  const facts = sentencesOf(message).flatMap((sentence) => factIn(sentence, says) ?? []);
  return [...new Set(facts)].slice(0, MAX_FACTS);
}

function factIn(sentence: string, says: Says): string | undefined {
  const plain = plainApostrophes(sentence);
  const { rest, isAskedAsFavour } = withoutCourtesy(plain.replace(says.preceded, ''));
  const said = rest.replace(says.preceded, '');
  if (said.length > MAX_SENTENCE || isAskedAsFavour || isQuestion(said)) return undefined;
  if (UNSETTLED.test(said) || matchesOf(said, says.unsettled).some(({ 0: word }) => !/^\p{Lu}/u.test(word)))
    return undefined;
  if (!says.lasting.test(capitalise(said))) return undefined;
  // What was said ends the sentence, and apostrophes were replaced one for one: the user's own characters are kept.
  return capitalise(sentence.slice(sentence.length - said.length));
}
