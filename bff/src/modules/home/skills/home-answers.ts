import { inTemperatureUnit, temperatureUnitOf } from '../../../common/temperature.js';
import { type TwinPhrases } from '../../language/phrases/twin-phrases.js';
import { spokenSubject } from '../../skills/kit/spoken.js';
import { type Entity } from '../home.service.js';
import { type Parameters, type Telling } from './home-skill.js';
import { spokenBrightness, spokenColor, spokenNumber, spokenPercent, spokenState } from './home-words.js';

const SENSED: Readonly<Record<string, string>> = { open: 'on', closed: 'off', unlocked: 'on', locked: 'off' };
/** More than that are counted, not listed. */
const MAX_LISTED = 8;

/** How the devices are; of several that were asked about by a state, how many are in it. */
export function statesOf(entities: readonly Entity[], { state }: Parameters, telling: Telling): string {
  if (typeof state !== 'string' || entities.length === 1)
    return entities
      .slice(0, MAX_LISTED)
      .map((entity) => stateOf(entity, telling))
      .join(' ');
  const { phrases } = telling;
  const matching = entities.filter((entity) => isIn(entity, state));
  const { length: count } = matching;
  const names = count <= MAX_LISTED ? matching.map(({ name }) => name).join(', ') : '';
  const values = { count, total: entities.length, state: spokenState(state, phrases), names };
  return phrases.say(names === '' ? 'states-of' : 'states-of-named', values);
}

/** A sensor says on of what is open. */
function isIn({ domain, state }: Entity, wanted: string): boolean {
  return state === (domain === 'binary_sensor' ? (SENSED[wanted] ?? wanted) : wanted);
}

/** "Bedroom: 20.5 degrees, set to 21." */
export function temperatureOf(entity: Entity, { unit, phrases }: Telling): string {
  const { name, attributes, state } = entity;
  const { current_temperature: measured, temperature } = attributes;
  const shown = (value: number): string =>
    spokenNumber(inTemperatureUnit(value, temperatureUnitOf(attributes, value), unit), phrases);
  const wanted = typeof temperature === 'number' ? shown(temperature) : undefined;
  if (typeof measured === 'number')
    return wanted === undefined
      ? phrases.say('temperature-is', { name, measured: shown(measured) })
      : phrases.say('temperature-is-set', { name, measured: shown(measured), wanted });
  return wanted === undefined
    ? told(entity, spokenState(state, phrases), phrases)
    : told(entity, phrases.say('set-to-degrees', { degrees: wanted }), phrases);
}

function stateOf(entity: Entity, { unit: wanted, phrases }: Telling): string {
  const { state, attributes } = entity;
  const { unit_of_measurement: unit, current_position: position } = attributes;
  if (wanted && (unit === '°C' || unit === '°F') && Number.isFinite(Number(state))) {
    const shown = inTemperatureUnit(Number(state), temperatureUnitOf(attributes), wanted);
    return told(entity, `${spokenNumber(shown, phrases)} °${wanted}`, phrases);
  }
  if (typeof position === 'number' && position > 0 && position < 100)
    return told(
      entity,
      phrases.say('open-by', { share: spokenPercent(position, 100, phrases) ?? '' }),
      phrases,
    );
  const measured = spokenState(state, phrases) + (typeof unit === 'string' ? ` ${unit}` : '');
  return told(entity, measured + levelOf(state, attributes, phrases), phrases);
}

function told({ name }: Entity, state: string, phrases: TwinPhrases): string {
  return phrases.say('state-is', { subject: spokenSubject([name], phrases), state });
}

/** How bright, loud or fast, where a state alone does not say it. */
function levelOf(state: string, attributes: Entity['attributes'], phrases: TwinPhrases): string {
  if (state === 'off') return '';
  const { volume_level: volume, percentage, color_name: color } = attributes;
  const level = spokenBrightness(attributes, phrases) ?? spokenPercent(percentage, 100, phrases);
  const loudness = spokenPercent(volume, 1, phrases);
  return [
    level && phrases.say('with-level', { level }),
    typeof color === 'string' && phrases.say('with-color', { color: spokenColor(color, phrases) }),
    loudness && phrases.say('with-volume', { volume: loudness }),
  ]
    .filter(Boolean)
    .join('');
}
