import { activeWords, tomorrowMorning } from './alert-words';

const alert = { id: 'a' } as Parameters<typeof activeWords>[0]['alert'];

it('tells since when, for how long and how much', () => {
  const now = new Date(2026, 2, 12, 18, 42);
  const since = new Date(2026, 2, 12, 15, 20).toISOString();
  const active = { alert, since, firedAt: since, value: 121, valueUnit: 'bpm' };
  expect(activeWords(active, now)).toMatch(
    /^Since .+, 3 h 22 min so far\. It was 121 bpm when it was told\.$/,
  );
});

it('snoozes to the next morning', () => {
  expect(tomorrowMorning(new Date(2026, 2, 12, 18, 42))).toEqual(new Date(2026, 2, 13, 8));
  expect(tomorrowMorning(new Date(2026, 2, 12, 3, 0))).toEqual(new Date(2026, 2, 12, 8));
});
