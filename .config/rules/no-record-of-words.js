/**
 * An object that is looked up by any word also answers to “constructor” and “toString”, with what every object inherits: a
 * word that a person wrote then finds a function. A map answers only to its own.
 */
export const noRecordOfWords = {
  meta: {
    type: 'problem',
    messages: {
      map: 'Look words up in a map (`wordMap`, common/word-map.ts): an object answers to “constructor” too.',
    },
  },
  create({ report }) {
    return {
      VariableDeclarator({ id, init, parent }) {
        const isOfModule = ['Program', 'ExportNamedDeclaration'].includes(parent.parent.type);
        if (
          isOfModule &&
          init?.type === 'ObjectExpression' &&
          isRecordOfStrings(id.typeAnnotation?.typeAnnotation)
        )
          report({ node: id, messageId: 'map' });
      },
    };
  },
};

/** `Record<string, …>`, also inside of `Readonly` or `Partial`. */
function isRecordOfStrings(type) {
  if (type?.type !== 'TSTypeReference') return false;
  const [first] = type.typeArguments?.params ?? [];
  if (type.typeName.name === 'Record') return first?.type === 'TSStringKeyword';
  return ['Readonly', 'Partial'].includes(type.typeName.name) && isRecordOfStrings(first);
}
