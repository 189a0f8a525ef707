import { withGaps } from './trend-gaps';

const on = (day: number, value = day): { at: string; value: number } => ({
  at: new Date(Date.UTC(2026, 0, day)).toISOString(),
  value,
});

it('breaks the line where two lie more than four times as far apart as usual', () => {
  const drawn = withGaps([on(1), on(8), on(15), on(60), on(67)]);
  expect(drawn.map(({ value }) => value)).toEqual([1, 8, 15, null, 60, 67]);
  expect(Date.parse(drawn[3]!.at)).toBeGreaterThan(Date.parse(drawn[2]!.at));
  expect(Date.parse(drawn[3]!.at)).toBeLessThan(Date.parse(drawn[4]!.at));
});

it.each([[[]], [[on(1)]], [[on(1), on(90)]], [[on(1, 5), on(1, 6), on(1, 7)]]])(
  'leaves what has no usual distance as it is: %j',
  (points) => {
    expect(withGaps(points)).toEqual(points);
  },
);
