import { fail, MAX_DEPTH, TemplateUnsupported } from './limits.js';
import { expressionOf } from './expression.js';
import { type Piece } from './pieces.js';
import { type Expression, type Run, type Statement } from './run.js';
import { isTrue, itemsOf, printed } from './values.js';

interface Block {
  readonly body: readonly Statement[];
  /** The word that ended it, and what stands behind that. */
  readonly end: string;
  readonly rest: string;
}

/** `if`, `for` and `set`: no other statement is known. */
export function statementsOf(pieces: readonly Piece[]): readonly Statement[] {
  return new StatementParser(pieces).blockUntil([]).body;
}

export function runAll(statements: readonly Statement[], run: Run): void {
  for (const statement of statements) {
    run.step();
    statement(run);
  }
}

class StatementParser {
  private at = 0;
  private depth = 0;

  constructor(private readonly pieces: readonly Piece[]) {}

  blockUntil(ends: readonly string[]): Block {
    this.depth += 1;
    if (this.depth > MAX_DEPTH) throw new TemplateUnsupported('too deep');
    const body: Statement[] = [];
    for (let piece = this.pieces[this.at]; piece; piece = this.pieces[this.at]) {
      this.at += 1;
      const { kind, text } = piece;
      if (kind === 'text') body.push((run) => run.print(text));
      else if (kind === 'expression') body.push(printing(expressionOf(text)));
      else {
        const word = /^\w*/.exec(text)?.[0] ?? '';
        const rest = text.slice(word.length).trim();
        if (ends.includes(word)) {
          this.depth -= 1;
          return { body, end: word, rest };
        }
        body.push(this.statement(word, rest));
      }
    }
    if (ends.length > 0) throw new TemplateUnsupported(`no ${ends.join(' or ')}`);
    this.depth -= 1;
    return { body, end: '', rest: '' };
  }

  private statement(word: string, rest: string): Statement {
    if (word === 'if') return this.condition(rest);
    if (word === 'for') return this.loop(rest);
    if (word === 'set') return assignment(rest);
    throw new TemplateUnsupported(`{% ${word} %}`);
  }

  private condition(first: string): Statement {
    const branches: { test: Expression; body: readonly Statement[] }[] = [];
    let otherwise: readonly Statement[] = [];
    let test = expressionOf(first);
    for (;;) {
      const { body, end, rest } = this.blockUntil(['elif', 'else', 'endif']);
      branches.push({ test, body });
      if (end === 'else') otherwise = this.blockUntil(['endif']).body;
      if (end !== 'elif') break;
      test = expressionOf(rest);
    }
    return (run) => {
      const taken = branches.find((branch) => isTrue(branch.test(run)));
      runAll(taken?.body ?? otherwise, run);
    };
  }

  private loop(rest: string): Statement {
    const split = rest.indexOf(' in ');
    const names = rest
      .slice(0, Math.max(split, 0))
      .split(',')
      .map((name) => name.trim());
    if (names.length > 2 || !names.every((name) => /^[a-z_]\w*$/i.test(name)))
      throw new TemplateUnsupported('{% for %}');
    const list = expressionOf(rest.slice(split + 4));
    const { body } = this.blockUntil(['endfor']);
    return (run) => {
      for (const item of itemsOf(list(run))) {
        run.step();
        setNames(run, names, item);
        runAll(body, run);
      }
    };
  }
}

function printing(expression: Expression): Statement {
  return (run) => run.print(printed(expression(run)));
}

function assignment(rest: string): Statement {
  const split = rest.indexOf('=');
  const name = rest.slice(0, Math.max(split, 0)).trim();
  if (!/^[a-z_]\w*$/i.test(name) || rest[split + 1] === '=') throw new TemplateUnsupported('{% set %}');
  const value = expressionOf(rest.slice(split + 1));
  return (run) => void run.names.set(name, value(run));
}

function setNames(run: Run, names: readonly string[], item: unknown): void {
  const values = names.length === 1 ? [item] : Array.isArray(item) ? (item as unknown[]) : fail('not a pair');
  for (const [at, name] of names.entries()) run.names.set(name, values[at]);
}
