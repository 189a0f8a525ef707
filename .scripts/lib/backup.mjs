import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { root } from './root.mjs';
import { UserError } from './user-error.mjs';

const MANIFEST = 'manifest.json';
/** Not part of a backup: what the running processes hold, and what they said. */
const LEFT_OUT = new Set(['logs', 'lock', 'snapshot.sock', 'unfinished', '.writable']);
const DATABASE = path.join('database', 'data');

/** Copies the data folder while Twyn runs or stands still, with a list of its files and their checksums. */
export async function backUp(dataDir, target) {
  if (!existsSync(dataDir)) throw new UserError(`There is no data in ${dataDir}.`);
  if (existsSync(target)) throw new UserError(`${target} is there already; choose another place.`);
  const draft = `${target}.unfinished`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(path.join(draft, 'database'), { recursive: true, mode: 0o700 });
  await copyDatabase(dataDir, draft);
  await cp(dataDir, draft, {
    recursive: true,
    filter: (source) => {
      const name = path.relative(dataDir, source);
      return (
        name !== DATABASE && !LEFT_OUT.has(path.basename(name)) && !/^lock[.]\d+$/.test(path.basename(name))
      );
    },
  });
  const files = await describeFiles(draft);
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const manifest = { product: 'twyn', version, schema: ourSchema(), madeAt: new Date().toISOString(), files };
  await writeFile(path.join(draft, MANIFEST), JSON.stringify(manifest, null, 1), { mode: 0o600 });
  await rename(draft, target);
  return {
    files: Object.keys(files).length,
    bytes: Object.values(files).reduce((sum, { bytes }) => sum + bytes, 0),
  };
}

/** Puts a backup into an empty data folder. Nothing is written unless every file is as it was. */
export async function restore(source, dataDir) {
  const manifest = await readManifest(source);
  if (manifest.schema > ourSchema())
    throw new UserError(`That backup is of a newer Twyn (${manifest.version}). Update this one first.`);
  const found = await describeFiles(source);
  delete found[MANIFEST];
  const names = new Set([...Object.keys(manifest.files), ...Object.keys(found)]);
  const damaged = [...names].filter((name) => found[name]?.sha256 !== manifest.files[name]?.sha256);
  if (damaged.length > 0)
    throw new UserError(`That backup is damaged (${damaged.slice(0, 3).join(', ')}). Nothing was restored.`);
  if (existsSync(path.join(dataDir, 'database')))
    throw new UserError(`There is data in ${dataDir} already. Stop Twyn and move that folder away first.`);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await cp(source, dataDir, { recursive: true, filter: (file) => path.basename(file) !== MANIFEST });
  return { files: names.size, madeAt: manifest.madeAt };
}

async function copyDatabase(dataDir, draft) {
  const from = path.join(dataDir, DATABASE);
  if (!existsSync(from)) return;
  const socket = path.join(dataDir, 'database', 'snapshot.sock');
  const answer = await askServer(socket, path.resolve(draft, DATABASE));
  if (answer === 'done') return;
  if (answer !== undefined) throw new UserError(`The server could not copy its database (${answer}).`);
  if (isHeld(path.join(dataDir, 'database', 'lock')))
    throw new UserError('The server that holds the database gives no copy of it. Is it still starting?');
  await cp(from, path.join(draft, DATABASE), { recursive: true });
}

/** Undefined when nobody is there to be asked. */
async function askServer(socket, target) {
  if (!existsSync(socket)) return undefined;
  const connection = connect(socket);
  try {
    connection.write(`${target}\n`);
    return (await text(connection)).trim();
  } catch (error) {
    if (['ECONNREFUSED', 'ENOENT'].includes(error.code)) return undefined;
    throw error;
  }
}

function isHeld(lock) {
  try {
    process.kill(Number(readFileSync(lock, 'utf8').split(' ')[0]), 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

async function readManifest(source) {
  try {
    const manifest = JSON.parse(readFileSync(path.join(source, MANIFEST), 'utf8'));
    if (manifest.product === 'twyn') return manifest;
  } catch {
    // Told below.
  }
  throw new UserError(`${source} is no backup of Twyn.`);
}

async function describeFiles(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const described = [];
  for (const file of files.sort()) {
    const { size } = await stat(file);
    described.push([path.relative(folder, file), { bytes: size, sha256: await hashOf(file) }]);
  }
  return Object.fromEntries(described);
}

async function hashOf(file) {
  const hash = createHash('sha256');
  for await (const part of createReadStream(file)) hash.update(part);
  return hash.digest('hex');
}

/** How many migrations this release knows. */
function ourSchema() {
  const { entries } = JSON.parse(readFileSync(path.join(root, 'bff/migrations/meta/_journal.json'), 'utf8'));
  return entries.length;
}
