import { makeOverviewItem } from '../../../testing/msw/handlers/readings';
import { isoDay, readingCards } from './reading-cards';

const NOW = new Date();

it('makes one card of blood pressure, moved and hidden as one', () => {
  const systolic = makeOverviewItem({ metric: 'systolic-blood-pressure', value: 118, unit: 'mmHg' });
  const diastolic = makeOverviewItem({ metric: 'diastolic-blood-pressure', value: 76, unit: 'mmHg' });
  const cards = readingCards([diastolic, makeOverviewItem(), systolic], NOW);
  expect(cards.map(({ label, value }) => `${label} ${value}`)).toEqual([
    'Resting heart rate 58',
    'Blood pressure 118/76',
  ]);
  expect(cards[1]?.metrics).toEqual(['systolic-blood-pressure', 'diastolic-blood-pressure']);
  expect(readingCards([diastolic], NOW)).toHaveLength(1);
});

it.each([
  [{ state: 'usual' }, 'Usual, 55–61'],
  [{ state: 'over', value: 70 }, '12 over usual'],
  [{ state: 'under', value: 50 }, '8 under usual'],
  [{ state: 'unknown', value: 10 }, 'So far; a day is usually 55–61'],
  [{ usual: null, daysMeasured: 4 }, '4 of 7 days needed'],
] as const)('compares %j with what is usual', (details, words) => {
  expect(readingCards([makeOverviewItem(details)], NOW)[0]?.comparison).toBe(words);
});

it('has a place for each of 28 days, and says where a reading is from', () => {
  const [card] = readingCards(
    [makeOverviewItem({ days: [{ day: isoDay(NOW), value: 58 }], origin: 'sample', source: 'sample' })],
    NOW,
  );
  expect(card?.values).toHaveLength(28);
  expect(card?.values.at(-1)).toBe(58);
  expect(card?.values.slice(0, -1).every((value) => value === null)).toBe(true);
  expect(card?.source).toBe('Sample');
});

it('marks what was measured long ago', () => {
  const at = (days: number): string => new Date(NOW.getTime() - days * 86_400_000).toISOString();
  const cards = readingCards([makeOverviewItem({ at: at(1) }), makeOverviewItem({ at: at(8) })], NOW);
  expect(cards.map(({ isStale }) => isStale)).toEqual([false, true]);
});
