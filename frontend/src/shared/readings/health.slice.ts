import { createSlice, type WithSlice } from '@reduxjs/toolkit';
import { ownerLeft } from '../state/owner-left';
import { rootSlices } from '../state/root-slices';
import { type ReadingSeries, readingsApi } from './api/readings.api';

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
  /** When what stands above was measured, by the metric's name; nothing for what was never read. */
  measuredAt: Record<string, string>;
}

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
  measuredAt: {},
};

type Latest = ReadingSeries['items'][number] & Pick<ReadingSeries, 'unit'>;

/** What a reading changes, by the name of its metric. */
const changes: Partial<Record<string, (state: HealthState, latest: Latest) => void>> = {
  'heart-rate': ({ biometrics }, { value }) => (biometrics.heartRate = value),
  'systolic-blood-pressure': ({ biometrics }, { value }) => (biometrics.bloodPressure.systolic = value),
  'diastolic-blood-pressure': ({ biometrics }, { value }) => (biometrics.bloodPressure.diastolic = value),
  'oxygen-saturation': ({ biometrics }, { value }) => (biometrics.oxygenSaturation = value),
  'body-temperature': ({ biometrics }, { value, unit }) =>
    (biometrics.bodyTemperature = unit === '°F' ? inCelsius(value) : value),
  steps: ({ activity }, { value, at }) => (activity.stepsToday = isToday(at) ? value : 0),
};

const slice = createSlice({
  name: 'health',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(ownerLeft, () => initialState)
      .addMatcher(readingsApi.endpoints.listReadings.matchFulfilled, (state, { payload, meta }) => {
        const { metric } = meta.arg.originalArgs;
        const change = changes[metric];
        const latest = payload.items.at(-1);
        // A look at an earlier time says nothing of the present.
        if (!change || !latest || latest.at < (state.measuredAt[metric] ?? '')) return;
        change(state, { ...latest, unit: payload.unit });
        state.measuredAt[metric] = latest.at;
      });
  },
});

declare module '../state/root-slices' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- how a lazy slice adds its part
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
