import { nightOf } from './night';

const entry = (metric: string, at: string, minutes: number, source = 'Oura') => ({
  ...{ metric, source, at: `2026-03-${at}:00.000Z` },
  seconds: minutes * 60,
});

it('takes what hangs together with the latest stage, of one source', () => {
  const night = nightOf([
    entry('sleep-light', '11T13:00', 30),
    entry('sleep-light', '11T23:40', 30),
    entry('sleep-deep', '12T00:10', 60),
    entry('sleep-awake', '12T00:00', 5, 'Watch'),
    entry('sleep-rem', '12T01:10', 20),
  ]);
  expect(night?.spans.map(({ metric }) => metric)).toEqual(['sleep-rem', 'sleep-deep', 'sleep-light']);
  expect(new Date(night?.from ?? 0).toISOString()).toBe('2026-03-11T23:40:00.000Z');
  expect(new Date(night?.to ?? 0).toISOString()).toBe('2026-03-12T01:30:00.000Z');
});

it('is nothing where nothing has a length', () => {
  expect(nightOf([])).toBeUndefined();
  expect(nightOf([entry('sleep-deep', '12T00:10', 0)])).toBeUndefined();
});
