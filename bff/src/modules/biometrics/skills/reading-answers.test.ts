import { ENGLISH } from '../../../testing/phrases.js';
import { metricOf } from '../metrics.js';
import { type Series } from '../readings.service.js';
import { type PastPeriod } from '../../skills/understanding/past-period.js';
import {
  averageTold,
  comparisonTold,
  extremeTold,
  latestTold,
  totalTold,
  trendTold,
} from './reading-answers.js';

const here = { now: new Date('2026-11-21T20:00:00Z'), timeZone: 'Europe/Paris', phrases: ENGLISH };
const DAY_MS = 86_400_000;
const of = (name: string, unit: string, ...values: number[]): Series => ({
  metric: metricOf(name),
  unit,
  points: values.map((value, index) => ({
    at: new Date(here.now.getTime() - (values.length - 1 - index) * DAY_MS),
    value,
  })),
});
const time = (words: string): PastPeriod => ({
  ...{ words, language: 'en', kind: 'named' },
  ...{ from: here.now, before: here.now },
});
const weight = (...values: number[]): Series => of('body-weight', 'kg', ...values);
const water = (...values: number[]): Series => of('water-intake', 'ml', ...values);

describe('readings in words', () => {
  it.each<[string, string]>([
    [latestTold(weight(81, 80.5), here), 'Your weight was 80.5 kg today at 21:00.'],
    [totalTold(water(500, 750), time('this week'), here), 'Your water intake was 1,250 ml this week.'],
    [totalTold(of('push-ups', '', 10, 20), time('today'), here), 'Your push ups are 30 today.'],
    [totalTold(water(500), time('today'), here), 'Your water intake is 500 ml today.'],
    [
      averageTold(weight(80, 81), time('this week'), here),
      'Your weight was 80.5 kg on average this week, over 2 readings.',
    ],
    [
      averageTold(water(1000), time('this week'), here),
      'Your water intake was 1,000 ml a day on average this week, over 1 day.',
    ],
    [
      extremeTold(weight(80, 82, 81), time('this week'), { statistic: 'highest', ...here }),
      'Your highest weight this week was 82 kg, yesterday at 21:00.',
    ],
    [
      extremeTold(water(700, 900), time('this week'), { statistic: 'lowest', ...here }),
      'Your lowest water intake this week was 700 ml, yesterday.',
    ],
    [
      trendTold(weight(82, 81.9, 80.5), time('this week'), here),
      'Your weight went from 82 kg on 19 November to 80.5 kg today: 1.5 kg less. It was between 80.5 kg and 82 kg this week (3 readings).',
    ],
    [
      trendTold(weight(80.5), time('this week'), here),
      'Your weight was 80.5 kg today at 21:00. One reading isn’t enough for a trend.',
    ],
    [
      comparisonTold([weight(80), time('this week')], [weight(81), time('last week')], here),
      'Your weight was 80 kg on average this week and 81 kg last week: 1 kg less.',
    ],
    [
      comparisonTold([weight(), time('this week')], [weight(81), time('last week')], here),
      'Your weight was 81 kg on average last week; I have no readings this week.',
    ],
    [
      comparisonTold([weight(80.01), time('this week')], [weight(80), time('last week')], here),
      'Your weight was 80 kg on average this week and 80 kg last week: about the same.',
    ],
  ])('%s', (told, expected) => expect(told).toBe(expected));
});
