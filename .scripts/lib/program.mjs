import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pinnedNode } from './command.mjs';
import { root } from './root.mjs';
import { Sentence } from './sentence.mjs';

const LIFELINE = path.join(import.meta.dirname, 'lifeline.mjs');
const READY_TIMEOUT_MS = 120_000;
const STOP_TIMEOUT_MS = 15_000;
const POLL_MS = 40;

/** One part of the running product: a program on the pinned Node with its log in a file. */
export class Program {
  constructor({ name, script, args = [], env, logFile, readyUrl }) {
    Object.assign(this, { name, script, args, env, logFile, readyUrl, child: null, exited: null });
  }

  start() {
    mkdirSync(path.dirname(this.logFile), { recursive: true });
    const log = openSync(this.logFile, 'w');
    this.child = spawn(pinnedNode, ['--import', LIFELINE, path.resolve(root, this.script), ...this.args], {
      cwd: root,
      env: this.env,
      stdio: ['pipe', log, log],
      // A process group of its own: Ctrl-C in the terminal must reach the starter alone, which stops all in order.
      detached: true,
    });
    closeSync(log);
    this.exited = new Promise((resolve) => {
      this.child.once('exit', (code, signal) => resolve(signal ?? code));
    });
  }

  isRunning() {
    return this.child !== null && this.child.exitCode === null && this.child.signalCode === null;
  }

  /** Resolves once it serves; tells its own last words when it ends instead. */
  async ready() {
    const deadline = Date.now() + READY_TIMEOUT_MS;
    while (!(await this.answers())) {
      if (!this.isRunning()) throw new Sentence(`The ${this.name} did not start. ${await this.lastWords()}`);
      if (Date.now() > deadline)
        throw new Sentence(`The ${this.name} is not ready after 2 minutes. ${await this.lastWords()}`);
      await delay(POLL_MS);
    }
  }

  /** Asks it to stop and waits; one that hangs is ended. */
  async stop() {
    if (!this.isRunning()) return;
    this.child.kill('SIGTERM');
    const ended = await Promise.race([
      this.exited.then(() => true),
      delay(STOP_TIMEOUT_MS, false, { ref: false }),
    ]);
    if (ended) return;
    console.error(`The ${this.name} did not stop within ${STOP_TIMEOUT_MS / 1000} s and was ended.`);
    this.child.kill('SIGKILL');
    await this.exited;
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
