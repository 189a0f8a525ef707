import { storedValue } from './stored-value';

it('keeps a string until it is cleared', () => {
  const word = storedValue(() => localStorage, 'word');
  word.write('Ana');
  expect(word.read()).toBe('Ana');
  word.clear();
  expect(word.read()).toBeNull();
});

it('tells of storage that fails on the console alone', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const forbidden = storedValue(() => {
    throw new DOMException('forbidden', 'SecurityError');
  }, 'word');
  forbidden.write('Ana');
  expect(forbidden.read()).toBeNull();
  forbidden.clear();
  expect(warn).toHaveBeenCalledTimes(3);
});
