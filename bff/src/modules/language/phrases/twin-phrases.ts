import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

const twinFile = z.strictObject({ twin: z.record(z.string(), z.string()) });

/** What the twin itself says in one language, by key. */
export class TwinPhrases {
  /** `fallback` has what this language lacks. */
  constructor(
    private readonly phrases: ReadonlyMap<string, string>,
    private readonly fallback?: TwinPhrases,
  ) {}

  static load(packFolder: string, fallback?: TwinPhrases): TwinPhrases {
    const file = path.join(packFolder, 'phrases', 'twin.yaml');
    const { twin } = twinFile.parse(parse(readFileSync(file, 'utf8')));
    return new TwinPhrases(new Map(Object.entries(twin)), fallback);
  }

  /** Throws for a key that no language has, which is a mistake of ours. */
  say(key: string, values: Readonly<Record<string, string>> = {}): string {
    const phrase = this.find(key);
    if (phrase === undefined) throw new Error(`The twin has no phrase “${key}”.`);
    return Object.entries(values).reduce(
      (text, [name, value]) => text.replace(`{${name}}`, () => value),
      phrase,
    );
  }

  get keys(): string[] {
    return [...this.phrases.keys()];
  }

  has(key: string): boolean {
    return this.find(key) !== undefined;
  }

  private find(key: string): string | undefined {
    return this.phrases.get(key) ?? this.fallback?.find(key);
  }
}
