import { trimEndOf } from '../../../common/language/trim-end.js';
import { matchesOf } from '../../language/knowledge/ways.js';
import { capitalise, plainApostrophes, withoutCourtesy } from './phrasing.js';
import { requestWords } from './request-words.js';

type Says = ReturnType<typeof requestWords>['says'];

export type StorageRequest =
  /** "Remember that …"; the statement is empty when nothing followed. */
  | { wish: 'remember'; statement: string }
  /** "Don't remember this." */
  | { wish: 'do-not-save' }
  /** "Forget what I said about Ana." */
  | { wish: 'delete' };

/** More than the longest of these has. */
const COURTEOUS = 16;

const BREAK = /[.!?…;:,–—\n]/u;

/** What a message asks about storing, if anything. A refusal wins over a request. */
export function readStorageRequest(text: string): StorageRequest | undefined {
  const plain = plainApostrophes(text);
  const words = requestWords(text);
  const { says } = words;
  const { before, clause } = splitTrailingClause(plain, says);
  const { rest, isAskedAsFavour } = withoutCourtesy(plain);
  if (says.refusal.test(withoutEnd(rest)) || says.trailing_refusal.test(clause))
    return { wish: 'do-not-save' };
  if (says.deletion.test(rest)) return { wish: 'delete' };
  if (before !== '' && says.trailing.test(clause)) {
    return { wish: 'remember', statement: capitalise(text.slice(0, before.length).trim()) };
  }
  const stated = statementOf(rest, isAskedAsFavour, words);
  if (stated === undefined) return undefined;
  // What was stated ends the text, and apostrophes were replaced one for one: the user's own characters are kept.
  return {
    wish: 'remember',
    statement: tidy(text.slice(text.length - stated.length), isAskedAsFavour, says),
  };
}

function statementOf(
  rest: string,
  isAskedAsFavour: boolean,
  { says, ways }: ReturnType<typeof requestWords>,
): string | undefined {
  const lead = ways.leads.map((way) => way.exec(rest)?.[0]).find((found) => found !== undefined);
  if (lead === undefined) return undefined;
  // The spaces and commas behind its last word are no part of the lead.
  const tail = rest.slice(trimEndOf(lead, /[\s,]/u).length).trimStart();
  const told = tail.replace(/^,\s*/u, '');
  if (says.recalls.test(rest) && says.asking_clause.test(told)) return undefined;
  // "Remember our trip to Rome?" asks; "could you remember that we went to Rome?" tells.
  const isLinked = isAskedAsFavour
    ? /^[:,–—-]/u.test(tail) || says.link_after_favour.test(tail)
    : /^[:–—-]/u.test(tail) || says.link_that_tells.test(tail);
  if (rest.endsWith('?') && !isLinked) return undefined;
  return tail.replace(says.link, '').trimStart();
}

/** Cleans lightly: the words and the punctuation stay the user's. */
function tidy(statement: string, isAskedAsFavour: boolean, says: Says): string {
  const kept = withoutCourteousEnd(statement, says).trim();
  if (!/[\p{L}\p{N}]/u.test(kept) || says.nothing.test(kept)) return '';
  return capitalise(isAskedAsFavour ? withFullStop(kept) : kept);
}

/** The words after the last break in the sentence, and all that stands before it. */
function splitTrailingClause(text: string, says: Says): { before: string; clause: string } {
  const body = withoutEnd(withoutCourteousEnd(text, says));
  const end = lastBreakIn(body, says);
  const before = body.slice(0, end);
  const said = before.trimEnd();
  const isSeparated = /[,;:–—-]$/u.test(said);
  return { before: isSeparated ? said.slice(0, -1).trimEnd() : before, clause: body.slice(end).trimStart() };
}

/** Behind the last mark, the last dash or before the last "please", whichever comes last; 0 where nothing follows it. */
function lastBreakIn(body: string, says: Says): number {
  const mark = body.length - (body.split(BREAK).at(-1) ?? '').length;
  if (mark === body.length) return 0;
  const tail = body.slice(mark);
  const dash = [...tail.matchAll(/\s-(?=\s)/gu)].at(-1)?.index ?? -1;
  const please =
    (matchesOf(tail, says.please_inside).findLast(({ index }) => /\s/u.test(tail.charAt(index - 1)))?.index ??
      0) - 1;
  if (please > dash) return mark + please;
  return dash < 0 ? mark : mark + dash + ' -'.length;
}

/** The words end there; the marks behind them stay. */
function withoutCourteousEnd(text: string, says: Says): string {
  const said = trimEndOf(text, /[.!?\s]/u);
  const [courtesy, start = 0] = endIn(said.slice(-COURTEOUS), says.courteous_end);
  if (courtesy === undefined || start === 0) return text;
  const before = said.slice(0, said.length - courtesy.length).trimEnd();
  return (before.endsWith(',') ? before.slice(0, -1) : before) + text.slice(said.length);
}

/** What is said last, and where it begins. */
function endIn(text: string, pattern: RegExp): [said?: string, start?: number] {
  const found = pattern.exec(text);
  return found ? [found[0], found.index] : [];
}

function withFullStop(asked: string): string {
  return asked.endsWith('?') ? `${asked.slice(0, -1).trimEnd()}.` : asked;
}

function withoutEnd(text: string): string {
  return trimEndOf(text, /[\s.!?…]/u);
}
