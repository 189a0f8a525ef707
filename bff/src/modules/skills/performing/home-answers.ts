import { inTemperatureUnit, type TemperatureUnit, temperatureUnitOf } from '../../../common/temperature.js';
import { type Entity, type Home } from '../../home/home.service.js';
import { type Asked } from './performer.js';

/** More than that are counted, not listed. */
const MAX_LISTED = 8;

/** What a question about the home is answered with; undefined for what is no such question. */
export function answerTo(
  { skill, targets, parameters }: Asked,
  home: Home,
  unit?: TemperatureUnit,
): string | undefined {
  if (skill !== 'home.query' && skill !== 'climate.get') return undefined;
  const entities = home.entities.filter(({ id }) => targets.includes(id));
  if (entities.length === 0) return 'There is no such thing in your home.';
  if (skill === 'climate.get') return entities.map((entity) => temperatureOf(entity, unit)).join(' ');
  const { state } = parameters;
  if (typeof state !== 'string' || entities.length === 1)
    return entities
      .slice(0, MAX_LISTED)
      .map((entity) => stateOf(entity, unit))
      .join(' ');
  const matching = entities.filter((entity) => entity.state === state);
  const names = matching.length <= MAX_LISTED ? matching.map(({ name }) => name).join(', ') : '';
  return `${String(matching.length)} of ${String(entities.length)} ${matching.length === 1 ? 'is' : 'are'} ${words(state)}${names && `: ${names}`}.`;
}

function temperatureOf({ name, attributes, state }: Entity, unit: TemperatureUnit | undefined): string {
  const { current_temperature: measured, temperature } = attributes;
  const shown = (value: number): string =>
    String(inTemperatureUnit(value, temperatureUnitOf(attributes, value), unit));
  if (typeof measured === 'number') return `${name}: ${shown(measured)} degrees.`;
  return typeof temperature === 'number'
    ? `${name} is set to ${shown(temperature)} degrees.`
    : `${name} is ${words(state)}.`;
}

function stateOf({ name, state, attributes }: Entity, wanted: TemperatureUnit | undefined): string {
  const { unit_of_measurement: unit } = attributes;
  if (wanted && (unit === '°C' || unit === '°F') && Number.isFinite(Number(state))) {
    const shown = inTemperatureUnit(Number(state), temperatureUnitOf(attributes), wanted);
    return `${name} is ${String(shown)} °${wanted}.`;
  }
  return `${name} is ${words(state)}${typeof unit === 'string' ? ` ${unit}` : ''}.`;
}

function words(state: string): string {
  return state.replaceAll('_', ' ');
}
