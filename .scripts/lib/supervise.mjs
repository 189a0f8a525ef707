import { setTimeout as delay } from 'node:timers/promises';
import { UserError } from './user-error.mjs';

const MOST_ENDS = 5;
const WINDOW_MS = 60_000;
const FIRST_PAUSE_MS = 250;

/**
 * Starts a program again whenever it ends, each time after a pause twice as long. Never resolves; rejects with a sentence
 * when it ended five times within a minute: what is broken then is not mended by another start.
 */
export async function supervise(program, { say = console.error, wait = delay, now = Date.now } = {}) {
  let ends = [];
  for (;;) {
    const end = await program.exited;
    if (program.isStopped) return new Promise(() => undefined);
    ends = [...ends.filter((at) => at > now() - WINDOW_MS), now()];
    if (ends.length >= MOST_ENDS)
      throw new UserError(
        `The ${program.name} ended ${MOST_ENDS} times within a minute. ${await program.lastWords()}`,
      );
    say(`The ${program.name} ended unexpectedly (${end}) and is started again.`);
    await wait(FIRST_PAUSE_MS * 2 ** (ends.length - 1));
    if (program.isStopped) return new Promise(() => undefined);
    program.start();
    // One that does not get that far has ended as well, and is counted.
    await program.ready().catch(() => program.kill());
  }
}
