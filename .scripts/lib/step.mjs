const isTerminal = process.stdout.isTTY === true;

/** Shows that something takes time, then that it is done and how long it took. */
export function step(label, work) {
  process.stdout.write(`  … ${label}${isTerminal ? '' : '\n'}`);
  return timed(label, work);
}

/** Shows only the end of it: for steps that run beside each other. */
export async function timed(label, work) {
  const started = Date.now();
  try {
    const result = await work();
    finish('✓', label, started);
    return result;
  } catch (error) {
    finish('✗', label, started);
    throw error;
  }
}

export function duration(since) {
  const seconds = (Date.now() - since) / 1000;
  return seconds < 60
    ? `${seconds.toFixed(1)} s`
    : `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
}

function finish(mark, label, started) {
  const line = `  ${mark} ${label.padEnd(34)} ${duration(started)}`;
  process.stdout.write(isTerminal ? `\r\x1b[K${line}\n` : `${line}\n`);
}
