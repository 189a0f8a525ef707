import { terms } from '../../../common/language/terms.js';
import { words } from '../../../common/language/tokens.js';

export const RULE_KINDS = ['person', 'topic', 'word'] as const;

export interface Rule {
  id: string;
  kind: (typeof RULE_KINDS)[number];
  text: string;
}

/** Tells which of the rules a text falls under, if any. */
export type RuleMatcher = (text: string) => Rule | undefined;

export function ruleMatcher(rules: readonly Rule[]): RuleMatcher {
  const tests = rules.map((rule) => ({ rule, matches: testOf(rule) }));
  return (text) => {
    if (tests.length === 0) return undefined;
    const read = { words: ` ${words(text).join(' ')} `, terms: new Set(terms(text)) };
    return tests.find(({ matches }) => matches(read))?.rule;
  };
}

interface ReadText {
  words: string;
  terms: ReadonlySet<string>;
}

function testOf({ kind, text }: Rule): (read: ReadText) => boolean {
  if (kind === 'person') {
    const name = words(text);
    // Who wants nothing kept of Ana Silva wants nothing kept of Ana either.
    const names = [name.join(' '), name[0] ?? ''].map((each) => ` ${each} `);
    return (read) => names.some((each) => read.words.includes(each));
  }
  const own = terms(text);
  return (read) => own.every((term) => read.terms.has(term));
}
