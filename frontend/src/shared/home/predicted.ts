import type { HomeEntity } from './api/home.api';

interface Asked {
  service: string;
  parameters?: Record<string, unknown>;
}

type Change = Partial<Pick<HomeEntity, 'state' | 'attributes'>>;

const FULL_BYTE = 255;
const STATES: Partial<Record<string, string>> = {
  turn_on: 'on',
  turn_off: 'off',
  lock: 'locked',
  unlock: 'unlocked',
  open: 'opening',
  close: 'closing',
  play: 'playing',
  pause: 'paused',
  start: 'cleaning',
  return_to_base: 'returning',
};
/** What is on in their way is not yet known: "heat", "playing". */
const OWN_WAY_TO_BE_ON = new Set(['climate', 'water_heater', 'media_player']);

/**
 * How a device will be if it does what it is asked for: shown until it answers. Only what is sure to follow is told
 * ahead; a temperature in another unit is not.
 */
export function predicted(entity: HomeEntity, { service, parameters = {} }: Asked): HomeEntity {
  return { ...entity, ...changeOf(entity, service, parameters) };
}

function changeOf(entity: HomeEntity, service: string, parameters: Record<string, unknown>): Change {
  const value = Object.values(parameters)[0];
  if (typeof value === 'number') return setTo(entity, service, { value, parameters });
  const state = STATES[service];
  const isOwn = service === 'turn_on' && OWN_WAY_TO_BE_ON.has(entity.domain);
  return state === undefined || isOwn ? {} : { state };
}

function setTo(
  entity: HomeEntity,
  service: string,
  { value, parameters }: { value: number; parameters: Record<string, unknown> },
): Change {
  const withValue = (attributes: Record<string, unknown>): Change => ({
    attributes: { ...entity.attributes, ...attributes },
  });
  switch (service) {
    case 'set_brightness':
      return { state: value > 0 ? 'on' : 'off', ...withValue({ brightness: (value / 100) * FULL_BYTE }) };
    case 'set_percentage':
      return { state: value > 0 ? 'on' : 'off', ...withValue({ percentage: value }) };
    case 'set_volume':
      return withValue({ volume_level: value / 100 });
    case 'set_temperature':
      return 'unit' in parameters ? {} : withValue({ temperature: value });
    default:
      return {};
  }
}
