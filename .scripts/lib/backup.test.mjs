import assert from 'node:assert/strict';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { backUp, restore } from './backup.mjs';

function aDataFolder() {
  const place = mkdtempSync(path.join(tmpdir(), 'twyn-backup-'));
  const dataDir = path.join(place, 'data');
  for (const [file, content] of Object.entries({
    'database/data/PG_VERSION': '17\n',
    'database/data/base/1': 'rows',
    'database/lock': '999999999 1',
    'database/sealing.key': 'secret',
    'uploads/one.upload': 'half a file',
    'logs/server.log': 'words',
  })) {
    mkdirSync(path.join(dataDir, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(dataDir, file), content);
  }
  return { place, dataDir };
}

test('D1: a backup is restored as it was, without logs and locks', async () => {
  const { place, dataDir } = aDataFolder();
  const target = path.join(place, 'backup');
  assert.equal((await backUp(dataDir, target)).files, 4);
  const again = path.join(place, 'again');
  await restore(target, again);
  for (const file of ['database/data/base/1', 'database/sealing.key', 'uploads/one.upload'])
    assert.equal(
      readFileSync(path.join(again, file), 'utf8'),
      readFileSync(path.join(dataDir, file), 'utf8'),
    );
  for (const file of ['logs', 'database/lock', 'manifest.json'])
    assert.ok(!existsSync(path.join(again, file)), file);
  await assert.rejects(backUp(dataDir, target), /is there already/);
  await assert.rejects(restore(target, again), /There is data in/);
});

test('D1: a backup that was cut, changed, added to or taken from is refused, and nothing is restored', async () => {
  const { place, dataDir } = aDataFolder();
  const whole = path.join(place, 'backup');
  await backUp(dataDir, whole);
  const damages = {
    cut: (at) => truncateSync(path.join(at, 'database/data/base/1'), 2),
    changed: (at) => writeFileSync(path.join(at, 'database/data/base/1'), 'ROWS'),
    'added to': (at) => writeFileSync(path.join(at, 'database/data/base/2'), 'more'),
    'of no manifest': (at) => appendFileSync(path.join(at, 'manifest.json'), '}'),
    'of a newer Twyn': (at) => {
      const manifest = JSON.parse(readFileSync(path.join(at, 'manifest.json'), 'utf8'));
      writeFileSync(path.join(at, 'manifest.json'), JSON.stringify({ ...manifest, schema: 9_999 }));
    },
  };
  for (const [name, damage] of Object.entries(damages)) {
    const copy = path.join(place, `copy ${name}`);
    cpSync(whole, copy, { recursive: true });
    damage(copy);
    const into = path.join(place, `into ${name}`);
    await assert.rejects(restore(copy, into), /damaged|no backup|newer/, name);
    assert.ok(!existsSync(into), name);
  }
});

test('D1: a running server makes the copy of its database itself', async () => {
  const { place, dataDir } = aDataFolder();
  writeFileSync(path.join(dataDir, 'database/lock'), `${process.pid} 1`);
  await assert.rejects(backUp(dataDir, path.join(place, 'too early')), /gives no copy/);
  const server = createServer((socket) =>
    socket.once('data', (line) => {
      mkdirSync(String(line).trim(), { recursive: true });
      writeFileSync(path.join(String(line).trim(), 'PG_VERSION'), 'of the server');
      socket.end('done\n');
    }),
  );
  await new Promise((resolve) => server.listen(path.join(dataDir, 'database/snapshot.sock'), resolve));
  const target = path.join(place, 'backup');
  await backUp(dataDir, target);
  assert.equal(readFileSync(path.join(target, 'database/data/PG_VERSION'), 'utf8'), 'of the server');
  server.close();
});
