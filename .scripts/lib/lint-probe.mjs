import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pinnedNode } from './command.mjs';
import { root } from './root.mjs';

const oxlint = path.join(root, 'node_modules/oxlint/bin/oxlint');

/**
 * What lint says of files that stand nowhere: by file the rules that it breaks. They are linted in a folder of their own by
 * the repository's own configuration, as if they stood at these paths of it.
 */
export function lintFiles(files) {
  // Inside the repository, where the compiler finds the packages.
  mkdirSync(path.join(root, '.cache'), { recursive: true });
  const folder = mkdtempSync(path.join(root, '.cache/lint-'));
  const write = (name, text) => {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  };
  try {
    write('.oxlintrc.json', JSON.stringify({ extends: [path.join(root, '.oxlintrc.json')] }));
    write('tsconfig.json', JSON.stringify({ compilerOptions: { strict: true, noEmit: true, types: [] } }));
    for (const [name, text] of Object.entries(files)) write(name, text);
    const args = [oxlint, '-c', '.oxlintrc.json', '--format=json', ...Object.keys(files)];
    const { stdout } = spawnSync(pinnedNode, args, { cwd: folder, encoding: 'utf8' });
    const { diagnostics } = JSON.parse(stdout);
    return Map.groupBy(diagnostics, ({ filename }) => filename);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
