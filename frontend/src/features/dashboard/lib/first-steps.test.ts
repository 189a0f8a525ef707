import type { TodayOverview } from '../../../shared/today/api/today.api';
import { NO_SAMPLE } from '../../../testing/msw/handlers/sample-data';
import { stepsOf } from './first-steps';

const EMPTY = {
  layout: { cards: [], isArranged: false, skippedSteps: [], areStepsClosed: null },
  ...{ sample: NO_SAMPLE, hasMood: false, devices: { total: 0, inTime: 0, troubled: [] } },
  home: { floors: [], areas: [], entityCount: 0, isSample: false },
} as unknown as TodayOverview;
const states = (overview: TodayOverview, memories = 0) =>
  stepsOf(overview, memories).steps.map(({ state }) => state);
const layout = (change: Partial<TodayOverview['layout']>): TodayOverview => ({
  ...EMPTY,
  layout: { ...EMPTY.layout, ...change },
});

test('an empty account has all four before it', () => {
  expect(states(EMPTY)).toEqual(['open', 'open', 'open', 'open']);
  expect(stepsOf(EMPTY, 0)).toMatchObject({ isOpen: true, isEmpty: true });
});

test('a step is done by what is one’s own; the sample data does one alone', () => {
  const sample = { ...NO_SAMPLE, memories: 21, devices: 20 };
  const home = { ...EMPTY.home, entityCount: 20, isSample: true };
  expect(states({ ...EMPTY, sample, home }, 21)).toEqual(['open', 'open', 'done', 'open']);
  expect(states({ ...EMPTY, hasMood: true }, 1)).toEqual(['done', 'done', 'open', 'open']);
  expect(states({ ...EMPTY, home: { ...home, isSample: false } })[3]).toBe('done');
});

test('they go when nothing is left to do, when much was told, or when sent away', () => {
  expect(states(layout({ skippedSteps: ['tell', 'connect'] }))).toEqual([
    'skipped',
    'open',
    'open',
    'skipped',
  ]);
  const skipped = layout({ skippedSteps: ['tell', 'feel', 'bring', 'connect'] });
  expect(stepsOf(skipped, 0).isOpen).toBe(false);
  expect(stepsOf(EMPTY, 10).isOpen).toBe(false);
  expect(stepsOf(layout({ areStepsClosed: true }), 0).isOpen).toBe(false);
});

test('who asks for them again has them until they are sent away', () => {
  expect(stepsOf(layout({ areStepsClosed: false }), 500).isOpen).toBe(true);
});
