import { type Parameters } from '../../../language/understanding.js';

/** A closed set: each template stands for a value. */
export interface ChoiceSlot {
  readonly kind: 'choice';
  readonly options: Readonly<Record<string, unknown>>;
}

/** One or more words of any kind, as few as fit. */
export interface TextSlot {
  readonly kind: 'text';
  /** Whether the slot may begin with that word. */
  readonly begins?: (word: string) => boolean;
  /** What the words stand for; by default the words themselves, under the slot's name. */
  readonly read?: (said: string) => Parameters;
}

/** One word of digits. */
export interface NumberSlot {
  readonly kind: 'number';
}

export type Slot = ChoiceSlot | TextSlot | NumberSlot;
export type Slots = Readonly<Record<string, Slot>>;

/** Types that every template knows. */
export const COMMON_SLOTS: Slots = { text: { kind: 'text' }, number: { kind: 'number' } };

/** A closed set of values, each by the template of what is said for it. */
export function choice(options: ChoiceSlot['options']): ChoiceSlot {
  return { kind: 'choice', options };
}

/** Free words, which `read` turns into parameters. */
export function textOf(read: (said: string) => Parameters, begins?: (word: string) => boolean): TextSlot {
  return { kind: 'text', read, ...(begins && { begins }) };
}

/** Whether a word is a number in digits, with a colon or a point in it as times and decimals have one. */
export function isNumber(word: string): boolean {
  const [first = ''] = word;
  return first >= '0' && first <= '9';
}
