import path from 'node:path';
import { z } from 'zod';
import { readDataFiles } from '../pack/data-files.js';
import { readSkillWords } from '../pack/skill-words.js';

const texts = z.record(z.string(), z.string());
const phraseFile = z.strictObject({
  /** Numbers, days and lists are put as it has them. */
  locale: z.string().optional(),
  /** A statement in it can be said back to whom it is of, “my sister” as “your sister”: `knowledge/second-person.yaml`. */
  turnsRound: z.boolean().optional(),
  twin: texts.optional(),
  /** What English says where it stands: rules of the product that were not met, by their codes, and names of skills and metrics. */
  problems: texts.optional(),
  titles: texts.optional(),
  metrics: texts.optional(),
});
export const TRANSLATED = ['problems', 'titles', 'metrics'] as const;
export type Translated = (typeof TRANSLATED)[number];
type PhraseFile = z.output<typeof phraseFile>;

const USUAL_LOCALE = 'en-GB';
const PLACE = /\{(\w+)\}/gu;
/** Of the variant that counts one thing: `timers-one` beside `timers`. */
const ONE = '-one';

/** How a language is put besides its phrases. */
interface Manner {
  readonly language?: string;
  readonly locale?: string | undefined;
  readonly turnsRound?: boolean;
  /** Whether a text is in that language. */
  readonly isIts?: ((text: string) => boolean) | undefined;
  readonly translations?: ReadonlyMap<Translated, ReadonlyMap<string, string>>;
}

export type Values = Readonly<Record<string, string | number>>;

/** What the twin itself says in one language, by key. */
export class TwinPhrases {
  private readonly numbers: Intl.NumberFormat;
  private readonly counts: Intl.PluralRules;

  /** `fallback` has what this language lacks. */
  constructor(
    private readonly phrases: ReadonlyMap<string, string>,
    private readonly fallback?: TwinPhrases,
    private readonly manner: Manner = {},
  ) {
    this.numbers = new Intl.NumberFormat(this.locale);
    this.counts = new Intl.PluralRules(this.locale);
  }

  static load(packFolder: string, fallback?: TwinPhrases, isIts?: (text: string) => boolean): TwinPhrases {
    const ofSkills: PhraseFile[] = readSkillWords(packFolder).map(({ twin }) => ({ twin }));
    const files = [...readDataFiles(path.join(packFolder, 'phrases'), phraseFile), ...ofSkills];
    return new TwinPhrases(merged(files, 'twin'), fallback, {
      language: path.basename(packFolder),
      locale: files.find((file) => file.locale !== undefined)?.locale,
      turnsRound: files.some((file) => file.turnsRound),
      isIts,
      translations: new Map(TRANSLATED.map((part) => [part, merged(files, part)])),
    });
  }

  get language(): string {
    return this.manner.language ?? '';
  }

  get locale(): string {
    return this.manner.locale ?? this.fallback?.locale ?? USUAL_LOCALE;
  }

  /** Whether it is known how a statement is said back to whom it is of: one of another language never is. */
  turnsRound(statement: string): boolean {
    const { turnsRound = false, isIts } = this.manner;
    return turnsRound && (isIts?.(statement) ?? true);
  }

  /**
   * Filled in: `{name}` is the value of that name, `{Name}` the same with a capital. Where one thing is counted by the value
   * `count`, its own variant is said. Throws for a key that no language has, which is a mistake of ours.
   */
  say(key: string, values: Values = {}): string {
    const phrase = this.find(key, values.count);
    if (phrase === undefined) throw new Error(`The twin has no phrase “${key}”.`);
    return phrase.replace(PLACE, (place, name: string) => this.filled(name, values) ?? place);
  }

  /** Undefined where the words that stand in the code have to do, as they do in English. */
  translated(part: Translated, key: string): string | undefined {
    return this.manner.translations?.get(part)?.get(key);
  }

  get keys(): string[] {
    return [...this.phrases.keys()];
  }

  keysOf(part: Translated): string[] {
    return [...(this.manner.translations?.get(part)?.keys() ?? [])];
  }

  has(key: string): boolean {
    return this.find(key) !== undefined;
  }

  private filled(name: string, values: Values): string | undefined {
    const first = name.charAt(0);
    const value = values[name] ?? values[first.toLowerCase() + name.slice(1)];
    if (value === undefined) return undefined;
    const text = typeof value === 'number' ? this.numbers.format(value) : value;
    return first === first.toLowerCase() ? text : text.charAt(0).toUpperCase() + text.slice(1);
  }

  private find(key: string, count?: string | number): string | undefined {
    const isOne = typeof count === 'number' && this.counts.select(count) === 'one';
    const own = (isOne ? this.phrases.get(key + ONE) : undefined) ?? this.phrases.get(key);
    return own ?? this.fallback?.find(key, count);
  }
}

/** Throws where two files say the same. */
function merged(files: readonly PhraseFile[], part: 'twin' | Translated): Map<string, string> {
  const all = new Map<string, string>();
  for (const [key, text] of files.flatMap((file) => Object.entries(file[part] ?? {}))) {
    if (all.has(key)) throw new Error(`The phrase “${key}” is said twice.`);
    all.set(key, text);
  }
  return all;
}
