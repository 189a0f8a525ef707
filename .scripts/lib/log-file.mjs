import { copyFileSync, existsSync, mkdirSync, openSync, renameSync, statSync, truncateSync } from 'node:fs';
import path from 'node:path';

const MAX_BYTES = 10_000_000;
const KEPT = 3;
const LOOK_EVERY_MS = 60_000;

/** Opens a program's log to be written at its end, whoever else writes there: what was said before stays. */
export function openLog(file, maxBytes = MAX_BYTES) {
  mkdirSync(path.dirname(file), { recursive: true });
  rotate(file, maxBytes);
  return openSync(file, 'a', 0o600);
}

/** Looks every minute whether the log has grown too large. Returns what ends it. */
export function watchLog(file, maxBytes = MAX_BYTES) {
  const timer = setInterval(() => rotate(file, maxBytes), LOOK_EVERY_MS).unref();
  return () => clearInterval(timer);
}

/**
 * Keeps a log above the limit as `<file>.1`, with up to three older ones beside it. Copied and emptied, not renamed: a
 * running program goes on writing to the file that it was given.
 */
export function rotate(file, maxBytes = MAX_BYTES) {
  if (!existsSync(file) || statSync(file).size <= maxBytes) return;
  for (let age = KEPT; age > 1; age -= 1) {
    if (existsSync(`${file}.${age - 1}`)) renameSync(`${file}.${age - 1}`, `${file}.${age}`);
  }
  copyFileSync(file, `${file}.1`);
  truncateSync(file);
}
