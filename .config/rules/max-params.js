/**
 * A function of many parameters is hard to call right. Nest fills a constructor’s: there more of them only say with how many
 * others a class works together, and beyond `injected` it does more than one job.
 */
export const maxParams = {
  meta: {
    type: 'suggestion',
    schema: [
      {
        type: 'object',
        properties: { given: { type: 'integer' }, injected: { type: 'integer' } },
        additionalProperties: false,
      },
    ],
    messages: { many: '{{count}} parameters are too many: at most {{most}}.' },
  },
  create({ options: [{ given, injected }], report }) {
    const check = (node) => {
      const isConstructor = node.parent.type === 'MethodDefinition' && node.parent.kind === 'constructor';
      const most = isConstructor ? injected : given;
      const count = node.params.length;
      if (count > most) report({ node, messageId: 'many', data: { count, most } });
    };
    return { FunctionDeclaration: check, FunctionExpression: check, ArrowFunctionExpression: check };
  },
};
