import {
  makeOverviewItem,
  makeSeries,
  overviewHandler,
  readingsHandler,
} from '../../testing/msw/handlers/readings';
import { makeMoodEntry, moodEntriesHandler } from '../../testing/msw/handlers/mood-entries';
import { makeTestStore } from '../../testing/make-test-store';
import { server } from '../../testing/msw/server';
import type { AppStore } from '../../store/store';
import { moodApi } from '../mood/api/mood.api';
import { ownerLeft } from '../state/owner-left';
import { type ReadingSeries, readingsApi } from './api/readings.api';
import { type HealthState, healthSlice } from './health.slice';

const NOW = '2026-03-04T12:00:00Z';

async function read(store: AppStore, metric: string, series: Partial<ReadingSeries>): Promise<HealthState> {
  server.use(readingsHandler(makeSeries(series)));
  const arg = { metric, from: series.items?.[0]?.at ?? NOW, before: NOW };
  await store.dispatch(readingsApi.endpoints.listReadings.initiate(arg, { subscribe: false }));
  return healthSlice.selectSlice(store.getState());
}

it('begins as the specification says', () => {
  const { biometrics, mentalState, activity } = healthSlice.selectSlice(makeTestStore().getState());
  expect(biometrics).toEqual({
    heartRate: 72,
    heartRateVariability: 45,
    bloodPressure: { systolic: 120, diastolic: 80 },
    oxygenSaturation: 98,
    bodyTemperature: 36.6,
    stressLevel: 25,
    energyLevel: 78,
  });
  expect(mentalState).toEqual({ mood: 'neutral', cognitiveLoad: 40, attentionSpan: 85 });
  expect(activity).toEqual({ stepsToday: 0, caloriesBurned: 0 });
});

it('takes the latest reading, and none from before it', async () => {
  const store = makeTestStore();
  const latest = [
    { at: '2026-03-03T08:00:00Z', value: 64 },
    { at: '2026-03-04T08:00:00Z', value: 61 },
  ];
  expect((await read(store, 'heart-rate', { items: latest })).biometrics.heartRate).toBe(61);
  const earlier = [{ at: '2025-03-04T08:00:00Z', value: 90 }];
  expect((await read(store, 'heart-rate', { items: earlier })).biometrics.heartRate).toBe(61);
});

it('keeps what it has where there is nothing to read, or nothing that it knows', async () => {
  const store = makeTestStore();
  const before = healthSlice.selectSlice(store.getState());
  expect(await read(store, 'heart-rate', { items: [] })).toEqual(before);
  expect(await read(store, 'body-weight', { items: [{ at: NOW, value: 70 }] })).toEqual(before);
});

it('fills from the overview, and takes nothing that the sample data invented', async () => {
  const store = makeTestStore();
  const measured = makeOverviewItem({ metric: 'stress', value: 55, origin: 'device' });
  const invented = makeOverviewItem({ metric: 'energy', value: 12, origin: 'sample' });
  server.use(overviewHandler([measured, invented]));
  await store.dispatch(readingsApi.endpoints.getReadingOverview.initiate(undefined, { subscribe: false }));
  const { biometrics, measuredAt } = healthSlice.selectSlice(store.getState());
  expect(biometrics).toMatchObject({ stressLevel: 55, energyLevel: 78 });
  expect(Object.keys(measuredAt)).toEqual(['stress']);
});

it('keeps temperatures in degrees Celsius', async () => {
  const { biometrics } = await read(makeTestStore(), 'body-temperature', {
    unit: '°F',
    items: [{ at: NOW, value: 98.6 }],
  });
  expect(biometrics.bodyTemperature).toBe(37);
});

it('counts the steps of today alone', async () => {
  const store = makeTestStore();
  const yesterday = new Date(Date.now() - 86_400_000).toISOString();
  const steps = (at: string) => read(store, 'steps', { items: [{ at, value: 4_000 }] });
  expect((await steps(yesterday)).activity.stepsToday).toBe(0);
  expect((await steps(new Date().toISOString())).activity.stepsToday).toBe(4_000);
});

it('takes the latest mood, whose middle step is neutral', async () => {
  const store = makeTestStore();
  const tell = async (mood: number, at: string): Promise<string> => {
    server.use(moodEntriesHandler([makeMoodEntry({ mood, at })]));
    const arg = { from: at, before: NOW };
    await store.dispatch(moodApi.endpoints.listMoodEntries.initiate(arg, { subscribe: false }));
    return healthSlice.selectSlice(store.getState()).mentalState.mood;
  };
  expect(await tell(4, '2026-03-04T08:00:00Z')).toBe('good');
  expect(await tell(3, '2026-03-04T09:00:00Z')).toBe('neutral');
  expect(await tell(1, '2026-03-03T09:00:00Z')).toBe('neutral');
});

it('leaves nothing behind', async () => {
  const store = makeTestStore();
  await read(store, 'heart-rate', { items: [{ at: NOW, value: 61 }] });
  store.dispatch(ownerLeft());
  expect(healthSlice.selectSlice(store.getState()).biometrics.heartRate).toBe(72);
});
