import { BREATHING_MS, breathingAt } from './breathing';

it('takes twelve breaths at six a minute, as long in as out', () => {
  expect(breathingAt(0, 6)).toEqual({ phase: 'in', phaseMs: 5000, share: 0, leftMs: 120_000 });
  expect(breathingAt(5000, 6)).toMatchObject({ phase: 'out', share: 0 });
  expect(breathingAt(12_500, 6)).toMatchObject({ phase: 'in', share: 0.5 });
  expect(breathingAt(BREATHING_MS - 1, 6)).toMatchObject({ phase: 'out', leftMs: 1 });
});

it('takes eleven at five and a half, and then it is over', () => {
  expect(breathingAt(BREATHING_MS - 1, 5.5)?.phase).toBe('out');
  expect(breathingAt(BREATHING_MS, 5.5)).toBeUndefined();
});
