import { readingSummary } from './reading-summary';

const DAY_MS = 86_400_000;
const START = new Date(2026, 2, 1, 7, 30).getTime();
const writing = { unit: 'kg', formatValue: (value: number) => value.toFixed(1) };

function readings(values: readonly number[], everyMs = DAY_MS): { value: number; at: string }[] {
  return values.map((value, index) => ({ value, at: new Date(START + index * everyMs).toISOString() }));
}

test.each([
  [[], 'No reading in this time.'],
  [[80.5], 'The only reading in this time.'],
  [[80.5, 80], 'Between 80.0 and 80.5 kg on 2 days, 0.5 kg less than the time before.'],
  [[81.2, 79.8, 80], 'Between 79.8 and 81.2 kg on 3 days, 1.2 kg less than at first.'],
  [[80, 81.2, 80.3], 'Between 80.0 and 81.2 kg on 3 days, 0.3 kg more than at first.'],
  [[80, 81, 80], 'Between 80.0 and 81.0 kg on 3 days, the same as at first.'],
  [[80.5, 80.5], '80.5 kg each time, on 2 days.'],
])('%j: %s', (values, sentence) => expect(readingSummary(readings(values), writing)).toBe(sentence));

test('counts the readings where a day has several', () => {
  const minutes = readings([81.2, 79.8, 80], 60_000);
  expect(readingSummary(minutes, writing)).toBe(
    'Between 79.8 and 81.2 kg over 3 readings, 1.2 kg less than at first.',
  );
});

test('a share changes by points, a count has no unit', () => {
  const formatValue = String;
  expect(readingSummary(readings([95, 97]), { unit: '%', formatValue })).toBe(
    'Between 95 and 97% on 2 days, 2 points more than the time before.',
  );
  expect(readingSummary(readings([30, 35]), { unit: '', formatValue })).toBe(
    'Between 30 and 35 on 2 days, 5 more than the time before.',
  );
});
