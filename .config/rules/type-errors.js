import ts from 'typescript';

/**
 * Reports what the compiler finds wrong in a file. The rules that ask for types have its program at hand already; a run of
 * the compiler of its own would read and check everything a second time.
 */
export const typeErrors = {
  meta: { type: 'problem', schema: [], messages: { wrong: 'TS{{code}}: {{text}}' } },
  create({ filename, report, sourceCode }) {
    const { program } = sourceCode.parserServices ?? {};
    const file = program?.getSourceFile(filename);
    if (!file) return {};
    return {
      'Program:exit'() {
        for (const { code, messageText, start = 0, length = 0 } of program.getSemanticDiagnostics(file)) {
          report({
            loc: {
              start: sourceCode.getLocFromIndex(start),
              end: sourceCode.getLocFromIndex(start + length),
            },
            messageId: 'wrong',
            data: { code, text: ts.flattenDiagnosticMessageText(messageText, '\n') },
          });
        }
      },
    };
  },
};
