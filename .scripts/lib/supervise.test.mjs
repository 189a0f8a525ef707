import assert from 'node:assert/strict';
import { test } from 'node:test';
import { UserError } from './user-error.mjs';
import { supervise } from './supervise.mjs';

/** A program that ends when the test says so. */
function fake({ isReady = () => true } = {}) {
  const program = {
    name: 'server',
    starts: 0,
    isStopped: false,
    start() {
      this.starts += 1;
      this.exited = new Promise((resolve) => (this.end = resolve));
    },
    ready() {
      return isReady() ? Promise.resolve() : Promise.reject(new UserError('It did not start.'));
    },
    kill() {
      this.end('SIGKILL');
    },
    lastWords: () => Promise.resolve('Out of memory.'),
  };
  program.start();
  return program;
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

function watch(program) {
  const seen = { said: [], pauses: [], time: 0 };
  seen.done = supervise(program, {
    say: (sentence) => seen.said.push(sentence),
    wait: (ms) => {
      seen.pauses.push(ms);
      return Promise.resolve();
    },
    now: () => seen.time,
  });
  seen.done.catch(() => undefined);
  return seen;
}

test('starts a program that ended again, after longer and longer pauses, and gives up the fifth time', async () => {
  const program = fake();
  const seen = watch(program);
  for (let i = 0; i < 5; i += 1) {
    program.end('SIGKILL');
    await settled();
  }
  await assert.rejects(seen.done, new UserError('The server ended 5 times within a minute. Out of memory.'));
  assert.deepEqual(seen.pauses, [250, 500, 1000, 2000]);
  assert.equal(program.starts, 5);
  assert.equal(seen.said[0], 'The server ended unexpectedly (SIGKILL) and is started again.');
});

test('forgets what is more than a minute ago', async () => {
  const program = fake();
  const seen = watch(program);
  for (let i = 0; i < 12; i += 1) {
    program.end(1);
    await settled();
    seen.time += 20_000;
  }
  assert.equal(program.starts, 13);
});

test('counts a start that does not get ready', async () => {
  const program = fake({ isReady: () => false });
  const seen = watch(program);
  program.end(1);
  await assert.rejects(seen.done, /5 times within a minute/);
});

test('leaves a program alone that was asked to stop', async () => {
  const program = fake();
  const seen = watch(program);
  program.isStopped = true;
  program.end('SIGTERM');
  await settled();
  assert.equal(program.starts, 1);
  assert.deepEqual(seen.said, []);
});
