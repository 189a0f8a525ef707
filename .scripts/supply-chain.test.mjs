import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { root } from './lib/root.mjs';

const read = (file) => readFileSync(path.join(root, file), 'utf8');
const { packages } = JSON.parse(read('package-lock.json'));
const { allowScripts, workspaces } = JSON.parse(read('package.json'));
const dockerfile = read('Dockerfile');
const compose = read('docker-compose.yml');

test('Z1: every package is pinned to its bytes, from the registry alone', () => {
  const fetched = Object.entries(packages).filter(
    ([name, { link, inBundle }]) => name.startsWith('node_modules/') && !link && !inBundle,
  );
  assert.ok(fetched.length > 500);
  const loose = fetched.filter(
    ([, { integrity = '', resolved = '' }]) =>
      !integrity.startsWith('sha512-') ||
      (resolved !== '' && !resolved.startsWith('https://registry.npmjs.org/')),
  );
  assert.deepEqual(
    loose.map(([name]) => name),
    [],
  );
});

test('Z1: the lockfile is that of the manifests, so that npm ci takes nothing else', () => {
  for (const folder of workspaces) {
    const manifest = JSON.parse(read(`${folder}/package.json`));
    for (const kind of ['dependencies', 'devDependencies']) {
      assert.deepEqual(packages[folder][kind] ?? {}, manifest[kind] ?? {}, `${kind} of ${folder}`);
    }
  }
});

test('Z1: no package runs a script when it is installed unless it was decided on', () => {
  const undecided = Object.entries(packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([name]) => name.split('node_modules/').at(-1))
    .filter((name) => !(name in allowScripts));
  assert.deepEqual(undecided, []);
  for (const [line] of dockerfile.matchAll(/npm ci.*/g)) assert.match(line, /--ignore-scripts/);
});

test('Z2: every image runs as a user with a number that is not root’s, without development packages', () => {
  const stages = dockerfile.split(/^FROM /m).slice(1);
  for (const name of ['bff', 'web', 'identity']) {
    const stage = stages.find((text) => text.split('\n')[0].endsWith(` AS ${name}`));
    if (stage === undefined && name === 'identity') continue;
    assert.match(stage, /^USER [1-9]\d*:[1-9]\d*$/m, name);
  }
  assert.match(dockerfile, /AS bff-packages\nRUN .*--omit=dev/);
  assert.match(dockerfile, /find bff\/dist -name '\*\.map' -delete/);
  const ignored = read('.dockerignore').split('\n');
  for (const kept of ['.git', '.data'])
    assert.ok(
      ignored.some((line) => line.replace(/^\*\*\/|\/$/g, '') === kept || line === '*'),
      kept,
    );
});

test('Z2: every service is read-only, without capabilities or new privileges, and only the doors of people and of devices are published', () => {
  const shared = compose.slice(compose.indexOf('x-service:'), compose.indexOf('services:'));
  for (const rule of [/read_only: true/, /cap_drop: \[ALL\]/, /no-new-privileges:true/, /pids_limit: \d+/]) {
    assert.match(shared, rule);
  }
  const services = compose
    .slice(compose.indexOf('\nservices:'), compose.indexOf('\nnetworks:'))
    .split(/^ {2}(?=\w[\w-]*:$)/m)
    .slice(1);
  assert.ok(services.length >= 4);
  for (const service of services) {
    const name = service.split(':')[0];
    assert.match(service, /<<: \*service/, name);
    assert.doesNotMatch(service, /privileged|cap_add|network_mode: host|docker\.sock/, name);
    assert.equal(/^ {4}ports:/m.test(service), ['web', 'mosquitto'].includes(name), `${name} is published`);
    // PostgreSQL's own image copies a script into itself at its start.
    assert.equal(/read_only: false/.test(service), name === 'db', name);
  }
});

test('Z3: the pages take from the environment what is public by its name, and nothing else', () => {
  const sources = filesIn('frontend/src').filter(
    (file) => /[.]tsx?$/.test(file) && !/[.]test[.]|\/testing\//.test(file),
  );
  const names = sources.flatMap((file) =>
    [...read(file).matchAll(/\b(?:process[.]env|import[.]meta[.]env)(?:[.](\w+))?/g)].map(([, name]) => [
      file,
      name,
    ]),
  );
  assert.ok(names.length > 0);
  const others = names.filter(([file, name]) => name !== 'NODE_ENV' && !file.endsWith('content/social.tsx'));
  assert.deepEqual(others, []);
  // The one that reads by name: each name is public.
  const social = read('frontend/src/features/site/content/social.tsx');
  const asked = [...social.matchAll(/\b([A-Z][A-Z_]{4,})\b/g)].map(([, name]) => name);
  assert.ok(asked.length > 0);
  assert.deepEqual(
    asked.filter((name) => !name.startsWith('PUBLIC_')),
    [],
  );
  assert.doesNotMatch(read('frontend/rsbuild.config.ts'), /process[.]env(?![.]\w)/);
});

test(
  'Z3: no bundle that was built here holds a value of this environment',
  { skip: !existsSync(path.join(root, 'frontend/dist/web')) },
  () => {
    const secrets = Object.entries(process.env)
      .filter(([name, value]) => /KEY|SECRET|TOKEN|PASSWORD|DATABASE_URL/.test(name) && value.length >= 12)
      .map(([name, value]) => [name, value]);
    const words = [...secrets, ['this machine’s folder', root]];
    const bundles = filesIn('frontend/dist/web').filter((file) => /[.](js|html|css|json)$/.test(file));
    assert.ok(bundles.length > 10);
    for (const file of bundles) {
      const text = read(file);
      for (const [name, value] of words) assert.ok(!text.includes(value), `${file} holds ${name}`);
      assert.doesNotMatch(text, /sourceMappingURL=/, file);
    }
  },
);

function filesIn(folder) {
  return readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
}
