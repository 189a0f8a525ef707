export type TemperatureUnit = 'C' | 'F';

/** No room is warmer in degrees Celsius. */
const HOTTEST_ROOM_C = 45;

/** Told by the attributes of a device, or guessed from what it measures; unknown where it measures nothing. */
export function temperatureUnitOf(
  { temperature_unit: own, unit_of_measurement: measured }: Readonly<Record<string, unknown>>,
  reading?: number,
): TemperatureUnit | undefined {
  const told = own ?? measured;
  if (told === '°C' || told === '°F') return told === '°C' ? 'C' : 'F';
  if (reading === undefined) return undefined;
  return reading > HOTTEST_ROOM_C ? 'F' : 'C';
}

/** The same warmth in another unit, to half a degree; as it is where one of them is not known. */
export function inTemperatureUnit(
  temperature: number,
  given: TemperatureUnit | undefined,
  wanted: TemperatureUnit | undefined,
): number {
  if (!given || !wanted || given === wanted) return temperature;
  const converted = wanted === 'C' ? ((temperature - 32) * 5) / 9 : (temperature * 9) / 5 + 32;
  return Math.round(converted * 2) / 2;
}
