import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { succeed, toolEnv } from './command.mjs';
import { root } from './root.mjs';
import { step } from './step.mjs';

const STAMPS = path.join(root, '.cache/build');
/** Changes in these cannot change what is built. */
const NOT_BUILT = /(^|\/)(node_modules|dist|testing|bench)(\/|$)|[.](test|examples)[.]tsx?$/;
const EVERYWHERE = ['package-lock.json', '.config/tsconfig.base.json', '.config/tsconfig.browser.json'];

/** What the build writes into the public pages. */
const WRITTEN_INTO_PAGES = ['PUBLIC_URL', 'PUBLIC_GITHUB_URL', 'PUBLIC_X_URL', 'PUBLIC_LINKEDIN_URL'];

const parts = [
  { workspace: 'bff', product: 'bff/dist/main.js', sources: ['bff'] },
  {
    workspace: 'frontend',
    product: 'frontend/dist/web/index.html',
    sources: ['frontend', 'design-system', 'docs/site'],
    variables: [...WRITTEN_INTO_PAGES, 'SERVICE_WORKER'],
  },
];

/**
 * Builds what is missing or differs from its sources and from the settings that it holds, judged by content, so that a
 * checkout costs no rebuild.
 */
export async function ensureBuilt(workspaces = ['bff', 'frontend']) {
  const stale = parts
    .filter(({ workspace }) => workspaces.includes(workspace))
    .map((part) => ({
      ...part,
      stamp: path.join(STAMPS, part.workspace),
      hash: hashOf([...EVERYWHERE, ...part.sources], part.variables),
    }))
    .filter(({ product, stamp, hash }) => !existsSync(path.join(root, product)) || readStamp(stamp) !== hash);
  if (stale.length === 0) return;
  await step('product built', () => Promise.all(stale.map(build)));
}

async function build({ workspace, stamp, hash }) {
  // A test runner's NODE_ENV would put React's development build beside the other: two Reacts, and no hook works.
  const env = toolEnv({ NODE_ENV: 'production' });
  await succeed('npm', ['run', '--silent', 'build', '-w', `@twyn/${workspace}`], { env });
  mkdirSync(STAMPS, { recursive: true });
  writeFileSync(stamp, hash);
}

function readStamp(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

function hashOf(sources, variables = []) {
  const hash = createHash('sha256');
  for (const name of variables) hash.update(`${name}=${process.env[name] ?? ''}\0`);
  for (const file of sources.flatMap(filesOf).sort()) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(path.join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

function filesOf(source) {
  if (NOT_BUILT.test(source)) return [];
  const absolute = path.join(root, source);
  if (path.extname(source) !== '' && existsSync(absolute)) return [source];
  return readdirSync(absolute, { withFileTypes: true }).flatMap((entry) => {
    const name = path.posix.join(source, entry.name);
    if (entry.isDirectory()) return filesOf(name);
    return entry.isFile() && !NOT_BUILT.test(name) ? [name] : [];
  });
}
