import { inTemperatureUnit, type TemperatureUnit, temperatureUnitOf } from '../../../common/temperature.js';
import { spokenSubject } from '../../skills/kit/spoken.js';
import { type Entity } from '../home.service.js';
import { type Parameters } from './home-skill.js';

const MAX_BRIGHTNESS = 255;
const SENSED: Readonly<Record<string, string>> = { open: 'on', closed: 'off', unlocked: 'on', locked: 'off' };
/** More than that are counted, not listed. */
const MAX_LISTED = 8;

/** How the devices are; of several that were asked about by a state, how many are in it. */
export function statesOf(entities: readonly Entity[], { state }: Parameters, unit?: TemperatureUnit): string {
  if (typeof state !== 'string' || entities.length === 1)
    return entities
      .slice(0, MAX_LISTED)
      .map((entity) => stateOf(entity, unit))
      .join(' ');
  const matching = entities.filter((entity) => isIn(entity, state));
  const names = matching.length <= MAX_LISTED ? matching.map(({ name }) => name).join(', ') : '';
  return `${String(matching.length)} of ${String(entities.length)} ${matching.length === 1 ? 'is' : 'are'} ${spokenState(state)}${names && `: ${names}`}.`;
}

/** A sensor says on of what is open. */
function isIn({ domain, state }: Entity, wanted: string): boolean {
  return state === (domain === 'binary_sensor' ? (SENSED[wanted] ?? wanted) : wanted);
}

/** "Bedroom: 20.5 degrees, set to 21." */
export function temperatureOf(
  { name, attributes, state }: Entity,
  unit: TemperatureUnit | undefined,
): string {
  const { current_temperature: measured, temperature } = attributes;
  const shown = (value: number): string =>
    String(inTemperatureUnit(value, temperatureUnitOf(attributes, value), unit));
  const isSet = typeof temperature === 'number';
  if (typeof measured === 'number')
    return `${name}: ${shown(measured)} degrees${isSet ? `, set to ${shown(temperature)}` : ''}.`;
  return isSet
    ? `${spokenSubject([name])} set to ${shown(temperature)} degrees.`
    : `${spokenSubject([name])} ${spokenState(state)}.`;
}

function stateOf({ name, state, attributes }: Entity, wanted: TemperatureUnit | undefined): string {
  const { unit_of_measurement: unit } = attributes;
  if (wanted && (unit === '°C' || unit === '°F') && Number.isFinite(Number(state))) {
    const shown = inTemperatureUnit(Number(state), temperatureUnitOf(attributes), wanted);
    return `${spokenSubject([name])} ${String(shown)} °${wanted}.`;
  }
  const { current_position: position } = attributes;
  if (typeof position === 'number' && position > 0 && position < 100)
    return `${spokenSubject([name])} ${String(position)}% open.`;
  return `${spokenSubject([name])} ${spokenState(state)}${typeof unit === 'string' ? ` ${unit}` : ''}${levelOf(state, attributes)}.`;
}

/** How bright, loud or fast, where a state alone does not say it. */
function levelOf(state: string, attributes: Entity['attributes']): string {
  if (state === 'off') return '';
  const { volume_level: volume, percentage, color_name: color } = attributes;
  const level = spokenBrightness(attributes) ?? spokenPercent(percentage, 100);
  const loudness = spokenPercent(volume, 1);
  return [
    level && ` at ${level}`,
    typeof color === 'string' && ` in ${spokenState(color)}`,
    loudness && `, its volume at ${loudness}`,
  ]
    .filter(Boolean)
    .join('');
}

/** Home Assistant counts brightness in bytes. */
export function spokenBrightness({ brightness }: Entity['attributes']): string | undefined {
  return spokenPercent(brightness, MAX_BRIGHTNESS);
}

/** A share in percent; undefined for what is no number. */
export function spokenPercent(value: unknown, whole: number): string | undefined {
  return typeof value === 'number' ? `${String(Math.round((value / whole) * 100))}%` : undefined;
}

/** "returning_home" as it is said. */
export function spokenState(state: string): string {
  return state.replaceAll('_', ' ');
}
