import { act, renderHook } from '@testing-library/react';
import { useDecisions } from './use-decisions';

test('an undo that comes before the server has answered waits for it', async () => {
  const answer = Promise.withResolvers<boolean>();
  const undo = vi.fn(() => Promise.resolve(true));
  const { result } = renderHook(() => useDecisions<string>());
  act(
    () =>
      void result.current.decide(
        { key: 'c1', label: 'Merged', execute: () => answer.promise, undo },
        'a pair',
      ),
  );
  expect(result.current.decided).toEqual(['c1']);
  const undone = act(() => result.current.undo().then(() => undefined));
  expect(undo).not.toHaveBeenCalled();
  answer.resolve(true);
  await undone;
  expect(undo).toHaveBeenCalledOnce();
  expect(result.current.decided).toEqual([]);
  expect(result.current.returned).toEqual(['a pair']);
});
