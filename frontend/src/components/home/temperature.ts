export type TemperatureUnit = 'C' | 'F';

/** No room is warmer in degrees Celsius. */
const HOTTEST_ROOM_C = 45;

/** As the device tells, else what is likely for a room. */
export function temperatureUnitOf(
  attributes: Readonly<Record<string, unknown>>,
  reading: number,
): TemperatureUnit {
  const told = attributes['temperature_unit'] ?? attributes['unit_of_measurement'];
  if (told === '°C' || told === '°F') return told === '°C' ? 'C' : 'F';
  return reading > HOTTEST_ROOM_C ? 'F' : 'C';
}

/** The same warmth in another unit, to half a degree. */
export function inTemperatureUnit(
  value: number,
  own: TemperatureUnit,
  wanted: TemperatureUnit | undefined,
): number {
  if (!wanted || own === wanted) return value;
  return Math.round((wanted === 'C' ? ((value - 32) * 5) / 9 : (value * 9) / 5 + 32) * 2) / 2;
}
