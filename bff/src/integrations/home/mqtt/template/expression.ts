import { FUNCTIONS } from './functions.js';
import { FILTERS } from './filters.js';
import { MAX_DEPTH, TemplateUnsupported } from './limits.js';
import { METHODS } from './methods.js';
import { applied, arithmetic, COMPARISONS, itemFrom, slice } from './operators.js';
import { type Expression } from './run.js';
import { TESTS } from './tests.js';
import { type Token, tokensOf } from './tokens.js';
import { contains, isTrue, UNDEFINED } from './values.js';

const CONSTANTS: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['true', true],
  ['True', true],
  ['false', false],
  ['False', false],
  ['none', null],
  ['None', null],
]);

/** Throws `TemplateUnsupported` where it is no expression of the subset. */
export function expressionOf(source: string): Expression {
  return new ExpressionParser(tokensOf(source)).whole();
}

/** By descent, from what binds least to what binds most. */
class ExpressionParser {
  private at = 0;
  private depth = 0;

  constructor(private readonly tokens: readonly Token[]) {}

  whole(): Expression {
    const expression = this.ternary();
    const rest = this.tokens[this.at];
    if (rest) throw new TemplateUnsupported(`at ${rest.text}`);
    return expression;
  }

  private ternary(): Expression {
    return this.deeper(() => {
      let value = this.or();
      while (this.takes('if', 'name')) {
        const [then, test] = [value, this.or()];
        const otherwise = this.takes('else', 'name') ? this.ternary() : constant(UNDEFINED);
        value = (run) => (isTrue(test(run)) ? then(run) : otherwise(run));
      }
      return value;
    });
  }

  private or(): Expression {
    let value = this.and();
    while (this.takes('or', 'name')) {
      const [left, right] = [value, this.and()];
      value = (run) => {
        const first = left(run);
        return isTrue(first) ? first : right(run);
      };
    }
    return value;
  }

  private and(): Expression {
    let value = this.not();
    while (this.takes('and', 'name')) {
      const [left, right] = [value, this.not()];
      value = (run) => {
        const first = left(run);
        return isTrue(first) ? right(run) : first;
      };
    }
    return value;
  }

  private not(): Expression {
    if (!this.takes('not', 'name')) return this.comparison();
    const inner = this.deeper(() => this.not());
    return (run) => !isTrue(inner(run));
  }

  private comparison(): Expression {
    let value = this.sum();
    for (;;) {
      const sign = this.takesOneOf([...COMPARISONS.keys()]);
      const compare = sign === undefined ? undefined : COMPARISONS.get(sign);
      if (compare) value = applied(compare, value, this.sum());
      else if (this.takes('in', 'name'))
        value = applied((item, list) => contains(list, item), value, this.sum());
      else if (this.is('not', 'name') && this.tokens[this.at + 1]?.text === 'in') {
        this.at += 2;
        value = applied((item, list) => !contains(list, item), value, this.sum());
      } else return value;
    }
  }

  private sum(): Expression {
    let value = this.product();
    for (let sign = this.takesOneOf(['+', '-', '~']); sign; sign = this.takesOneOf(['+', '-', '~']))
      value = applied(arithmetic(sign), value, this.product());
    return value;
  }

  private product(): Expression {
    const signs = ['*', '//', '/', '%', '**'];
    let value = this.unary();
    for (let sign = this.takesOneOf(signs); sign; sign = this.takesOneOf(signs))
      value = applied(arithmetic(sign), value, this.unary());
    return value;
  }

  private unary(): Expression {
    if (this.takes('-'))
      return applied(
        arithmetic('-'),
        constant(0),
        this.deeper(() => this.unary()),
      );
    if (this.takes('+')) return this.deeper(() => this.unary());
    return this.filtered(this.postfixed(this.primary()));
  }

  private filtered(inner: Expression): Expression {
    let value = inner;
    for (;;) {
      if (this.takes('|')) value = this.call(FILTERS, this.name(), '|', value);
      else if (this.takes('is', 'name')) {
        const isNegated = this.takes('not', 'name');
        const test = this.call(TESTS, this.name(), 'is ', value);
        value = isNegated ? (run) => !isTrue(test(run)) : test;
      } else return value;
    }
  }

  private postfixed(inner: Expression): Expression {
    let value = inner;
    for (;;) {
      if (this.takes('.')) value = this.property(value);
      else if (this.takes('[')) {
        const from = this.is(':') ? undefined : this.ternary();
        if (this.takes(':')) value = slice(value, from, this.is(']') ? undefined : this.ternary());
        else value = itemFrom(value, from ?? this.refuse());
        this.wants(']');
      } else return value;
    }
  }

