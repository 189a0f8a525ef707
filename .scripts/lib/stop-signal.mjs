/** npm passes on the Ctrl-C that the terminal has sent to both of us. */
const SAME_SIGNAL_MS = 1000;

/** Resolves at the first signal; a later one ends at once, and the programs stop by themselves. */
export function stopSignal() {
  return new Promise((resolve) => {
    let first;
    const onSignal = () => {
      first ??= Date.now();
      if (Date.now() - first > SAME_SIGNAL_MS) process.exit(1);
      resolve();
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, onSignal);
  });
}
