import { isOfType } from '../matching/segments.js';
import { isOf, type Pack } from '../pack/pack.js';
import { type Token } from '../tokens/token.js';
import { type Candidate, type Clause, type Understanding } from '../understanding.js';
import { type ReadClause } from './read-clause.js';

/** Who says more than that tells something. */
const MOST_WORDS = 10;
/** Messages that go on with each other. */
const MOST_BEFORE = 4;
const ENDS = '.!?, ';
/** A time or a thing of the home is no item, nor what is said of somebody. */
const NO_ITEMS = ['when', 'recurrence', 'entity', 'subject', 'question'];

interface GoingOn {
  readonly text: string;
  readonly tokens: readonly Token[];
  /** The newest last. */
  readonly before: readonly string[];
  readonly whole: ReadClause;
  readonly pack: Pack;
  /** Reads a message by itself. */
  readonly read: (text: string) => Understanding;
}

/**
 * "And Maggi too", right behind what was put on a list, goes on the same list: read in one with what was said before,
 * without what that has put there already. Undefined where nothing is listed, or something else is said.
 */
export function listedOn({ text, tokens, before, whole, pack, read }: GoingOn): Clause | undefined {
  if (!isOf(pack, 'and', tokens[0]?.text ?? '') || !mayList(whole)) return undefined;
  let said = '';
  for (const earlier of before.slice(-MOST_BEFORE).reverse()) {
    said = `${withoutEnd(earlier)} ${said}`;
    if (!addedBy(read(earlier))) continue;
    const [first, all] = [addedBy(read(said)), addedBy(read(said + text))];
    const [known, listed] = [itemsOf(first), itemsOf(all)];
    const items = listed.filter((item) => !known.includes(item));
    if (!all || items.length === 0 || !known.every((item) => listed.includes(item))) return undefined;
    const chosen = { ...all, parameters: { ...all.parameters, items } };
    const { confidence, form } = whole.clause;
    return { text, act: 'list', decision: 'act', chosen, candidates: [chosen], confidence, form };
  }
  return undefined;
}

function mayList({ isSure, clause: { form }, said: { lattice } }: ReadClause): boolean {
  const { tokens, segments } = lattice;
  return (
    !isSure &&
    tokens.length <= MOST_WORDS &&
    !form.isTold &&
    !form.isNegated &&
    !form.isQuestion &&
    !segments.some((segment) => NO_ITEMS.some((type) => isOfType(segment, type)))
  );
}

/** What a message puts on a list, where it does nothing else. */
function addedBy({ clauses }: Understanding): Candidate | undefined {
  const [only, ...others] = clauses;
  const isAlone = only?.act === 'list' && only.decision === 'act' && others.length === 0;
  return isAlone && only.chosen?.parameters.operation === 'add' ? only.chosen : undefined;
}

function itemsOf(added: Candidate | undefined): readonly string[] {
  const items: unknown = added?.parameters.items;
  return Array.isArray(items) ? items.filter((item) => typeof item === 'string') : [];
}

function withoutEnd(text: string): string {
  let end = text.length;
  while (end > 0 && ENDS.includes(text[end - 1] ?? '')) end--;
  return text.slice(0, end);
}
