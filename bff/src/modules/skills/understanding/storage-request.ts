import { capitalise, plainApostrophes, withoutCourtesy } from './phrasing.js';

export type StorageRequest =
  /** "Remember that …"; the statement is empty when nothing followed. */
  | { wish: 'remember'; statement: string }
  /** "Don't remember this." */
  | { wish: 'leave-out' }
  /** "Forget what I said about Ana." */
  | { wish: 'delete' };

/** Verbs that ask for storing whatever follows them. */
const REMEMBER = String.raw`(?:remember|memori[sz]e|(?:keep|bear) in mind|(?:do not|don't|dont|never) (?:ever )?forget|don't let me forget|make a (?:mental )?note|take (?:a )?note|note(?= that\b| down\b| to self\b)(?: down| to self)?|write down|jot down|for the record)`;
/** Verbs that mean storing only when what follows says so: "save this: …", but not "save the whales". */
const STORE = String.raw`(?:save|store|keep|record|log|write|add|put)`;
const IN_MEMORY = String.raw`(?:in|to|into) (?:my|your|the) (?:memory|memories|notes)`;
const CLAUSE_START = String.raw`(?:i|i'm|i've|my|we|our|you|your|he|she|they|it|there|the|an?|[A-Z]\w*)\b`;

const LEADING = [
  new RegExp(String.raw`^${REMEMBER}\b(?<tail>.*)$`, 'isu'),
  new RegExp(
    String.raw`^${STORE} (?:(?:this|that|it|the following|a note|a memory)(?: down)?(?: ${IN_MEMORY})?(?=\s*[:,–—\n])|${IN_MEMORY})(?<tail>.*)$`,
    'isu',
  ),
  new RegExp(String.raw`^(?:save|store|record|log|add) (?=that ${CLAUSE_START})(?<tail>.*)$`, 'isu'),
  /^(?:note|memo|memory|remember)\s*(?<tail>:.*)$/isu,
];
const LINK =
  /^\s*(?:(?:of )?(?:that|the fact that|this|the following)(?! (?:is|was)\b)\b\s*[,:;–—-]?|(?:about|of)\b|to(?= \p{Ll})|[,:;–—-])?\s*/iu;
const LINK_THAT_TELLS = /^\s*(?:[:–—-]|to\b)/iu;
const LINK_AFTER_FAVOUR = /^\s*(?:[:,–—-]|that\b|this\b|to\b)/iu;
const ASKING_CLAUSE = /^,? (?:who|whom|whose|what|when|where|which|why|how|whether|if)\b[^:]*$/iu;

/** The request may follow what it is about: "Ana is allergic to peanuts, please remember that." */
const TRAILING = new RegExp(
  String.raw`^(?:and |so |but )?(?:please |pls )?(?:(?:can|could|would|will) you |i(?:'d like| would like| want| need) you to |you (?:should|must) )?(?:please )?(?:${REMEMBER}|note|${STORE}) (?:that|this|it)(?: ${IN_MEMORY}| down| in mind| for me| for later| too| please)*$`,
  'iu',
);
const COURTEOUS_END = /,?\s+(?:please|thanks|thank you|ok|okay)(?=[.!?\s]*$)/iu;

const NOT = String.raw`(?:do not|don't|dont|never|(?:there's |there is )?no need to|you (?:do not|don't|must not|mustn't|should not|shouldn't|need not|needn't)(?: have to| need to)?|i (?:do not|don't) want you to)`;
const KEEPING = String.raw`(?:remember|memori[sz]e|save|store|keep|record|log|note|write|add|make a note|take (?:a )?note)`;
const REFUSAL = new RegExp(
  String.raw`^(?:and |but |so )?(?:please )?(?:${NOT} ${KEEPING}\b|off the record$|never ?mind$|forget (?:it|that|this|about it)$)`,
  'iu',
);
const TRAILING_REFUSAL = new RegExp(
  String.raw`^(?:and |but |so )?(?:please )?(?:${NOT} ${KEEPING} (?:that|this|it|any of (?:that|this|it))(?: down| anywhere| please)*|off the record|never ?mind|forget (?:it|that|this))$`,
  'iu',
);
const DELETION =
  /^(?:forget\b|unlearn\b|(?:delete|erase|remove) (?:(?:the|that|this|my|your|all|every|last) )*(?:memor|notes?\b|what i\b))/iu;

/** What a message asks about storing, if anything. A refusal wins over a request. */
export function readStorageRequest(text: string): StorageRequest | undefined {
  const plain = plainApostrophes(text);
  const { before, clause } = splitTrailingClause(plain);
  const { rest, isAskedAsFavour } = withoutCourtesy(plain);
  if (REFUSAL.test(withoutEnd(rest)) || TRAILING_REFUSAL.test(clause)) return { wish: 'leave-out' };
  if (DELETION.test(rest)) return { wish: 'delete' };
  if (before !== '' && TRAILING.test(clause)) {
    return { wish: 'remember', statement: capitalise(text.slice(0, before.length).trim()) };
  }
  const stated = statementOf(rest, isAskedAsFavour);
  if (stated === undefined) return undefined;
  // What was stated ends the text, and apostrophes were replaced one for one: the user's own characters are kept.
  return { wish: 'remember', statement: tidy(text.slice(text.length - stated.length), isAskedAsFavour) };
}

function statementOf(rest: string, isAskedAsFavour: boolean): string | undefined {
  const tail = LEADING.map((pattern) => pattern.exec(rest)?.groups?.tail).find(
    (found) => found !== undefined,
  );
  if (tail === undefined) return undefined;
  if (/^remember\b/iu.test(rest) && ASKING_CLAUSE.test(tail)) return undefined;
  // "Remember our trip to Rome?" asks; "could you remember that we went to Rome?" tells.
  const tells = isAskedAsFavour ? LINK_AFTER_FAVOUR : LINK_THAT_TELLS;
  if (rest.endsWith('?') && !tells.test(tail)) return undefined;
  return tail.replace(LINK, '');
}

/** Cleans lightly: the words and the punctuation stay the user's. */
function tidy(statement: string, isAskedAsFavour: boolean): string {
  const kept = statement.replace(COURTEOUS_END, '').trim();
  if (!/[\p{L}\p{N}]/u.test(kept) || /^(?:it|this|that|them)\W*$/iu.test(kept)) return '';
  return capitalise(isAskedAsFavour ? kept.replace(/\s*\?$/u, '.') : kept);
}

/** The words after the last break in the sentence, and all that stands before it. */
function splitTrailingClause(text: string): { before: string; clause: string } {
  const body = withoutEnd(text.replace(COURTEOUS_END, ''));
  const found =
    /^(?<before>.*(?:[.!?…;:,–—\n]|\s-(?=\s)|(?=\splease\b)))\s*(?<clause>[^.!?…;:,–—\n]+)$/isu.exec(body);
  const { before = '', clause = body } = found?.groups ?? {};
  return { before: before.replace(/\s*[,;:–—-]\s*$/u, ''), clause };
}

function withoutEnd(text: string): string {
  return text.replace(/[\s.!?…]+$/u, '');
}
