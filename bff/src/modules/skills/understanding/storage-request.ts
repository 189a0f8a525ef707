import { trimEndOf } from '../../../common/language/trim-end.js';
import { capitalise, plainApostrophes, withoutCourtesy } from './phrasing.js';

export type StorageRequest =
  /** "Remember that …"; the statement is empty when nothing followed. */
  | { wish: 'remember'; statement: string }
  /** "Don't remember this." */
  | { wish: 'do-not-save' }
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
const COURTEOUS_END = /\s(?:please|thanks|thank you|ok|okay)$/iu;
/** More than the longest of these has. */
const COURTEOUS = 16;

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

const BREAK = /[.!?…;:,–—\n]/u;

/** What a message asks about storing, if anything. A refusal wins over a request. */
export function readStorageRequest(text: string): StorageRequest | undefined {
  const plain = plainApostrophes(text);
  const { before, clause } = splitTrailingClause(plain);
  const { rest, isAskedAsFavour } = withoutCourtesy(plain);
  if (REFUSAL.test(withoutEnd(rest)) || TRAILING_REFUSAL.test(clause)) return { wish: 'do-not-save' };
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
  const kept = withoutCourteousEnd(statement).trim();
  if (!/[\p{L}\p{N}]/u.test(kept) || /^(?:it|this|that|them)\W*$/iu.test(kept)) return '';
  return capitalise(isAskedAsFavour ? withFullStop(kept) : kept);
}

/** The words after the last break in the sentence, and all that stands before it. */
function splitTrailingClause(text: string): { before: string; clause: string } {
  const body = withoutEnd(withoutCourteousEnd(text));
  const end = lastBreakIn(body);
  const before = body.slice(0, end);
  const said = before.trimEnd();
  const isSeparated = /[,;:–—-]$/u.test(said);
  return { before: isSeparated ? said.slice(0, -1).trimEnd() : before, clause: body.slice(end).trimStart() };
}

/** Behind the last mark, the last dash or before the last "please", whichever comes last; 0 where nothing follows it. */
function lastBreakIn(body: string): number {
  const mark = body.length - (body.split(BREAK).at(-1) ?? '').length;
  if (mark === body.length) return 0;
  const tail = body.slice(mark);
  const dash = [...tail.matchAll(/\s-(?=\s)/gu)].at(-1)?.index ?? -1;
  const please = [...tail.matchAll(/\splease\b/giu)].at(-1)?.index ?? -1;
  if (please > dash) return mark + please;
  return dash < 0 ? mark : mark + dash + ' -'.length;
}

/** The words end there; the marks behind them stay. */
function withoutCourteousEnd(text: string): string {
  const said = trimEndOf(text, /[.!?\s]/u);
  const courtesy = COURTEOUS_END.exec(said.slice(-COURTEOUS))?.[0];
  if (courtesy === undefined) return text;
  const before = said.slice(0, said.length - courtesy.length).trimEnd();
  return (before.endsWith(',') ? before.slice(0, -1) : before) + text.slice(said.length);
}

function withFullStop(asked: string): string {
  return asked.endsWith('?') ? `${asked.slice(0, -1).trimEnd()}.` : asked;
}

function withoutEnd(text: string): string {
  return trimEndOf(text, /[\s.!?…]/u);
}
