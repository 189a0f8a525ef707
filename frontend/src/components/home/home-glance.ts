import type { HomeEntity } from '../../shared/home/api/home.api';
import { formatQuantity } from '../../lib/format';
import { isActive, isLight, isLock, isOpening, isSilent } from './entity-kinds';
import { numberOf } from './entity-labels';
import { inTemperatureUnit, type TemperatureUnit, temperatureUnitOf } from './temperature';

export interface HomeGlance {
  lightsOn: number;
  /** Names of doors and windows that stand open, and of locks that are not locked. */
  open: readonly string[];
  /** Mean of the rooms, to half a degree; `undefined` where nothing measures it. */
  temperature: number | undefined;
}

/** What is worth knowing about a home without opening it. */
export function glanceOf(entities: readonly HomeEntity[], unit: TemperatureUnit): HomeGlance {
  const readings = entities.flatMap((entity) => warmthOf(entity, unit) ?? []);
  const sum = readings.reduce((total, reading) => total + reading, 0);
  return {
    lightsOn: entities.filter((entity) => isLight(entity) && isActive(entity)).length,
    open: entities
      .filter((entity) => (isLock(entity) || isOpening(entity)) && isActive(entity))
      .map(({ name }) => name),
    temperature: readings.length > 0 ? Math.round((sum / readings.length) * 2) / 2 : undefined,
  };
}

/** "20.5 °C, 2 lights on". */
export function glanceLine({ lightsOn, temperature }: HomeGlance, unit: TemperatureUnit): string {
  const lights = lightsOn > 0 ? `${formatQuantity(lightsOn, 'light', 'lights')} on` : 'no lights on';
  return temperature === undefined ? lights : `${String(temperature)} °${unit}, ${lights}`;
}

/** Whether it is one of the openings that are windows; the others are doors. */
export function isWindow({ deviceClass }: HomeEntity): boolean {
  return deviceClass === 'window';
}

/** "Doors and windows closed", named for what the home has; `undefined` where nothing tells whether it is open. */
export function closedLabel(entities: readonly HomeEntity[]): string | undefined {
  const told = entities.filter((entity) => isOpening(entity) && !isSilent(entity));
  if (told.length === 0) return undefined;
  if (told.every(isWindow)) return 'Windows closed';
  return told.some(isWindow) ? 'Doors and windows closed' : 'Doors closed';
}

/** How warm it is at a device, in that unit; `undefined` where it measures no warmth. */
export function warmthOf(entity: HomeEntity, unit: TemperatureUnit): number | undefined {
  if (isSilent(entity)) return undefined;
  const isSensor = entity.domain === 'sensor' && entity.deviceClass === 'temperature';
  const value = isSensor ? Number(entity.state) : numberOf(entity, 'current_temperature');
  if (value === undefined || !Number.isFinite(value)) return undefined;
  return inTemperatureUnit(value, temperatureUnitOf(entity.attributes, value), unit);
}
