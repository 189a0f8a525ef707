import assert from 'node:assert/strict';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { freeRange } from './port.mjs';
import { Program } from './program.mjs';
import { UserError } from './user-error.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'twyn-program-'));

async function program(code) {
  const port = await freeRange(42_000, 1);
  const script = path.join(folder, 'program.mjs');
  writeFileSync(script, code.replace('PORT', String(port)));
  const started = new Program({
    name: 'server',
    script,
    env: process.env,
    logFile: path.join(folder, 'logs', 'server.log'),
    readyUrl: `http://127.0.0.1:${port}/`,
  });
  started.start();
  return started;
}

const SERVE =
  "import { createServer } from 'node:http'; createServer((_, answer) => answer.end()).listen(PORT, '127.0.0.1');";

test('D4: is ready when it answers, and stops when asked to', async () => {
  const server = await program(SERVE);
  await server.ready();
  await server.stop();
  assert.equal(await server.exited, 'SIGTERM');
});

test('tells its last words when it does not start', async () => {
  const server = await program(
    "console.log(JSON.stringify({ level: 60, msg: 'The folder is locked.' })); process.exitCode = 1;",
  );
  await assert.rejects(server.ready(), (error) => {
    assert.ok(error instanceof UserError);
    assert.match(
      error.message,
      /^The server did not start\. The folder is locked\.\n\(log: .+server\.log, ended with 1\)$/,
    );
    return true;
  });
});

test('stops by itself when its starter is gone', async () => {
  const server = await program(SERVE);
  await server.ready();
  server.child.stdin.destroy();
  assert.equal(await server.exited, 'SIGTERM');
});
