import { succeed } from './command.mjs';

/** The files that differ from a commit, new ones included, as paths from the root; those that are gone are left out. */
export async function changedFiles(since) {
  const changed = await succeed('git', ['diff', '--name-only', '--diff-filter=d', since, '--']);
  const fresh = await succeed('git', ['ls-files', '--others', '--exclude-standard']);
  return [...new Set(`${changed}\n${fresh}`.split('\n').filter(Boolean))].sort();
}
