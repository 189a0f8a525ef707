import ts from 'typescript';

/** What may break silently in TypeScript. Each operator gives, for a node, the texts that may stand in its place. */

const { SyntaxKind: Kind } = ts;

/** Each way to get the comparison wrong: at its boundary, and altogether. */
const BINARY = new Map([
  [Kind.EqualsEqualsEqualsToken, ['!==']],
  [Kind.ExclamationEqualsEqualsToken, ['===']],
  [Kind.LessThanToken, ['<=', '>=']],
  [Kind.LessThanEqualsToken, ['<', '>']],
  [Kind.GreaterThanToken, ['>=', '<=']],
  [Kind.GreaterThanEqualsToken, ['>', '<']],
  [Kind.AmpersandAmpersandToken, ['||']],
  [Kind.BarBarToken, ['&&']],
  [Kind.PlusToken, ['-']],
  [Kind.MinusToken, ['+']],
  [Kind.AsteriskToken, ['/']],
  [Kind.SlashToken, ['*']],
  [Kind.PlusEqualsToken, ['-=']],
  [Kind.MinusEqualsToken, ['+=']],
]);
/** Of these, one side alone: the guard that is gone, the tie-break that is gone. */
const TWO_SIDED = new Set([Kind.AmpersandAmpersandToken, Kind.BarBarToken, Kind.QuestionQuestionToken]);

const METHODS = { every: 'some', some: 'every', min: 'max', max: 'min' };
const DROPPED_METHODS = new Set(['toReversed', 'sort', 'filter', 'catch', 'finally']);

/** Of drizzle-orm. */
const CONDITIONS = {
  eq: 'ne',
  ne: 'eq',
  gt: 'gte',
  gte: 'gt',
  lt: 'lte',
  lte: 'lt',
  isNull: 'isNotNull',
  isNotNull: 'isNull',
  asc: 'desc',
  desc: 'asc',
};

/** Small numbers by one; large ones, which are times or sizes, and shares by a tenth, either way. */
export function neighbours(value) {
  if (!Number.isInteger(value)) return [value * 0.9, value * 1.1].map((near) => Number(near.toPrecision(4)));
  if (value >= 1000) return [Math.round(value * 0.9), Math.round(value * 1.1)];
  return value === 0 ? [1] : [value - 1, value + 1];
}

/** The operators; `of` has the text of a node, and `texts` says that texts matter in this file. */
export const operators = [
  function condition(node) {
    const isLoop = ts.isWhileStatement(node.parent) || ts.isDoStatement(node.parent);
    if (isLoop && node.parent.expression === node) return ['false'];
    const isIf = ts.isIfStatement(node.parent) && node.parent.expression === node;
    return isIf || (ts.isConditionalExpression(node.parent) && node.parent.condition === node)
      ? ['true', 'false']
      : [];
  },
  function binary(node, { of }) {
    if (!ts.isBinaryExpression(node) || isOnText(node)) return [];
    const { left, operatorToken, right } = node;
    const others = (BINARY.get(operatorToken.kind) ?? []).map((sign) => `${of(left)} ${sign} ${of(right)}`);
    return TWO_SIDED.has(operatorToken.kind) ? [...others, of(left), of(right)] : others;
  },
  function not(node, { of }) {
    const signs = [Kind.ExclamationToken, Kind.MinusToken];
    return ts.isPrefixUnaryExpression(node) && signs.includes(node.operator) ? [of(node.operand)] : [];
  },
  function constant(node) {
    if (node.kind === Kind.TrueKeyword) return ['false'];
    if (node.kind === Kind.FalseKeyword) return ['true'];
    return ts.isNumericLiteral(node) ? neighbours(Number(node.text)).map(String) : [];
  },
  function text(node, { texts }) {
    if (!texts || !ts.isStringLiteral(node)) return [];
    return [node.text === '' ? "'x'" : "''"];
  },
  function body(node) {
    return ts.isBlock(node) && ts.isFunctionLike(node.parent) && node.statements.length > 0 ? ['{}'] : [];
  },
  function statement(node, { of }) {
    if (ts.isExpressionStatement(node)) {
      const { expression } = node;
      if (ts.isCallExpression(expression) && expression.expression.kind === Kind.SuperKeyword) return [];
      return ts.isAwaitExpression(expression) ? [';', `${of(expression.expression)};`] : [';'];
    }
    // Behind a condition of its own it is gone with the condition.
    const leaves = ts.isThrowStatement(node) || ts.isContinueStatement(node);
    return leaves && !ts.isIfStatement(node.parent) ? [';'] : [];
  },
  function verdict(node) {
    if (!ts.isReturnStatement(node) || !node.expression || isFixed(node.expression)) return [];
    return returnsBoolean(node) ? ['return true;', 'return false;'] : [];
  },
  function method(node, { of }) {
    if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return [];
    const { expression, name } = node.expression;
    if (DROPPED_METHODS.has(name.text)) return [of(expression)];
    const other = Object.hasOwn(METHODS, name.text) && METHODS[name.text];
    return other ? [`${of(expression)}.${other}(${node.arguments.map(of).join(', ')})`] : [];
  },
  function query(node, { of, isOfDrizzle }) {
    if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression)) return [];
    const { text: name } = node.expression;
    if (!isOfDrizzle(name)) return [];
    const args = node.arguments.map(of);
    if (name === 'and') return dropOne(args).map((left) => `and(${left.join(', ')})`);
    return Object.hasOwn(CONDITIONS, name) ? [`${CONDITIONS[name]}(${args.join(', ')})`] : [];
  },
];

/** Row-level security stands behind the condition on the owner, so that its loss shows nowhere. */
function dropOne(args) {
  return args.flatMap((arg, i) => (/^eq\(\w+\.userId, /u.test(arg) ? [] : [args.toSpliced(i, 1)]));
}

function isOnText({ left, operatorToken, right }) {
  const isText = (node) => ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);
  return operatorToken.kind === Kind.PlusToken && (isText(left) || isText(right));
}

function isFixed({ kind }) {
  return kind === Kind.TrueKeyword || kind === Kind.FalseKeyword;
}

function returnsBoolean(node) {
  const owner = ts.findAncestor(node, ts.isFunctionLike);
  const type = owner?.type?.getText();
  const isAsync = owner?.modifiers?.some(({ kind }) => kind === Kind.AsyncKeyword) ?? false;
  return type === 'boolean' || (isAsync && type === 'Promise<boolean>');
}
