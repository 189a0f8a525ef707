import { type Grammar } from './schema.js';

/** What a phrase can be: a class of words, a cue of skills, or a type that `spans/` makes. */
export interface Meaning {
  readonly type: string;
  readonly value: unknown;
}

/** A trie of words. */
export interface Node {
  readonly next: Map<string, Node>;
  readonly meanings: Meaning[];
}

/** Part of a frame: said in any order, unless it has to be the first or the last. */
export interface Element {
  readonly type: string;
  readonly isOptional: boolean;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

export type Part =
  | { readonly kind: 'word'; readonly word: string }
  /** A class of words, a cue or a type of span; with a slot its value is taken. */
  | { readonly kind: 'type'; readonly type: string; readonly slot?: string }
  /** One word or more, whatever they are. */
  | { readonly kind: 'free'; readonly slot: string };

/** A part, and which parts may follow it; all of them stand behind it in the list. */
export interface Step {
  readonly part: Part;
  readonly next: readonly number[];
  /** The sentence may end here. */
  readonly isEnd: boolean;
}

/**
 * What is said in order, as a graph without loops, so that alternatives are not spelled out: a sentence is a way from
 * one of `first` along `next` to a step that `isEnd`. Work is words × edges.
 */
export interface Template {
  readonly source: string;
  readonly steps: readonly Step[];
  readonly first: readonly number[];
  readonly fixed: Readonly<Record<string, unknown>>;
}

export interface SkillSpec {
  /** The skill's name, with "#variant" where it has several entries. */
  readonly key: string;
  readonly skill: string;
  readonly act: string;
  readonly domains: readonly string[];
  readonly frames: readonly (readonly Element[])[];
  /** Types that fill a parameter, best first. */
  readonly slots: Readonly<Record<string, readonly string[]>>;
  readonly fixed: Readonly<Record<string, unknown>>;
  readonly templates: readonly Template[];
  /** Beginnings that an answer completes. */
  readonly carriers: readonly string[];
  readonly implies?: string;
  readonly barePlace?: string;
  /** Of things that nobody names it is only for those in that state. */
  readonly needsState?: string;
  readonly defaultsToAll: boolean;
  readonly isQuestion: boolean;
  readonly needsYes: boolean;
  /** Said word for word it is meant, however likely its act is. */
  readonly isCertain?: true;
  /** A question by its form only: as a statement it asks nothing. */
  readonly isOnlyAsked?: true;
  readonly asks?: string;
  readonly range?: readonly [number, number];
}

/** What reading text into tokens needs to know of a language. */
export interface TokenRules {
  readonly contractions: ReadonlyMap<string, readonly string[]>;
  readonly grammar: Grammar;
}

/** A small word or phrase that only numbers and times are read by. */
export interface Particle {
  readonly words: readonly string[];
  readonly value: unknown;
}

/** A language, compiled once: nothing of it stands in code. */
export interface Pack extends TokenRules {
  readonly language: string;
  readonly lexicon: Node;
  /** The phrases of each class of words, as they are written. */
  readonly words: Readonly<Record<string, readonly string[]>>;
  /** Single words and phrases of a class, for `isOf`. */
  readonly classes: ReadonlyMap<string, ReadonlySet<string>>;
  /** By name; the longest first. */
  readonly particles: ReadonlyMap<string, readonly Particle[]>;
  readonly skills: readonly SkillSpec[];
  /** Every word that stands anywhere in the pack. */
  readonly known: ReadonlySet<string>;
  readonly tags: Readonly<Record<string, readonly string[]>>;
  readonly verbs: ReadonlySet<string>;
  readonly cues: ReadonlySet<string>;
}

/** Whether that word or phrase is of a class, such as "negation"; a class that the pack lacks has none. */
export function isOf(pack: Pick<Pack, 'classes'>, name: string, phrase: string): boolean {
  return pack.classes.get(name)?.has(phrase) ?? false;
}