  private property(holder: Expression): Expression {
    const token = this.next();
    // `.0.1` is read as the number 0.1.
    if (token?.kind === 'number' && /^\d+(?:\.\d+)?$/.test(token.text))
      return token.text.split('.').reduce((value, part) => itemFrom(value, constant(Number(part))), holder);
    if (token?.kind !== 'name') return this.refuse();
    return this.is('(')
      ? this.call(METHODS, token.text, '.', holder)
      : itemFrom(holder, constant(token.text));
  }

  private primary(): Expression {
    const token = this.next();
    if (token?.kind === 'number') return constant(Number(token.text));
    if (token?.kind === 'text') return constant(this.joinedText(token.text));
    if (token?.kind === 'name') {
      const { text } = token;
      if (CONSTANTS.has(text)) return constant(CONSTANTS.get(text));
      if (this.is('(')) return this.call(FUNCTIONS, text, '');
      return (run) => (run.names.has(text) ? run.names.get(text) : UNDEFINED);
    }
    if (token?.text === '(') return this.list(')', true);
    if (token?.text === '[') return this.list(']', false);
    if (token?.text === '{') return this.dictionary();
    return this.refuse();
  }

  /** Texts that stand beside one another are one. */
  private joinedText(first: string): string {
    let text = first;
    for (let token = this.tokens[this.at]; token?.kind === 'text'; token = this.tokens[this.at]) {
      text += token.text;
      this.at += 1;
    }
    return text;
  }

  private list(close: string, isGroup: boolean): Expression {
    const items: Expression[] = [];
    let isTuple = !isGroup;
    while (!this.takes(close)) {
      items.push(this.ternary());
      if (this.is(close)) continue;
      this.wants(',');
      isTuple = true;
    }
    const [only] = items;
    return isTuple || !only ? (run) => items.map((item) => item(run)) : only;
  }

  private dictionary(): Expression {
    const entries: (readonly [Expression, Expression])[] = [];
    while (!this.takes('}')) {
      const key = this.ternary();
      this.wants(':');
      entries.push([key, this.ternary()]);
      if (!this.is('}')) this.wants(',');
    }
    return (run) => new Map(entries.map(([key, value]) => [key(run), value(run)]));
  }

  /** A listed filter, test, function or method, with what it is applied to and its arguments. */
  private call(
    known: ReadonlyMap<string, (...values: unknown[]) => unknown>,
    name: string,
    before: string,
    ...first: Expression[]
  ): Expression {
    const callee = known.get(name);
    if (!callee) throw new TemplateUnsupported(`${before}${name}`);
    const all = [...first, ...(this.is('(') ? this.arguments() : [])];
    return (run) => {
      run.step();
      return callee(...all.map((argument) => argument(run)));
    };
  }

  private arguments(): Expression[] {
    this.wants('(');
    const given: Expression[] = [];
    while (!this.takes(')')) {
      // Named ones stand at their place: default(value=…), round(precision=…).
      if (this.tokens[this.at]?.kind === 'name' && this.tokens[this.at + 1]?.text === '=') this.at += 2;
      given.push(this.ternary());
      if (!this.is(')')) this.wants(',');
    }
    return given;
  }

  private deeper<T>(parse: () => T): T {
    this.depth += 1;
    if (this.depth > MAX_DEPTH) throw new TemplateUnsupported('too deep');
    const parsed = parse();
    this.depth -= 1;
    return parsed;
  }

  private next(): Token | undefined {
    const token = this.tokens[this.at];
    this.at += 1;
    return token;
  }

  private is(text: string, kind: Token['kind'] = 'sign'): boolean {
    const token = this.tokens[this.at];
    return token?.kind === kind && token.text === text;
  }

  private takes(text: string, kind: Token['kind'] = 'sign'): boolean {
    const is = this.is(text, kind);
    if (is) this.at += 1;
    return is;
  }

  private takesOneOf(signs: readonly string[]): string | undefined {
    return signs.find((sign) => this.takes(sign));
  }

  private wants(text: string): void {
    if (!this.takes(text)) throw new TemplateUnsupported(`${text} expected`);
  }

  private name(): string {
    const token = this.next();
    return token?.kind === 'name' ? token.text : this.refuse();
  }

  private refuse(): never {
    throw new TemplateUnsupported(`at ${this.tokens[this.at - 1]?.text ?? 'the end'}`);
  }
}

function constant(value: unknown): Expression {
  return () => value;
}
