// npm run restore -- <folder>: puts a backup into the empty data folder of the embedded stack.
import path from 'node:path';
import { restore } from './lib/backup.mjs';
import { runOrExplain, UserError } from './lib/user-error.mjs';
import { readSettings } from './lib/settings.mjs';

await runOrExplain(async () => {
  const [source] = process.argv.slice(2);
  if (!source) throw new UserError('Say where from: npm run restore -- ../twyn-backup');
  const { dataDir } = readSettings();
  const { files, madeAt } = await restore(path.resolve(source), dataDir);
  console.log(`${files} files of ${madeAt} are in ${dataDir}. Start Twyn with npm start.`);
});
