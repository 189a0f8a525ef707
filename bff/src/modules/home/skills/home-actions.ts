import { inTemperatureUnit, temperatureUnitOf } from '../../../common/temperature.js';
import { type HomeActivity } from '../home-activity.dto.js';
import { type Entity, type Home } from '../home.service.js';
import { type TwinPhrases } from '../../language/phrases/twin-phrases.js';
import { type Telling } from './home-skill.js';
import { spokenBrightness, spokenColor, spokenNumber, spokenPercent, spokenState } from './home.words.js';
import { spokenList, spokenSubject } from '../../skills/kit/spoken.js';
import { wordMap } from '../../../common/word-map.js';

/** More devices than that are counted, not listed. */
export const MAX_LISTED = 8;

type Became = (entity: Entity, telling: Telling) => string | undefined;

const state: Became = ({ state }, { phrases }) => spokenState(state, phrases);
const switched: Became = ({ domain, state }, { phrases }) =>
  spokenState(domain === 'scene' || domain === 'script' || state !== 'off' ? 'on' : 'off', phrases);
const lit: Became = ({ state, attributes }, { phrases }) =>
  state === 'off' ? spokenState(state, phrases) : at(spokenBrightness(attributes, phrases), phrases);
const turning: Became = ({ state, attributes }, { phrases }) =>
  state === 'off'
    ? spokenState(state, phrases)
    : at(spokenPercent(attributes.percentage, 100, phrases), phrases);
const loud: Became = ({ attributes }, { phrases }) => {
  const volume = spokenPercent(attributes.volume_level, 1, phrases);
  return volume && phrases.say('at-volume', { volume });
};
const placed: Became = ({ state, attributes: { current_position: position } }, { phrases }) => {
  const isBetween = typeof position === 'number' && position > 0 && position < 100;
  return isBetween
    ? phrases.say('open-by', { share: spokenPercent(position, 100, phrases) ?? '' })
    : spokenState(state, phrases);
};
const warm: Became = ({ attributes }, { unit, phrases }) => {
  const { temperature } = attributes;
  if (typeof temperature !== 'number') return undefined;
  const degrees = inTemperatureUnit(temperature, temperatureUnitOf(attributes, temperature), unit);
  return phrases.say('set-to-degrees', { degrees: spokenNumber(degrees, phrases) });
};

/** What a device is after a service of Home Assistant's; of others it is only said that they were done. */
const BECAME = wordMap<Became>({
  turn_on: switched,
  activate: switched,
  turn_off: switched,
  toggle: switched,
  set_color: ({ attributes: { color_name: color } }, { phrases }) =>
    typeof color === 'string' ? spokenColor(color, phrases) : undefined,
  set_color_temperature: ({ attributes: { color_temp_kelvin: kelvin } }, { phrases }) =>
    typeof kelvin === 'number' ? at(`${spokenNumber(kelvin, phrases)} K`, phrases) : undefined,
  set_brightness: lit,
  brightness_step: lit,
  set_percentage: turning,
  percentage_step: turning,
  set_temperature: warm,
  set_hvac_mode: ({ state }, { phrases }) => phrases.say('set-to', { mode: spokenState(state, phrases) }),
  set_volume: loud,
  volume_step: loud,
  mute: (_, { phrases }) => phrases.say('muted'),
  unmute: (_, { phrases }) => phrases.say('unmuted'),
  open: placed,
  close: placed,
  set_position: placed,
  lock: state,
  unlock: state,
  play: state,
  pause: state,
  start: state,
  return_to_base: ({ state }, { phrases }) =>
    state === 'returning' ? phrases.say('returning-to-base') : spokenState(state, phrases),
});

/** "Kitchen light is on. Bedroom light and Bedside lamp are off.": what each device is now, as it may be misheard. */
export function describeActions(
  actions: readonly HomeActivity[],
  { entities }: Home,
  telling: Telling,
): string[] {
  const { phrases } = telling;
  const names = new Map<string | undefined, string[]>();
  for (const [id, ofOne] of Map.groupBy(actions, ({ entity }) => entity)) {
    const before = entities.find((each) => each.id === id);
    if (!before) continue;
    const after = ofOne.reduce(afterwards, before);
    const parts = new Set(ofOne.map(({ service }) => BECAME.get(service)?.(after, telling)));
    const became = parts.has(undefined) ? undefined : [...parts].join(' ');
    names.set(became, [...(names.get(became) ?? []), before.name]);
  }
  return [...names].map(([became, those]) =>
    became === undefined
      ? phrases.say('done-to', { names: spokenList(those, phrases) })
      : phrases.say('state-is', { subject: subjectOf(those, phrases), state: became }),
  );
}

/** How a device is, in the words that suit what was asked of it. */
export function describeState(service: string, entity: Entity, telling: Telling): string {
  return (BECAME.get(service) ?? state)(entity, telling) ?? spokenState(entity.state, telling.phrases);
}

/** The device once the action is done. */
export function afterwards(entity: Entity, { changes }: Pick<HomeActivity, 'changes'>): Entity {
  const after = changes.find((change) => change.entity === entity.id)?.after;
  if (!after) return entity;
  return { ...entity, state: after.state, attributes: { ...entity.attributes, ...after.attributes } };
}

function subjectOf(names: readonly string[], phrases: TwinPhrases): string {
  return names.length > MAX_LISTED
    ? phrases.say('devices-subject', { count: names.length })
    : spokenSubject(names, phrases);
}

function at(level: string | undefined, phrases: TwinPhrases): string | undefined {
  return level && phrases.say('at-level', { level });
}
