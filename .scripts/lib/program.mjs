import { spawn } from 'node:child_process';
import { closeSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pinnedNode } from './command.mjs';
import { openLog, watchLog } from './log-file.mjs';
import { root } from './root.mjs';
import { UserError } from './user-error.mjs';

const EXIT_WITH_PARENT = path.join(import.meta.dirname, 'exit-with-parent.mjs');
/** The first that is not standard. */
export const NOTICES_FD = 3;
const READY_TIMEOUT_MS = 120_000;
const STOP_TIMEOUT_MS = 15_000;
const POLL_MS = 40;

/** One part of the running product: a program on the pinned Node with its log in a file. */
export class Program {
  /** `onNotice` gets what the program says on a pipe of its own (NOTICES_FD), which stands in no log. */
  constructor({ name, script, args = [], env, logFile, readyUrl, onNotice }) {
    Object.assign(this, { name, script, args, env, logFile, readyUrl, onNotice, child: null, exited: null });
    /** Was asked to stop, so that its end is no accident. */
    this.isStopped = false;
  }

  start() {
    const log = openLog(this.logFile);
    this.child = spawn(
      pinnedNode,
      ['--import', EXIT_WITH_PARENT, path.resolve(root, this.script), ...this.args],
      {
        cwd: root,
        env: this.env,
        stdio: ['pipe', log, log, ...(this.onNotice ? ['pipe'] : [])],
        // A process group of its own: Ctrl-C in the terminal must reach the starter alone, which stops all in order.
        detached: true,
      },
    );
    closeSync(log);
    this.child.stdio[NOTICES_FD]?.setEncoding('utf8').on('data', this.onNotice);
    const unwatch = watchLog(this.logFile);
    this.exited = new Promise((resolve) => {
      this.child.once('exit', (code, signal) => {
        unwatch();
        resolve(signal ?? code);
      });
    });
  }

  isRunning() {
    return this.child !== null && this.child.exitCode === null && this.child.signalCode === null;
  }

  /** Resolves once it serves; tells its own last words when it ends instead. */
  async ready() {
    const deadline = Date.now() + READY_TIMEOUT_MS;
    while (!(await this.answers())) {
      if (!this.isRunning()) throw new UserError(`The ${this.name} did not start. ${await this.lastWords()}`);
      if (Date.now() > deadline)
        throw new UserError(`The ${this.name} is not ready after 2 minutes. ${await this.lastWords()}`);
      await delay(POLL_MS);
    }
  }

  /** Asks it to stop and waits; one that hangs is ended. */
  async stop() {
    this.isStopped = true;
    if (!this.isRunning()) return;
    this.child.kill('SIGTERM');
    const ended = await Promise.race([
      this.exited.then(() => true),
      delay(STOP_TIMEOUT_MS, false, { ref: false }),
    ]);
    if (ended) return;
    console.error(`The ${this.name} did not stop within ${STOP_TIMEOUT_MS / 1000} s and was ended.`);
    this.kill();
    await this.exited;
  }

  kill() {
    if (this.isRunning()) this.child.kill('SIGKILL');
  }

  /** What it said at the end, and where the rest stands. */
  async lastWords() {
    const lines = readFileSync(this.logFile, 'utf8').trim().split('\n').slice(-12).map(readable);
    const end = this.isRunning() ? '' : `, ended with ${await this.exited}`;
    return `${lines.join('\n')}\n(log: ${this.logFile}${end})`.trim();
  }

  async answers() {
    const answer = await fetch(this.readyUrl, { signal: AbortSignal.timeout(2000) }).catch(() => null);
    return answer?.ok === true;
  }
}

/** Structured log lines carry their text in `msg`. */
function readable(line) {
  try {
    const { msg, err } = JSON.parse(line);
    return [msg, err?.message].filter(Boolean).join(': ') || line;
  } catch {
    return line;
  }
}
