// Loaded into every program that a script starts: when the script ends for whatever reason, even killed, the pipe on
// standard input closes and the program stops as if it had been asked to.
import { isMainThread } from 'node:worker_threads';

if (isMainThread) {
  process.stdin.on('end', () => process.kill(process.pid, 'SIGTERM')).resume();
  process.stdin.unref?.();
}
