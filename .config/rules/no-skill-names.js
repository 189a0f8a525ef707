import { globSync, readFileSync } from 'node:fs';

const root = new URL('../../', import.meta.url).pathname;
const NAME = /^\s*name: '([a-z][a-z.-]*)',$/gmu;

/** Names of skills, from the manifests that declare them. */
function namesOfSkills() {
  const files = globSync('bff/src/modules/*/skills/**/*.skill.ts', { cwd: root });
  return new Set(
    files.flatMap((file) => [...readFileSync(root + file, 'utf8').matchAll(NAME)].map(([, name]) => name)),
  );
}

let names;

const isCalledSkill = ({ type, name, property, computed }) =>
  (type === 'Identifier' && name === 'skill') ||
  (type === 'MemberExpression' && !computed && property.name === 'skill');
const plain = (node) =>
  node?.type === 'ChainExpression' || node?.type === 'TSNonNullExpression' ? plain(node.expression) : node;

/**
 * Only a skill's own folder knows it by its name: everybody else asks its manifest. With `mayProduce` a name may be given to
 * a reading, as the rules for sentences do, and still nothing branches on it.
 */
export const noSkillNames = {
  meta: {
    type: 'problem',
    schema: [
      { type: 'object', properties: { mayProduce: { type: 'boolean' } }, additionalProperties: false },
    ],
    messages: {
      branch: 'This branches on the name of a skill: put what it wants to know into the manifest.',
      name: '“{{name}}” is the name of a skill: only its own folder knows it.',
    },
  },
  create({ options: [{ mayProduce = false } = {}], report }) {
    names ??= namesOfSkills();
    const isName = (node) => node?.type === 'Literal' && names.has(node.value);
    const branch = (node) => report({ node, messageId: 'branch' });
    return {
      BinaryExpression(node) {
        const sides = [plain(node.left), plain(node.right)];
        if (sides.some(isName) && sides.some(isCalledSkill)) branch(node);
      },
      SwitchStatement(node) {
        if (isCalledSkill(plain(node.discriminant))) branch(node);
      },
      // A pattern or a list that a name is looked up in: /^home\./.test(skill), OF_HOME.has(skill), skill.startsWith('home.').
      CallExpression({ callee, arguments: given }) {
        if (callee.type !== 'MemberExpression') return;
        const isAsked = /^(?:test|exec|match|includes|startsWith|endsWith)$/u.test(
          callee.property.name ?? '',
        );
        const of = [plain(callee.object), ...given.map(plain)];
        if (
          isAsked &&
          of.some(isCalledSkill) &&
          !(
            callee.property.name === 'includes' &&
            given.some(isCalledSkill) &&
            callee.object.type !== 'ArrayExpression'
          )
        )
          branch(callee);
      },
      // A table by names: DEEDS[skill].
      MemberExpression(node) {
        if (node.computed && isCalledSkill(plain(node.property))) branch(node);
      },
      Literal(node) {
        // Names without a dot are everyday words; what branches on them is found above.
        const isSkillName = isName(node) && node.value.includes('.');
        const isKey = node.parent.type === 'Property' && node.parent.key === node;
        if (isSkillName && (isKey || !mayProduce))
          report({ node, messageId: 'name', data: { name: node.value } });
      },
    };
  },
};
