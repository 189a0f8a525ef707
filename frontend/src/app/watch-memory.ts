import { storedValue } from '../platform/storage/stored-value';

/** From the specification. */
export const MEMORY_CHECK_MS = 30_000;
const MEBIBYTE = 2 ** 20;

/** Off unless somebody who looks into the page’s memory sets it to `on` in the console. */
const memoryCheck = storedValue(() => localStorage, 'memory-check');

/** Chromium only; bytes of the JavaScript heap. */
interface WithMemory {
  memory?: { usedJSHeapSize: number; jsHeapSizeLimit: number };
}

/** Logs the size of the JavaScript heap every 30 seconds, where it is switched on and the browser tells it. */
export function watchMemory(): void {
  if (memoryCheck.read() !== 'on') return;
  setInterval(() => {
    const { memory } = performance as WithMemory;
    if (!memory) return;
    console.info(
      `Memory: ${inMebibytes(memory.usedJSHeapSize)} of ${inMebibytes(memory.jsHeapSizeLimit)} MiB used.`,
    );
  }, MEMORY_CHECK_MS);
}

function inMebibytes(bytes: number): string {
  return (bytes / MEBIBYTE).toFixed(1);
}
