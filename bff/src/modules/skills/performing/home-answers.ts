import { type Entity, type Home } from '../../home/home.service.js';
import { type Asked } from './performer.js';

/** More than that are counted, not listed. */
const MAX_LISTED = 8;

/** What a question about the home is answered with; undefined for what is no such question. */
export function answerTo({ skill, targets, parameters }: Asked, home: Home): string | undefined {
  if (skill !== 'home.query' && skill !== 'climate.get') return undefined;
  const entities = home.entities.filter(({ id }) => targets.includes(id));
  if (entities.length === 0) return 'There is no such thing in your home.';
  if (skill === 'climate.get') return entities.map(temperatureOf).join(' ');
  const { state } = parameters;
  if (typeof state !== 'string' || entities.length === 1)
    return entities.slice(0, MAX_LISTED).map(stateOf).join(' ');
  const matching = entities.filter((entity) => entity.state === state);
  const names = matching.length <= MAX_LISTED ? matching.map(({ name }) => name).join(', ') : '';
  return `${String(matching.length)} of ${String(entities.length)} ${matching.length === 1 ? 'is' : 'are'} ${words(state)}${names && `: ${names}`}.`;
}

function temperatureOf({ name, attributes, state }: Entity): string {
  const { current_temperature: measured, temperature } = attributes;
  if (typeof measured === 'number') return `${name}: ${String(measured)} degrees.`;
  return typeof temperature === 'number'
    ? `${name} is set to ${String(temperature)} degrees.`
    : `${name} is ${words(state)}.`;
}

function stateOf({ name, state, attributes }: Entity): string {
  const { unit_of_measurement: unit } = attributes;
  return `${name} is ${words(state)}${typeof unit === 'string' ? ` ${unit}` : ''}.`;
}

function words(state: string): string {
  return state.replaceAll('_', ' ');
}
