import { inTemperatureUnit, temperatureUnitOf } from '../../../common/temperature.js';
import { type TwinPhrases } from '../../language/phrases/twin-phrases.js';
import { spokenSubject } from '../../skills/kit/spoken.js';
import { type Entity } from '../home.service.js';
import { type Telling } from './home-skill.js';
import { spokenBrightness, spokenColor, spokenNumber, spokenPercent, spokenState } from './home.words.js';

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

/** "Kitchen light is on at 80%." */
export function stateOf(entity: Entity, { unit: wanted, phrases }: Telling): string {
  const { state, attributes } = entity;
  const { unit_of_measurement: unit, current_position: position } = attributes;
  if (unit === '%' && Number.isFinite(Number(state)))
    return told(entity, spokenPercent(Number(state), 100, phrases) ?? state, phrases);
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
  const measured = sensedState(entity, phrases) + (typeof unit === 'string' ? ` ${unit}` : '');
  return told(entity, measured + levelOf(state, attributes, phrases), phrases);
}

/** A sensor says on of a window that is open, and a thermostat only the mode that it is set to. */
function sensedState({ domain, deviceClass, state }: Entity, phrases: TwinPhrases): string {
  const key = domain === 'binary_sensor' ? `sensed-${deviceClass ?? ''}-${state}` : `doing-${state}`;
  return phrases.has(key) ? phrases.say(key) : spokenState(state, phrases);
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
