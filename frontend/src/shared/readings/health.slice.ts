import { createSlice, type WithSlice } from '@reduxjs/toolkit';
import { ownerLeft } from '../state/owner-left';
import { rootSlices } from '../state/root-slices';
import { moodApi } from '../mood/api/mood.api';
import { readingsApi } from './api/readings.api';

/** How the owner is, as far as readings have arrived in this window; what was never read is as the specification begins. */
export interface HealthState {
  biometrics: {
    heartRate: number;
    heartRateVariability: number;
    bloodPressure: { systolic: number; diastolic: number };
    oxygenSaturation: number;
    /** In °C. */
    bodyTemperature: number;
    stressLevel: number;
    energyLevel: number;
  };
  mentalState: { mood: string; cognitiveLoad: number; attentionSpan: number };
  activity: { stepsToday: number; caloriesBurned: number };
  /** From 0 to 100; of the specification’s demo, since its health state has none. */
  focusLevel: number;
  /** When what stands above was measured, by the metric's name; nothing for what was never read. */
  measuredAt: Record<string, string>;
}

const KJ_A_KCAL = 4.184;

const initialState: HealthState = {
  biometrics: {
    heartRate: 72,
    heartRateVariability: 45,
    bloodPressure: { systolic: 120, diastolic: 80 },
    oxygenSaturation: 98,
    bodyTemperature: 36.6,
    stressLevel: 25,
    energyLevel: 78,
  },
  mentalState: { mood: 'neutral', cognitiveLoad: 40, attentionSpan: 85 },
  activity: { stepsToday: 0, caloriesBurned: 0 },
  focusLevel: 70,
  measuredAt: {},
};

interface Latest {
  value: number;
  unit: string;
  at: string;
}

/** The steps of a mood as the specification’s state names them: its middle one is neutral. */
const MENTAL_STATES = ['awful', 'bad', 'neutral', 'good', 'great'];

/** What a reading changes, by the name of its metric. */
const changes: Partial<Record<string, (state: HealthState, latest: Latest) => void>> = {
  'heart-rate': ({ biometrics }, { value }) => (biometrics.heartRate = value),
  'systolic-blood-pressure': ({ biometrics }, { value }) => (biometrics.bloodPressure.systolic = value),
  'diastolic-blood-pressure': ({ biometrics }, { value }) => (biometrics.bloodPressure.diastolic = value),
  'oxygen-saturation': ({ biometrics }, { value }) => (biometrics.oxygenSaturation = value),
  'body-temperature': ({ biometrics }, { value, unit }) =>
    (biometrics.bodyTemperature = unit === '°F' ? inCelsius(value) : value),
  'heart-rate-variability': ({ biometrics }, { value }) => (biometrics.heartRateVariability = value),
  'heart-rate-variability-sdnn': ({ biometrics }, { value }) => (biometrics.heartRateVariability = value),
  'heart-rate-variability-rmssd': ({ biometrics }, { value }) => (biometrics.heartRateVariability = value),
  stress: ({ biometrics }, { value }) => (biometrics.stressLevel = value),
  energy: ({ biometrics }, { value }) => (biometrics.energyLevel = value),
  focus: (state, { value }) => (state.focusLevel = value),
  'cognitive-load': ({ mentalState }, { value }) => (mentalState.cognitiveLoad = value),
  'attention-span': ({ mentalState }, { value }) => (mentalState.attentionSpan = value),
  steps: ({ activity }, { value, at }) => (activity.stepsToday = isToday(at) ? value : 0),
  'active-energy': ({ activity }, { value, unit, at }) =>
    (activity.caloriesBurned = isToday(at) ? Math.round(unit === 'kJ' ? value / KJ_A_KCAL : value) : 0),
};

const slice = createSlice({
  name: 'health',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(ownerLeft, () => initialState)
      .addMatcher(readingsApi.endpoints.listReadings.matchFulfilled, (state, { payload, meta }) => {
        const latest = payload.items.at(-1);
        if (latest) take(state, meta.arg.originalArgs.metric, { ...latest, unit: payload.unit });
      })
      .addMatcher(readingsApi.endpoints.getReadingOverview.matchFulfilled, (state, { payload }) => {
        // What the sample data invented is no measurement.
        for (const item of payload.items) if (item.origin !== 'sample') take(state, item.metric, item);
      })
      .addMatcher(moodApi.endpoints.listMoodEntries.matchFulfilled, (state, { payload }) => {
        const latest = payload.items.at(-1);
        // What the sample data invented is nobody's mood, and a look at an earlier time none of now.
        if (!latest || latest.isSample || latest.at < (state.measuredAt['mood'] ?? '')) return;
        state.mentalState.mood = MENTAL_STATES[latest.mood - 1] ?? state.mentalState.mood;
        state.measuredAt['mood'] = latest.at;
      });
  },
});

function take(state: HealthState, metric: string, latest: Latest): void {
  const change = changes[metric];
  // A look at an earlier time says nothing of the present.
  if (!change || latest.at < (state.measuredAt[metric] ?? '')) return;
  change(state, latest);
  state.measuredAt[metric] = latest.at;
}

declare module '../state/root-slices' {
  // oxlint-disable-next-line typescript/no-empty-object-type -- how a lazy slice adds its part
  export interface LazySlices extends WithSlice<typeof slice> {}
}

/** Comes with the first screen that shows readings. */
export const healthSlice = slice.injectInto(rootSlices);

function inCelsius(fahrenheit: number): number {
  return Math.round(((fahrenheit - 32) * 50) / 9) / 10;
}

function isToday(at: string): boolean {
  return new Date(at).toDateString() === new Date().toDateString();
}
