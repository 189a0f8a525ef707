import { type AddReadingFields, addReadingSchema, numberOf, toReadings } from './add-reading-fields';

const fields: AddReadingFields = {
  ...{ metric: 'body-weight', name: '', value: '72,5', second: '', unit: 'kg', when: '2026-03-04T07:30' },
};
const problems = (details: Partial<AddReadingFields>): string[] =>
  addReadingSchema.safeParse({ ...fields, ...details }).error?.issues.map(({ path }) => String(path[0])) ??
  [];

it.each([
  ['72.5', 72.5],
  [' 72,5 ', 72.5],
  ['-0.2', -0.2],
])('reads “%s”', (text, value) => {
  expect(numberOf(text)).toBe(value);
});

it.each(['', 'much', '1e5', '12.', '1.2.3', '0x1f', '9'.repeat(400)])('takes “%s” for no number', (text) => {
  expect(numberOf(text)).toBeNaN();
});

it('asks for what is missing', () => {
  expect(problems({})).toEqual([]);
  expect(problems({ value: 'x', when: '' }).toSorted()).toEqual(['value', 'when']);
  expect(problems({ metric: 'other' })).toEqual(['name']);
  expect(problems({ metric: 'blood-pressure' })).toEqual(['second']);
  expect(problems({ when: '2099-01-01T00:00' })).toEqual(['when']);
});

it('makes two readings of blood pressure, and one of everything else', () => {
  const at = new Date('2026-03-04T07:30').toISOString();
  expect(toReadings(fields).readings).toEqual([{ metric: 'body-weight', value: 72.5, unit: 'kg', at }]);
  const pressure = { ...fields, metric: 'blood-pressure', value: '128', second: '82', unit: '' };
  expect(toReadings(pressure).readings.map(({ metric, value }) => [metric, value])).toEqual([
    ['systolic-blood-pressure', 128],
    ['diastolic-blood-pressure', 82],
  ]);
  expect(toReadings({ ...fields, metric: 'other', name: ' Push-ups ', unit: '' }).readings[0]).toEqual({
    ...{ metric: 'Push-ups', value: 72.5, at },
  });
});
