import { inTemperatureUnit, type TemperatureUnit, temperatureUnitOf } from '../../../common/temperature.js';
import { type HomeActivity } from '../home-activity.dto.js';
import { type Entity, type Home } from '../home.service.js';
import { spokenBrightness, spokenPercent, spokenState } from './home-answers.js';
import { spokenList, spokenSubject } from '../../skills/kit/spoken.js';

/** More devices than that are counted, not listed. */
export const MAX_LISTED = 8;

type Became = (entity: Entity, unit: TemperatureUnit | undefined) => string | undefined;

const state: Became = ({ state }) => spokenState(state);
const switched: Became = ({ domain, state }) =>
  domain === 'scene' || domain === 'script' || state !== 'off' ? 'on' : 'off';
const lit: Became = ({ state, attributes }) => (state === 'off' ? 'off' : at(spokenBrightness(attributes)));
const turning: Became = ({ state, attributes }) =>
  state === 'off' ? 'off' : at(spokenPercent(attributes.percentage, 100));
const loud: Became = ({ attributes }) => {
  const volume = spokenPercent(attributes.volume_level, 1);
  return volume && `at a volume of ${volume}`;
};
const placed: Became = ({ state, attributes: { current_position: position } }) => {
  const isBetween = typeof position === 'number' && position > 0 && position < 100;
  return isBetween ? `${String(position)}% open` : spokenState(state);
};
const warm: Became = ({ attributes }, unit) => {
  const { temperature } = attributes;
  if (typeof temperature !== 'number') return undefined;
  return `set to ${String(inTemperatureUnit(temperature, temperatureUnitOf(attributes, temperature), unit))} degrees`;
};

/** What a device is after a service of Home Assistant's; of others it is only said that they were done. */
const BECAME: Readonly<Record<string, Became>> = {
  turn_on: switched,
  activate: switched,
  turn_off: switched,
  toggle: switched,
  set_color: ({ attributes: { color_name: color } }) => (typeof color === 'string' ? color : undefined),
  set_color_temperature: ({ attributes: { color_temp_kelvin: kelvin } }) =>
    typeof kelvin === 'number' ? `at ${String(kelvin)} K` : undefined,
  set_brightness: lit,
  brightness_step: lit,
  set_percentage: turning,
  percentage_step: turning,
  set_temperature: warm,
  set_hvac_mode: ({ state }) => `set to ${spokenState(state)}`,
  set_volume: loud,
  volume_step: loud,
  mute: () => 'muted',
  unmute: () => 'unmuted',
  open: placed,
  close: placed,
  set_position: placed,
  lock: state,
  unlock: state,
  play: state,
  pause: state,
  start: state,
  return_to_base: ({ state }) => (state === 'returning' ? 'returning to its base' : spokenState(state)),
};

/** "Kitchen light is on. Bedroom light and Bedside lamp are off.": what each device is now, as it may be misheard. */
export function describeActions(
  actions: readonly HomeActivity[],
  { entities }: Home,
  unit?: TemperatureUnit,
): string[] {
  const names = new Map<string | undefined, string[]>();
  for (const [id, ofOne] of Map.groupBy(actions, ({ entity }) => entity)) {
    const before = entities.find((each) => each.id === id);
    if (!before) continue;
    const after = ofOne.reduce(afterwards, before);
    const parts = new Set(ofOne.map(({ service }) => BECAME[service]?.(after, unit)));
    const became = parts.has(undefined) ? undefined : [...parts].join(' ');
    names.set(became, [...(names.get(became) ?? []), before.name]);
  }
  return [...names].map(([became, those]) =>
    became === undefined ? `Done: ${spokenList(those)}.` : `${subjectOf(those)} ${became}.`,
  );
}

function afterwards(entity: Entity, { changes }: HomeActivity): Entity {
  const after = changes.find((change) => change.entity === entity.id)?.after;
  if (!after) return entity;
  return { ...entity, state: after.state, attributes: { ...entity.attributes, ...after.attributes } };
}

function subjectOf(names: readonly string[]): string {
  return names.length > MAX_LISTED ? `${String(names.length)} devices are` : spokenSubject(names);
}

function at(share: string | undefined): string | undefined {
  return share && `at ${share}`;
}
