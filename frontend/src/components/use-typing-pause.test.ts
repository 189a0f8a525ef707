import { renderHook } from '@testing-library/react';
import { useTypingPause } from './use-typing-pause';

const type = (words: string, onPause: (typed: string) => void) =>
  renderHook(({ typed, then }) => useTypingPause(typed, then), {
    initialProps: { typed: words, then: onPause },
  });

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('waits until the words stand still, and calls once', () => {
  const onPause = vi.fn();
  const { rerender } = type('Po', onPause);
  vi.advanceTimersByTime(150);
  rerender({ typed: 'Porto', then: onPause });
  vi.advanceTimersByTime(150);
  expect(onPause).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(onPause).toHaveBeenCalledExactlyOnceWith('Porto');
});

test('a screen that is drawn anew meanwhile does not put the pause off', () => {
  const [first, latest] = [vi.fn(), vi.fn()];
  const { rerender } = type('Porto', first);
  vi.advanceTimersByTime(150);
  rerender({ typed: 'Porto', then: latest });
  vi.advanceTimersByTime(50);
  expect(latest).toHaveBeenCalledExactlyOnceWith('Porto');
  expect(first).not.toHaveBeenCalled();
});

test('nothing is called once the field is gone', () => {
  const onPause = vi.fn();
  const { unmount } = type('Porto', onPause);
  unmount();
  vi.advanceTimersByTime(1000);
  expect(onPause).not.toHaveBeenCalled();
});
