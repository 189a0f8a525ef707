// Puts the language packs beside the compiled code that reads them: tsc copies no YAML. Seeds only teach, so they stay.
import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';

const [from, to] = ['src', 'dist'].map((root) =>
  path.join(import.meta.dirname, '..', root, 'modules/language/packs'),
);

rmSync(to, { recursive: true, force: true });
cpSync(from, to, {
  recursive: true,
  filter: (file) => !/\.(?:test\.ts|txt|md)$|[\\/]seeds$/u.test(file),
});
