import { todaysReadings } from './todays-readings';

const of = (metric: string, label: string, value: number) => ({
  ...{ metric, label, value, unit: 'mmHg', decimals: 0 },
  ...{ at: '2026-03-12T08:00:00.000Z', isSample: false },
});
const UPPER = of('systolic-blood-pressure', 'Systolic blood pressure', 128);
const LOWER = of('diastolic-blood-pressure', 'Diastolic blood pressure', 82);
const PULSE = { ...of('heart-rate', 'Heart rate', 62), unit: 'bpm' };

it('says both numbers of the blood pressure as one, where the lower one stood', () => {
  expect(todaysReadings([LOWER, PULSE, UPPER])).toMatchObject([
    { label: 'Blood pressure', value: '128/82', unit: 'mmHg', words: '128/82 mmHg' },
    { label: 'Heart rate', value: '62', words: '62 bpm' },
  ]);
});

it('leaves one number alone as it is', () => {
  expect(todaysReadings([PULSE, UPPER]).map(({ label }) => label)).toEqual(['Heart rate', UPPER.label]);
});
