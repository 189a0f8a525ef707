import { fork } from 'node:child_process';
import { pinnedNode, toolEnv } from '../command.mjs';
import { UserError } from '../user-error.mjs';

/** How long a mutant may be silent: so many times what the tests take without one, and never less than the least. */
const PATIENCE = 10;
const LEAST_MS = 30_000;
/** What a world leaves behind stays until its process ends. */
const MUTANTS_A_PROCESS = 400;

/** Shows mutants to tests, in a process that is replaced when a mutant does not come to an end. */
export class Tester {
  shown = 0;

  /** Shows each mutant to the tests until one fails, and gives back what became of each. */
  async judge({ file, tests }, mutants) {
    const texts = mutants.map(({ text }) => text);
    const verdicts = mutants.map(() => ({ state: 'survived' }));
    for (const test of tests) {
      const alive = [...verdicts.keys()].filter((number) => verdicts[number].state === 'survived');
      if (alive.length === 0) break;
      const job = { file, test, texts };
      const patienceMs = await this.tryUnbroken(job);
      for (const [number, verdict] of await this.runAll(job, alive, patienceMs)) verdicts[number] = verdict;
    }
    return verdicts;
  }

  stop() {
    this.child?.kill('SIGKILL');
    this.child = undefined;
  }

  /** What the tests fail on without a mutant says nothing about mutants. */
  async tryUnbroken(job) {
    const started = Date.now();
    const verdicts = await this.runAll(job, [job.texts.length], 10 * LEAST_MS);
    const { state, why } = verdicts.get(job.texts.length);
    if (state !== 'survived') throw new UserError(`${job.test} fails without a mutant: ${why}`);
    return Math.max(LEAST_MS, PATIENCE * (Date.now() - started));
  }

  async runAll(job, numbers, patienceMs) {
    const verdicts = new Map();
    for (let left = numbers; left.length > 0; left = numbers.filter((number) => !verdicts.has(number))) {
      const silent = await this.runSome({ ...job, numbers: left }, verdicts, patienceMs);
      if (silent === undefined) break;
      this.stop();
      verdicts.set(silent ?? left[0], { state: 'late', by: job.test });
    }
    return verdicts;
  }

  /** Gives back the mutant after which nothing was heard, if there was one. */
  async runSome(job, verdicts, patienceMs) {
    this.shown += job.numbers.length;
    if (this.shown > MUTANTS_A_PROCESS) this.stop();
    const child = await this.ready();
    return new Promise((resolve, reject) => {
      let current = job.numbers[0];
      const finish = (silent) => {
        clearTimeout(timer);
        child.removeAllListeners();
        resolve(silent);
      };
      const timer = setTimeout(() => finish(current), patienceMs);
      child.once('exit', () => finish(current));
      child.on('message', ({ begun, ended, done, error, ...verdict }) => {
        timer.refresh();
        if (begun !== undefined) current = begun;
        if (ended !== undefined) verdicts.set(ended, verdict);
        if (error) reject(new UserError(error));
        else if (done) finish(undefined);
      });
      child.send(job);
    });
  }

  async ready() {
    if (this.child) return this.child;
    this.shown = 0;
    this.child = fork(new URL('./child.mjs', import.meta.url), {
      execPath: pinnedNode,
      env: toolEnv({ TEST_DATABASE_URL: '' }),
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    await new Promise((resolve, reject) => {
      this.child.once('message', resolve);
      this.child.once('exit', () => reject(new UserError('Vitest did not start.')));
    });
    this.child.removeAllListeners();
    return this.child;
  }
}
