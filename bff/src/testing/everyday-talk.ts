import { readFileSync } from 'node:fs';

/** What is there of each after a turn. */
export interface Leaves {
  /** All of them, the latest first. */
  readonly memories?: readonly string[];
  readonly memory?: string;
  /** What no memory speaks of. */
  readonly noMemory?: string;
  /** Open items. */
  readonly list?: readonly [name: string, items: readonly string[]];
  /** By the clock on the wall, in no order: "call the dentist 10:00". */
  readonly reminders?: readonly string[];
  readonly readings?: readonly [metric: string, values: readonly number[]];
  /** "on", "off", "locked", or of a light that is dimmed "on at 30 %". */
  readonly devices?: Readonly<Record<string, string>>;
}

/** What somebody says, what the answer has in it or matches, and what is kept after it. */
export interface Turn {
  readonly said: string;
  readonly says?: string;
  /** A regular expression. */
  readonly matches?: string;
  /** What stands on a card in place of these words. */
  readonly shows?: string;
  readonly leaves?: Leaves;
}

/** Some forty turns as people talk: small, with “it” and “both”, corrected, taken back. `npm run test:talk` has them in a browser. */
export function everydayTalk(language: 'english' | 'german'): readonly Turn[] {
  const file = new URL(`./talks/${language}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as Turn[];
}
