import { makeChart } from '../../../testing/msw/handlers/body';
import { makeOverviewItem } from '../../../testing/msw/handlers/readings';
import { detailsOf, momentWords, summaryOf, unitLine } from './chart-words';

const chart = makeChart(makeOverviewItem());

it('names what the axis counts', () => {
  expect(unitLine(chart)).toBe('bpm');
  expect(unitLine({ ...chart, unit: 'h', isSum: true, isOfNight: true })).toBe('hours a night');
  expect(unitLine({ ...chart, label: 'Steps', unit: '', isSum: true })).toBe('steps a day');
  expect(unitLine({ ...chart, label: 'Steps', unit: '', isSum: true, bucket: 'hour' })).toBe('steps an hour');
});

it('says what a place on the axis stands for', () => {
  const monday = new Date(2026, 2, 9).getTime();
  expect(momentWords(chart, monday)).toBe('Monday 9 March');
  expect(momentWords({ ...chart, bucket: 'week' }, monday)).toMatch(/^week of 9 Mar/);
  expect(momentWords({ ...chart, bucket: 'hour' }, monday)).toMatch(/, 00:00$/);
});

it('tells more of one value, and nothing of one that is not there', () => {
  expect(detailsOf(chart, 0, () => 'Good')).toEqual([
    ['Against usual', '2 under'],
    ['Least and most', '55 and 57'],
    ['Mood that day', 'Good'],
  ]);
  expect(detailsOf({ ...chart, usual: null, isSum: true }, 0, undefined)).toEqual([]);
  expect(detailsOf(chart, 99, undefined)).toEqual([]);
});

it('sums everything up', () => {
  expect(summaryOf(chart)).toBe('Between 56 and 60 bpm over 29 days. Your usual range is 55 to 61 bpm.');
  const one = { ...chart, usual: null, points: chart.points.slice(0, 1) };
  expect(summaryOf(one)).toBe('56 bpm over 1 day.');
});
