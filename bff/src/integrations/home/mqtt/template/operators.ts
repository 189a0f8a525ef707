import { fail } from './limits.js';
import { type Expression } from './run.js';
import { isEqual, itemOf, numberOf, order, printed } from './values.js';
import { wordMap } from '../../../../common/word-map.js';

type Operation = (left: unknown, right: unknown) => unknown;

export const COMPARISONS = wordMap<(left: unknown, right: unknown) => boolean>({
  '==': isEqual,
  '!=': (left, right) => !isEqual(left, right),
  '<=': (left, right) => order(left, right) <= 0,
  '>=': (left, right) => order(left, right) >= 0,
  '<': (left, right) => order(left, right) < 0,
  '>': (left, right) => order(left, right) > 0,
});

export function applied(operation: Operation, left: Expression, right: Expression): Expression {
  return (run) => {
    run.step();
    return operation(left(run), right(run));
  };
}

export function arithmetic(sign: string): Operation {
  if (sign === '~') return (left, right) => printed(left) + printed(right);
  if (sign === '+') return added;
  return (left, right) => calculated(sign, numberOf(left), numberOf(right));
}

export function itemFrom(holder: Expression, key: Expression): Expression {
  return applied(itemOf, holder, key);
}

export function slice(holder: Expression, from?: Expression, to?: Expression): Expression {
  return (run) => {
    const list = holder(run);
    if (typeof list !== 'string' && !Array.isArray(list)) fail('cannot be sliced');
    return list.slice(from && numberOf(from(run)), to && numberOf(to(run)));
  };
}

function added(left: unknown, right: unknown): unknown {
  if (typeof left === 'string' && typeof right === 'string') return left + right;
  if (Array.isArray(left) && Array.isArray(right)) return [...(left as unknown[]), ...(right as unknown[])];
  return numberOf(left) + numberOf(right);
}

function calculated(sign: string, left: number, right: number): number {
  if (right === 0 && (sign === '/' || sign === '//' || sign === '%')) fail('division by zero');
  switch (sign) {
    case '-':
      return left - right;
    case '*':
      return left * right;
    case '/':
      return left / right;
    case '//':
      return Math.floor(left / right);
    case '**':
      return left ** right;
    default:
      // Python’s has the sign of the divisor.
      return ((left % right) + right) % right;
  }
}
