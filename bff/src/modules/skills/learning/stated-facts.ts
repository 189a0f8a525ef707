import { sentencesOf } from '../answering/sentences.js';
import { capitalise, plainApostrophes, withoutCourtesy } from '../understanding/phrasing.js';
import { isQuestion } from '../understanding/question.js';
import { readStorageRequest } from '../understanding/storage-request.js';
import { LASTING } from './lasting.js';

/** Nobody tells more than that in passing; a longer message is pasted. */
const MAX_MESSAGE = 500;
const MAX_LINES = 2;
const MAX_SENTENCE = 200;
/** More would bury the review. */
const MAX_FACTS = 3;

/** Somebody else's words, or made-up ones: quotations, lists, code, links, forwarded messages, games. */
const FOREIGN = [
  /["“”„«»`<>{}|]|(?:^|\s)'(?=\p{L})|https?:|www\./u,
  /^[^\S\n\r\u2028\u2029]*(?:[-*•>#]|\d+[.)])\s/mu,
  /\b(?:from|to|subject|sent|re|fwd?|me|you|user|assistant):/iu,
  /\b(?:wrote|lyrics|quot(?:e[ds]?|ing)|translat\w+|pretend|imagine|suppose|role ?play|act as|jok(?:e|es|ing)|kidding|lol|haha\w*|dream\w*|novel|poem|once upon|character)\b/iu,
];
/** Not so, not yet, not sure, not for long, said by somebody else, or a wish. */
const UNSETTLED = [
  /\b(?:if|unless|would|could|might|may|maybe|perhaps|probably|possibly|should|must|wish|hope|hoping|guess|suppose|think|thinking|believe|feels?|felt|seems?|almost|nearly|as if|apparently|supposedly|rather)\b/u,
  /\b(?:wanna|gonna|wants?|wanted|needs?|plan(?:ned|ning)?|consider(?:ing)?|about to|try|tried|trying|will|going to|\p{L}+'(?:ll|d)|please|thanks|thank|(?:can|could|would|will) you|so that)\b/u,
  /\b(?:said|says?|tell|tells|told|asked|heard|read)\b/u,
  /\b(?:today|tonight|tomorrow|right now|just now|for now|at the moment|this (?:morning|afternoon|evening|week|weekend|song|one|movie|film|show|app|page)|again|sometimes|a bit)\b/u,
  /,\s*so\b|\.\.|…|!!|\p{Extended_Pictographic}/u,
];
/** No words of that are to stand in a list. */
const SECRET = /\b(?:pass ?words?|pass ?codes?|pins?|cvv|iban|credit card|secret|login)\b/iu;
const PRECEDED =
  /^(?:(?:fyi|for your information|just so you know|you know(?=,)|good news|guess what|in fact|as it happens)\b[\s,.!:;–—-]*)+/iu;

/**
 * What a message tells of the user's life, sentence by sentence, where nobody asked for it to be kept: plain statements
 * of theirs in the first person that last. Rather too little than too much: each is put before the user.
 */
export function statedFacts(message: string): string[] {
  if (message.length > MAX_MESSAGE || message.trim().split('\n').length > MAX_LINES) return [];
  const plain = plainApostrophes(message);
  if (SECRET.test(plain) || FOREIGN.some((sign) => sign.test(plain))) return [];
  if (readStorageRequest(message) !== undefined) return [];
  const facts = sentencesOf(message).flatMap((sentence) => factIn(sentence) ?? []);
  return [...new Set(facts)].slice(0, MAX_FACTS);
}

function factIn(sentence: string): string | undefined {
  const plain = plainApostrophes(sentence);
  const { rest, isAskedAsFavour } = withoutCourtesy(plain.replace(PRECEDED, ''));
  const said = rest.replace(PRECEDED, '');
  if (said.length > MAX_SENTENCE || isAskedAsFavour || isQuestion(said)) return undefined;
  if (UNSETTLED.some((sign) => sign.test(said))) return undefined;
  if (!LASTING.some((beginning) => beginning.test(capitalise(said)))) return undefined;
  // What was said ends the sentence, and apostrophes were replaced one for one: the user's own characters are kept.
  return capitalise(sentence.slice(sentence.length - said.length));
}
