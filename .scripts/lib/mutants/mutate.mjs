import { createHash } from 'node:crypto';
import ts from 'typescript';
import { operators } from './operators.mjs';

/** How much of a long line is shown around what was changed. */
const AROUND = 30;

/**
 * All ways to break a file, each with the whole broken text. `only`: the names of the functions, methods and constants
 * that matter, should not all of them. What a mutant is called says what was changed and in what, and not at which
 * line, so that it keeps its name when the code around it changes.
 */
export function mutantsOf(source, { only, texts = false } = {}) {
  const tree = ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest, true);
  const of = (node) => source.slice(node.getStart(tree), node.end);
  const tools = { of, texts, isOfDrizzle: (name) => importsFrom(tree, 'drizzle-orm').has(name) };
  const found = new Map();

  const visit = (node) => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isInterfaceDeclaration(node)) return;
    if (ts.isTypeAliasDeclaration(node)) return;
    const where = placeOf(node);
    const isMeant = node.parent !== undefined && (only?.includes(where) ?? true);
    for (const text of isMeant ? operators.flatMap((operator) => operator(node, tools)) : []) {
      const [start, end] = [node.getStart(tree), node.end];
      const broken = source.slice(0, start) + wrapped(node, text) + source.slice(end);
      if (found.has(broken)) continue;
      const { line } = tree.getLineAndCharacterOfPosition(start);
      found.set(broken, { where, line: line + 1, change: changeIn(node, text, of), text: broken });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return numbered([...found.values()]);
}

/** The mutant's name in eight letters, for a list of many. */
export function shortName({ where, change }) {
  return createHash('sha256').update(`${where}: ${change}`).digest('hex').slice(0, 8);
}

/** In brackets, an expression is not read with what is around it. */
function wrapped(node, text) {
  return ts.isStatement(node) || ts.isBlock(node) || node.parent.name === node ? text : `(${text})`;
}

/** The method, the function or the constant that a node is in. */
function placeOf(node) {
  let place = '';
  for (let at = node; at.parent; at = at.parent) {
    const isOfFile = ts.isSourceFile(at.parent) || ts.isClassDeclaration(at.parent);
    if (ts.isVariableDeclaration(at) && ts.isSourceFile(at.parent.parent.parent)) place = at.name.getText();
    else if (isOfFile && !ts.isClassDeclaration(at) && at.name) place = at.name.getText();
    else if (isOfFile && ts.isConstructorDeclaration(at)) place = 'constructor';
  }
  return place;
}

/** A constant alone says little: it is shown with what it stands in. */
function changeIn(node, text, of) {
  const isSmall = ts.isLiteralExpression(node) || /^(?:true|false)$/u.test(of(node));
  const shown = isSmall ? node.parent : node;
  const before = of(shown);
  const offset = node.getStart() - shown.getStart();
  const after = before.slice(0, offset) + text + before.slice(offset + of(node).length);
  return shortened(before, after);
}

function shortened(before, after) {
  const [one, other] = [before, after].map((text) => text.replaceAll(/\s+/gu, ' ').trim());
  if (one.length + other.length <= 110) return `${one} → ${other}`;
  const head = Math.max(0, common(one, other) - AROUND);
  const rest = [one.slice(head), other.slice(head)];
  const tail = Math.max(0, common(...rest.map((text) => [...text].toReversed().join(''))) - AROUND);
  const cut = (text) =>
    `${head > 0 ? '…' : ''}${middleCut(text.slice(0, text.length - tail))}${tail > 0 ? '…' : ''}`;
  return rest.map(cut).join(' → ');
}

function middleCut(text) {
  return text.length <= 4 * AROUND ? text : `${text.slice(0, 2 * AROUND)} … ${text.slice(-2 * AROUND)}`;
}

function common(one, other) {
  let length = 0;
  while (length < Math.min(one.length, other.length) && one[length] === other[length]) length += 1;
  return length;
}

/** Two of the same name are told apart by their order. */
function numbered(mutants) {
  const seen = new Map();
  return mutants.map((mutant) => {
    const name = `${mutant.where}: ${mutant.change}`;
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return count === 1 ? mutant : { ...mutant, change: `${mutant.change} (${count})` };
  });
}

function importsFrom(tree, name) {
  const declarations = tree.statements.filter(
    (statement) => ts.isImportDeclaration(statement) && statement.moduleSpecifier.text === name,
  );
  const bindings = declarations.flatMap(
    ({ importClause }) => importClause?.namedBindings?.elements?.map((element) => element.name.text) ?? [],
  );
  return new Set(bindings);
}
