import { type Pack } from '../pack/pack.js';
import { type Token } from '../tokens/token.js';
import { type Span } from './span.js';

/** Something that ends before that token, and what it comes to. */
export interface Reading<Value = unknown> {
  readonly end: number;
  readonly value: Value;
}

/** What was found in a text so far, by where it begins: what numbers and times are read from. */
export class SpanIndex {
  private readonly byType = new Map<string, Map<number, Reading[]>>();

  constructor(
    readonly tokens: readonly Token[],
    readonly pack: Pick<Pack, 'particles' | 'grammar'>,
    spans: readonly Span[],
  ) {
    for (const { start, end, meanings } of spans)
      for (const { type, value } of meanings) this.put(type, start, { end, value });
  }

  put(type: string, start: number, reading: Reading): void {
    const starts = this.byType.get(type) ?? new Map<number, Reading[]>();
    this.byType.set(type, starts);
    const readings = starts.get(start);
    if (readings) readings.push(reading);
    else starts.set(start, [reading]);
  }

  all(type: string, at: number): readonly Reading[] {
    return this.byType.get(type)?.get(at) ?? [];
  }

  /** The longest of that type that begins there. */
  longest(type: string, at: number): Reading | undefined {
    let best: Reading | undefined;
    for (const reading of this.all(type, at)) if (!best || reading.end > best.end) best = reading;
    return best;
  }

  has(type: string, at: number): boolean {
    return this.all(type, at).length > 0;
  }

  /** The longest particle of that name that begins there. */
  particle(name: string, at: number): Reading | undefined {
    for (const { words, value } of this.pack.particles.get(name) ?? [])
      if (words.every((word, ahead) => this.word(at + ahead) === word))
        return { end: at + words.length, value };
    return undefined;
  }

  /** Behind the particle where there is one, otherwise the same place. */
  skip(name: string, at: number): number {
    return this.particle(name, at)?.end ?? at;
  }

  word(at: number): string {
    return this.tokens[at]?.text ?? '';
  }

  /** Written without a space between them: "7h". */
  isGlued(at: number): boolean {
    const [before, token] = [this.tokens[at - 1], this.tokens[at]];
    return before !== undefined && token !== undefined && before.end === token.start;
  }
}
