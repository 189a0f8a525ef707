import type { FitMessages } from '@garmin/fitsdk';

/** What a FIT file measured; its times are of UTC. */
export interface FitReading {
  metric: string;
  value: number;
  /** Milliseconds since 1970. */
  startsAt: number;
  endsAt: number;
}

export interface FitFile {
  readings: FitReading[];
  /** Minutes east of UTC, where the device told its local time. */
  offsetMinutes: number | null;
  maker: string;
  device: string;
  /** What was wrong with the file, which was read as far as that. */
  problems: string[];
}

/** Seconds from 1970 to the last day of 1989, with which the times of FIT begin. */
const FIT_EPOCH_S = 631_065_600;
const ON_FOOT = new Set(['running', 'walking', 'hiking', 'generic', 'fitnessEquipment']);
const SIXTEEN_BITS = 0x1_0000;

/** @param messages as `Decoder.read` gives them */
export function readingsOfFit(messages: FitMessages): FitReading[] {
  return [
    ...at(messages.recordMesgs, 'heart-rate', ({ heartRate }) => heartRate),
    ...at(messages.weightScaleMesgs, 'body-weight', ({ weight }) =>
      typeof weight === 'number' ? weight : undefined,
    ),
    ...at(messages.weightScaleMesgs, 'body-fat', ({ percentFat }) => percentFat),
    ...at(messages.bloodPressureMesgs, 'systolic-blood-pressure', ({ systolicPressure }) => systolicPressure),
    ...at(
      messages.bloodPressureMesgs,
      'diastolic-blood-pressure',
      ({ diastolicPressure }) => diastolicPressure,
    ),
    ...at(messages.spo2DataMesgs, 'oxygen-saturation', ({ readingSpo2 }) => readingSpo2),
    ...at(messages.respirationRateMesgs, 'respiratory-rate', ({ respirationRate }) => respirationRate),
    ...at(messages.hrvValueMesgs, 'heart-rate-variability-rmssd', ({ value }) => value),
    ...stress(messages),
    ...monitored(messages),
    ...sessions(messages),
  ];
}

/** The device's clock against UTC, where an activity tells both. */
export function offsetOfFit({ activityMesgs }: FitMessages): number | null {
  for (const { timestamp, localTimestamp } of activityMesgs ?? []) {
    const utc = time(timestamp);
    if (utc === undefined || localTimestamp === undefined) continue;
    const minutes = Math.round((Number(localTimestamp) + FIT_EPOCH_S - utc / 1000) / 60);
    if (Math.abs(minutes) <= 18 * 60) return minutes;
  }
  return null;
}

function at<T extends { timestamp?: unknown }>(
  found: readonly T[] | undefined,
  metric: string,
  valueOf: (message: T) => number | undefined,
): FitReading[] {
  return (found ?? []).flatMap((message) => {
    const [startsAt, value] = [time(message.timestamp), valueOf(message)];
    return startsAt === undefined || value === undefined
      ? []
      : [{ metric, value, startsAt, endsAt: startsAt }];
  });
}

/** Below nothing: the device could not tell. */
function stress({ stressLevelMesgs }: FitMessages): FitReading[] {
  return (stressLevelMesgs ?? []).flatMap(({ stressLevelTime, stressLevelValue: value }) => {
    const startsAt = time(stressLevelTime);
    return startsAt === undefined || value === undefined || value < 0
      ? []
      : [{ metric: 'stress', value, startsAt, endsAt: startsAt }];
  });
}

/** A day of monitoring tells most times by their last sixteen bits. */
function monitored({ monitoringMesgs }: FitMessages): FitReading[] {
  let last: number | undefined;
  return (monitoringMesgs ?? []).flatMap(({ timestamp, timestamp16, heartRate }) => {
    const whole = time(timestamp);
    if (whole !== undefined) last = whole / 1000 - FIT_EPOCH_S;
    if (last !== undefined && timestamp16 !== undefined)
      last += (timestamp16 - (last % SIXTEEN_BITS) + SIXTEEN_BITS) % SIXTEEN_BITS;
    if (last === undefined || heartRate === undefined || heartRate === 0) return [];
    const startsAt = (last + FIT_EPOCH_S) * 1000;
    return [{ metric: 'heart-rate', value: heartRate, startsAt, endsAt: startsAt }];
  });
}

function sessions({ sessionMesgs }: FitMessages): FitReading[] {
  return (sessionMesgs ?? []).flatMap(
    ({ startTime, totalElapsedTime, totalDistance, totalCalories, sport }) => {
      const startsAt = time(startTime);
      if (startsAt === undefined || totalElapsedTime === undefined) return [];
      const span = { startsAt, endsAt: startsAt + Math.round(totalElapsedTime) * 1000 };
      return [
        ...(totalCalories === undefined ? [] : [{ metric: 'active-energy', value: totalCalories, ...span }]),
        ...(totalDistance === undefined || !ON_FOOT.has(String(sport))
          ? []
          : [{ metric: 'distance', value: totalDistance / 1000, ...span }]),
      ];
    },
  );
}

function time(timestamp: unknown): number | undefined {
  return timestamp instanceof Date ? timestamp.getTime() : undefined;
}
