import { encodeHeartRate, heartRateMeasurement } from '../../../platform/bluetooth/heart-rate-measurement';
import type { Strap, StrapListener } from '../../../platform/bluetooth/strap';

const MEAN_RR_MS = 920;
/** At rest the heart is faster while breathing in: respiratory sinus arrhythmia. */
const BREATH_MS = 10_000;
const BREATH_SWING_MS = 45;
const JITTER_MS = 12;
const BATTERY_PERCENT = 80;
/** Straps send once a second, whatever beat falls into it. */
const SENDS_EVERY_MS = 1_000;

/** A strap that isn't there, to look at the screen without one. It speaks the same bytes as a real one. */
export function connectSimulatedStrap(listener: StrapListener): Promise<Strap> {
  let atMs = 0;
  let nextBeatMs = 0;
  let seed = 1;
  // Lehmer's generator (Park and Miller, 1988): the same beats each time, so that a picture of the screen is one.
  const random = (): number => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
  const nextInterval = (): number =>
    MEAN_RR_MS +
    BREATH_SWING_MS * Math.sin((2 * Math.PI * nextBeatMs) / BREATH_MS) +
    JITTER_MS * (2 * random() - 1);
  const send = (): void => {
    atMs += SENDS_EVERY_MS;
    const rrMs: number[] = [];
    while (nextBeatMs < atMs) {
      const interval = nextInterval();
      nextBeatMs += interval;
      rrMs.push(interval);
    }
    const bpm = Math.round(60_000 / (rrMs.at(-1) ?? MEAN_RR_MS));
    const measurement = heartRateMeasurement(encodeHeartRate({ bpm, hasContact: true, rrMs }));
    if (measurement) listener.onMeasurement(measurement);
  };
  const timer = setInterval(send, SENDS_EVERY_MS);
  listener.onLink('connected');
  listener.onBattery(BATTERY_PERCENT);
  return Promise.resolve({
    name: 'Simulated strap',
    isSimulated: true,
    disconnect: () => clearInterval(timer),
  });
}
