import { DatabaseUnavailable } from '../database.errors.js';

/** By more than that no timer is late in a process that has time for its requests. */
const LATE_MS = 100;
/** Enough for the few round trips that open a connection. */
const READING_MS = 400;

/**
 * Rejects with DatabaseUnavailable when nothing has come until `dueAt`, by performance.now(), which is asked again then
 * and may have moved. A timer that fires late was held up by this process: what the server answered meanwhile is still
 * to be read.
 */
export async function withTimeout<T>(answer: Promise<T>, dueAt: () => number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_, reject) => {
    const lookAt = (time: number, isLast = false): void => {
      timer = setTimeout(() => {
        const now = performance.now();
        if (dueAt() > now) lookAt(dueAt());
        else if (now >= time + LATE_MS && !isLast) lookAt(now + READING_MS, true);
        else reject(new DatabaseUnavailable(new Error('The database did not answer in time.')));
      }, time - performance.now());
    };
    lookAt(dueAt());
  });
  return Promise.race([answer, silence]).finally(() => clearTimeout(timer));
}
