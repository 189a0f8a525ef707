// npm run backup -- <folder>: a copy of all that the embedded stack keeps, also while it runs.
import path from 'node:path';
import { backUp } from './lib/backup.mjs';
import { runOrExplain, UserError } from './lib/user-error.mjs';
import { readSettings } from './lib/settings.mjs';

await runOrExplain(async () => {
  const [target] = process.argv.slice(2);
  if (!target) throw new UserError('Say where to: npm run backup -- ../twyn-backup');
  const { files, bytes } = await backUp(readSettings().dataDir, path.resolve(target));
  console.log(`${files} files, ${(bytes / 1e6).toFixed(1)} MB, are in ${path.resolve(target)}.`);
});
