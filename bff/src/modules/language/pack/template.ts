import { type Part, type Step, type Template } from './pack.js';
import { parseTemplate, type Pattern } from './template-pattern.js';

export interface TemplateContext {
  /** What {name} stands for where it is no class of words. */
  readonly expansions: Readonly<Record<string, string>>;
  /** A word of a template as the tokens of a text have it: "don't" is two. */
  readonly wordsOf: (word: string) => readonly string[];
}

/** Both bound the work for each word of a text. */
const MAX_STEPS = 120;
const MAX_EDGES = 1_000;
const MAX_DEPTH = 4;

/** Where a piece can begin, where it can end, and whether it can be left out altogether. */
interface Piece {
  readonly first: readonly number[];
  readonly last: readonly number[];
  readonly canBeEmpty: boolean;
}

/**
 * Compiles "(add|put) <items*> [to [the] <list:list_name> list]": words, (one|of|several), [what may be left out],
 * {class} or {expansion}, <slot:type> and <slot*> for one word or more. Throws where it is wrong or too large.
 */
export function compileTemplate(
  source: string,
  fixed: Readonly<Record<string, unknown>>,
  context: TemplateContext,
): Template {
  const compiler = new Compiler(source, context);
  const whole = compiler.compile(parseTemplate(source), 0);
  if (whole.canBeEmpty) throw new Error(`“${source}” would fit where nothing is said.`);
  const steps = compiler.steps.map((part, at): Step => {
    const next = [...(compiler.next[at] ?? [])].sort((one, other) => one - other);
    return { part, next, isEnd: whole.last.includes(at) };
  });
  return { source, steps, first: whole.first, fixed };
}

/** Whether some way through it is made only of parts that a text has: a quick look before anything is aligned. */
export function canFit({ steps, first }: Template, has: (part: Part) => boolean): boolean {
  const reached = new Set(first);
  for (const [at, { part, next, isEnd }] of steps.entries()) {
    if (!reached.has(at) || (part.kind !== 'free' && !has(part))) continue;
    if (isEnd) return true;
    for (const each of next) reached.add(each);
  }
  return false;
}

class Compiler {
  readonly steps: Part[] = [];
  readonly next: Set<number>[] = [];
  private edges = 0;

  constructor(
    private readonly source: string,
    private readonly context: TemplateContext,
  ) {}

  compile(pattern: Pattern, depth: number): Piece {
    switch (pattern.kind) {
      case 'sequence':
        return this.inOrder(pattern.parts.map((part) => () => this.compile(part, depth)));
      case 'choice':
        return oneOf(pattern.options.map((option) => this.compile(option, depth)));
      case 'word':
        return this.inOrder(
          this.context.wordsOf(pattern.word).map((word) => () => this.add({ kind: 'word', word })),
        );
      case 'class':
        return this.classOrExpansion(pattern.name, depth);
      case 'slot':
        return this.add({ kind: 'type', type: pattern.type, slot: pattern.name });
      case 'free':
        return this.add({ kind: 'free', slot: pattern.name });
    }
  }

  private classOrExpansion(name: string, depth: number): Piece {
    const expansion = this.context.expansions[name];
    if (expansion === undefined) return this.add({ kind: 'type', type: name });
    if (depth === MAX_DEPTH) throw new Error(`{${name}} stands for itself.`);
    return this.compile(parseTemplate(expansion), depth + 1);
  }

  private add(part: Part): Piece {
    if (this.steps.length === MAX_STEPS) throw this.tooLarge();
    const at = this.steps.push(part) - 1;
    this.next.push(new Set());
    return { first: [at], last: [at], canBeEmpty: false };
  }

  private inOrder(pieces: readonly (() => Piece)[]): Piece {
    let whole: Piece = { first: [], last: [], canBeEmpty: true };
    for (const make of pieces) {
      const piece = make();
      for (const from of whole.last) for (const to of piece.first) this.connect(from, to);
      whole = {
        first: whole.canBeEmpty ? [...whole.first, ...piece.first] : whole.first,
        last: piece.canBeEmpty ? [...whole.last, ...piece.last] : piece.last,
        canBeEmpty: whole.canBeEmpty && piece.canBeEmpty,
      };
    }
    return whole;
  }

  private connect(from: number, to: number): void {
    this.next[from]?.add(to);
    if (++this.edges > MAX_EDGES) throw this.tooLarge();
  }

  private tooLarge(): Error {
    return new Error(`“${this.source}” stands for too many sentences.`);
  }
}

function oneOf(pieces: readonly Piece[]): Piece {
  return {
    first: pieces.flatMap(({ first }) => first),
    last: pieces.flatMap(({ last }) => last),
    canBeEmpty: pieces.some(({ canBeEmpty }) => canBeEmpty),
  };
}
