import type { Names } from './matching/names.js';

/**
 * What the engine makes of a text: its clauses, the act of each, and every candidate it weighed.
 * Only types and the list of acts live here, so that any part of the module may import them without a circle.
 */

/**
 * The kinds of act. `reminder` covers alarms and timers, `change` corrects or forgets what was kept,
 * `talk` is small talk, and `world` is what lies beyond what the twin knows.
 */
export const ACTS = [
  'told',
  'remember',
  'ask',
  'home',
  'reminder',
  'list',
  'reading',
  'mood',
  'change',
  'talk',
  'world',
  'distress',
] as const;
export type Act = (typeof ACTS)[number];

/** What is to be done about a clause: do it, ask back first, keep what was told, answer from memory, or just reply. */
export const DECISIONS = ['act', 'ask', 'keep', 'answer', 'reply'] as const;
export type Decision = (typeof DECISIONS)[number];

/** Values by slot: numbers, words, moments, quantities, items. A skill's folder turns them into its own parameters. */
export type Parameters = Readonly<Record<string, unknown>>;

/** `missing`: nothing of the home is meant; `ambiguous`: several may be; `conflict`: one slot was said with two values. */
export type Problem = 'missing' | 'ambiguous' | 'conflict';

/** A thing said of a skill: typed values, still in the sentence's own terms. */
export interface Candidate {
  readonly act: Act;
  /** Name of a manifest: 'light.set', 'list', 'reminder'. */
  readonly skill: string;
  readonly parameters: Parameters;
  /** Ids of things of the home. */
  readonly targets: readonly string[];
  /** Share of the clause's meaning that it explains, 0 to 1. */
  readonly coverage: number;
  /** Content words that it does not explain. */
  readonly unread: readonly string[];
  /** How well it fits after arbitration; higher is better, and only comparable inside one clause. */
  readonly score: number;
  readonly problem?: Problem;
  /** Who proposed it: 'frames', 'templates' or 'classifier'. */
  readonly source: string;
  /** Why it was not chosen, or why it was only asked about; set by arbitration, for `explain`. */
  readonly verdict?: string;
}

/** What may be true of how a clause is said. */
export const FORM_TRAITS = [
  'isQuestion',
  'isTold',
  'isNegated',
  'isConditional',
  'isReported',
  'isPast',
  'isImperative',
  // "can you …": a request in the form of a question.
  'isPolite',
  // Imagined or wished: "I wish the lights were on".
  'isUnreal',
] as const;

/** How a clause is said, read from its words alone. */
export type Form = Readonly<Record<(typeof FORM_TRAITS)[number], boolean>>;

export interface Clause {
  /** The words of the clause, as typed. */
  readonly text: string;
  readonly act: Act;
  readonly decision: Decision;
  readonly chosen?: Candidate;
  /** Best first. */
  readonly candidates: readonly Candidate[];
  /** Of the act, 0 to 1. */
  readonly confidence: number;
  readonly form: Form;
  /** Told in one sentence with a command: "empty the list, Joanne has been". */
  readonly isAside?: true;
}

export interface Understanding {
  readonly language: string;
  readonly clauses: readonly Clause[];
}

export interface UnderstandingContext {
  /** Made once for a home by `namesOf` and reused for each sentence. */
  readonly names?: Names;
  /** The room that the person speaks in. */
  readonly areaId?: string;
  /** Ids that "it" may mean. */
  readonly last?: readonly string[];
  /** What was done last is of that act: "make it 11" of a reminder. */
  readonly lastAct?: Act;
  /** What was said just before, oldest first; a short message may leave that out. */
  readonly before?: readonly string[];
}
