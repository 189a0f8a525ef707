import { MEMORY_CHECK_MS, watchMemory } from './watch-memory';

const MEBIBYTE = 2 ** 20;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'info').mockReturnValue();
  vi.stubGlobal('performance', {
    memory: { usedJSHeapSize: 12.5 * MEBIBYTE, jsHeapSizeLimit: 4096 * MEBIBYTE },
  });
});

test('is off by default', () => {
  watchMemory();
  vi.advanceTimersByTime(MEMORY_CHECK_MS);
  expect(console.info).not.toHaveBeenCalled();
});

test('logs the heap every 30 seconds where it is switched on', () => {
  localStorage.setItem('memory-check', 'on');
  watchMemory();
  vi.advanceTimersByTime(60_000);
  expect(vi.mocked(console.info).mock.calls).toEqual(
    Array<string[]>(2).fill(['Memory: 12.5 of 4096.0 MiB used.']),
  );
});

test('says nothing in a browser that does not tell', () => {
  vi.stubGlobal('performance', {});
  localStorage.setItem('memory-check', 'on');
  watchMemory();
  vi.advanceTimersByTime(MEMORY_CHECK_MS);
  expect(console.info).not.toHaveBeenCalled();
});
