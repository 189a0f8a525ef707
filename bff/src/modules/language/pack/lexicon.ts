import { tokenise } from '../tokens/tokenise.js';
import { type Meaning, type Node, type TokenRules } from './pack.js';

export function node(): Node {
  return { next: new Map(), meanings: [] };
}

/** Adds a phrase as its tokens and as their stems, so that a singular finds its plural; its words are added to `known`. */
export function addPhrase(
  root: Node,
  phrase: string,
  meaning: Meaning,
  { rules, known }: { rules: TokenRules; known?: Set<string> },
): void {
  const tokens = tokenise(phrase, rules);
  if (tokens.length === 0) return;
  for (const { text, stem } of tokens) known?.add(text).add(stem);
  addWords(
    root,
    tokens.map(({ text }) => text),
    meaning,
  );
  if (tokens.some(({ text, stem }) => stem !== text))
    addWords(
      root,
      tokens.map(({ stem }) => stem),
      meaning,
    );
}

function addWords(root: Node, words: readonly string[], meaning: Meaning): void {
  let at = root;
  for (const word of words) {
    const next = at.next.get(word) ?? node();
    at.next.set(word, next);
    at = next;
  }
  if (!at.meanings.some((each) => isSame(each, meaning))) at.meanings.push(meaning);
}

function isSame(one: Meaning, other: Meaning): boolean {
  return one.type === other.type && JSON.stringify(one.value) === JSON.stringify(other.value);
}
