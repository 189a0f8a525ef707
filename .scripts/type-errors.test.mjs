import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, test } from 'node:test';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { typeErrors } from '../.config/rules/type-errors.js';
import { root } from './lib/root.mjs';

// Inside the repository, where the compiler finds the packages.
mkdirSync(path.join(root, '.cache'), { recursive: true });
const folder = mkdtempSync(path.join(root, '.cache/types-'));
after(() => rmSync(folder, { recursive: true }));
const write = (name, text) => writeFileSync(path.join(folder, name), text);

test('lint reports what the compiler would, where it stands', async () => {
  write('tsconfig.json', JSON.stringify({ compilerOptions: { strict: true, noEmit: true, types: [] } }));
  write('given.ts', 'export const name: string = "Mara";\n');
  write('wrong.ts', 'import { name } from "./given";\n\nexport const age: number = name;\n');
  const eslint = new ESLint({
    cwd: folder,
    overrideConfigFile: true,
    overrideConfig: {
      files: ['**/*.ts'],
      plugins: { house: { rules: { 'type-errors': typeErrors } } },
      rules: { 'house/type-errors': 'error' },
      languageOptions: {
        parser: tseslint.parser,
        parserOptions: { projectService: true, tsconfigRootDir: folder },
      },
    },
  });
  const results = await eslint.lintFiles(['.']);
  const found = results.flatMap(({ filePath, messages }) =>
    messages.map(({ line, column, message }) => [path.basename(filePath), line, column, message]),
  );
  assert.deepEqual(found, [['wrong.ts', 3, 14, "TS2322: Type 'string' is not assignable to type 'number'."]]);
});
