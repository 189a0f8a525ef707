import { type Pattern, readPattern } from './pattern.js';
import { COMMON_SLOTS, type Slot, type Slots } from './slots.js';

/** One step of a matcher. Steps that take no word lead on at once. */
export type Step =
  | { readonly kind: 'word'; readonly word: string; next: number }
  | { readonly kind: 'number'; readonly name: string; next: number }
  /** Any word; with `begins` only one of those. */
  | { readonly kind: 'any'; readonly begins?: ((word: string) => boolean) | undefined; next: number }
  | { readonly kind: 'split'; next: number[] }
  | { readonly kind: 'set'; readonly name: string; readonly value: unknown; next: number }
  | { readonly kind: 'open' | 'close'; readonly name: string; readonly slot: Slot; next: number }
  | { readonly kind: 'end' };

export interface Program {
  readonly steps: readonly Step[];
  readonly start: number;
  /** Words that a sentence may begin with; undefined where any may. */
  readonly firstWords: ReadonlySet<string> | undefined;
}

export interface Vocabulary {
  readonly words?: Readonly<Record<string, string>>;
  readonly slots?: Slots;
}

/** Bounds the work for a word: a sentence of `n` words takes at most `n` times as many steps. */
const MAX_STEPS = 1_000;
const MAX_DEPTH = 4;

/** Compiles a template. Throws where it is wrong, too large, or uses words or a type that nobody declared. */
export function compile(template: string, vocabulary: Vocabulary = {}): Program {
  const compiler = new Compiler(vocabulary);
  const end = compiler.add({ kind: 'end' });
  const start = compiler.compile(readPattern(template), end, 0);
  const { steps } = compiler;
  return { steps, start, firstWords: firstWordsOf(steps, start) };
}

/** Builds from the end, so that each step knows the next. */
class Compiler {
  readonly steps: Step[] = [];

  constructor(private readonly vocabulary: Vocabulary) {}

  add(step: Step): number {
    if (this.steps.length === MAX_STEPS) throw new Error('A template stands for too many sentences.');
    return this.steps.push(step) - 1;
  }

  compile(pattern: Pattern, next: number, depth: number): number {
    switch (pattern.kind) {
      case 'word':
        return this.add({ kind: 'word', word: pattern.word, next });
      case 'sequence':
        return pattern.parts.reduceRight((after, part) => this.compile(part, after, depth), next);
      case 'choice':
        return this.split(pattern.options.map((option) => this.compile(option, next, depth)));
      case 'shared':
        return this.compile(this.sharedWords(pattern.name, depth), next, depth + 1);
      case 'slot':
        return this.slot(pattern, next, depth);
    }
  }

  private slot({ name, type }: { name: string; type: string }, next: number, depth: number): number {
    const slot = this.vocabulary.slots?.[type] ?? COMMON_SLOTS[type];
    if (!slot) throw new Error(`Nobody declared the type “${type}”.`);
    switch (slot.kind) {
      case 'number':
        return this.add({ kind: 'number', name, next });
      case 'choice':
        return this.split(
          Object.entries(slot.options).map(([said, value]) =>
            this.compile(readPattern(said), this.add({ kind: 'set', name, value, next }), depth),
          ),
        );
      case 'text':
        return this.text(name, slot, next);
    }
  }

  /** One word, and then the end or one more: the end first, so that as few are taken as fit. */
  private text(name: string, slot: Extract<Slot, { kind: 'text' }>, next: number): number {
    const close = this.add({ kind: 'close', name, slot, next });
    const more = { kind: 'split' as const, next: [close] };
    const end = this.add(more);
    more.next.push(this.add({ kind: 'any', next: end }));
    const first = this.add({ kind: 'any', begins: slot.begins, next: end });
    return this.add({ kind: 'open', name, slot, next: first });
  }

  private split(next: number[]): number {
    const [only] = next;
    return next.length === 1 && only !== undefined ? only : this.add({ kind: 'split', next });
  }

  private sharedWords(name: string, depth: number): Pattern {
    const words = this.vocabulary.words?.[name];
    if (words === undefined) throw new Error(`Nobody declared the words “${name}”.`);
    if (depth === MAX_DEPTH) throw new Error(`The words “${name}” stand for themselves.`);
    return readPattern(words);
  }
}

function firstWordsOf(steps: readonly Step[], start: number): ReadonlySet<string> | undefined {
  const words = new Set<string>();
  const seen = new Set<number>();
  const open = [start];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const step = steps[at];
    if (!step || seen.has(at)) continue;
    seen.add(at);
    if (step.kind === 'any' || step.kind === 'number' || step.kind === 'end') return undefined;
    if (step.kind === 'word') words.add(step.word);
    else open.push(...(typeof step.next === 'number' ? [step.next] : step.next));
  }
  return words;
}
