import type { Home } from '../../src/integrations/home/home.ts';
import type { HeardIntent } from './engine-reader.ts';

const NAMES: Record<string, string> = {
  ...{ 'home.on': 'HassTurnOn', 'home.open': 'HassTurnOn', 'home.lock': 'HassTurnOn' },
  ...{ 'home.off': 'HassTurnOff', 'home.close': 'HassTurnOff', 'home.unlock': 'HassTurnOff' },
  ...{ 'light.set': 'HassLightSet', 'home.position': 'HassSetPosition', 'fan.speed': 'HassFanSetSpeed' },
  ...{ 'climate.set': 'HassClimateSetTemperature', 'climate.get': 'HassClimateGetTemperature' },
  ...{ 'home.query': 'HassGetState', 'media.pause': 'HassMediaPause', 'media.resume': 'HassMediaUnpause' },
  ...{
    'media.next': 'HassMediaNext',
    'media.previous': 'HassMediaPrevious',
    weather: 'HassGetWeather',
  },
  ...{ 'media.play': 'HassMediaSearchAndPlay', 'timer.start': 'HassStartTimer' },
  ...{
    'dialogue.cancel': 'HassNevermind',
    'vacuum.start': 'HassVacuumStart',
    'vacuum.dock': 'HassVacuumReturnToBase',
  },
};
const TIMERS: Record<string, string> = {
  ...{ cancel: 'HassCancelTimer', cancelAll: 'HassCancelAllTimers', increase: 'HassIncreaseTimer' },
  ...{
    decrease: 'HassDecreaseTimer',
    pause: 'HassPauseTimer',
    resume: 'HassUnpauseTimer',
    status: 'HassTimerStatus',
  },
};
const LISTS: Record<string, string> = { add: 'AddItem', complete: 'CompleteItem', remove: 'RemoveItem' };

/** Our skill under Home Assistant's name, or the request that we understand and refuse. */
export function hassIntent({ skill, parameters }: HeardIntent): string {
  // “Turn off the lights in 5 minutes” starts a timer there, and waits for its time here.
  if (delayOf(parameters) !== undefined && skill.startsWith('home.')) return NAMES['timer.start'] ?? '';
  const operation = text(parameters.operation);
  if (skill === 'timer.manage') return TIMERS[operation] ?? '';
  if (skill === 'media.volume')
    return parameters.volumePct === undefined ? 'HassSetVolumeRelative' : 'HassSetVolume';
  if (skill === 'media.mute')
    return parameters.muted === false ? 'HassMediaPlayerUnmute' : 'HassMediaPlayerMute';
  if (skill === 'clock') return parameters.asks === 'date' ? 'HassGetCurrentDate' : 'HassGetCurrentTime';
  if (skill !== 'list') return NAMES[skill] ?? skill;
  const isShopping = /shopping|grocer/u.test(text(parameters.list));
  // Its shopping list knows no removing: what is off the list is done.
  if (isShopping && operation === 'remove') return 'HassShoppingListCompleteItem';
  return `Hass${isShopping ? 'ShoppingList' : 'List'}${LISTS[operation] ?? ''}`;
}

/** Every slot that Home Assistant expects is in our parameters or follows from the targets. Domains are its grammar's. */
export function hasSlots(intent: HeardIntent, expected: Record<string, unknown>, home: Home): boolean {
  const { parameters } = intent;
  const targets = home.entities.filter(({ id }) => intent.targets.includes(id));
  const durations = { hours: 3600, minutes: 60, seconds: 1 };
  const secondsOf = (prefix: string): number =>
    Object.entries(durations).reduce(
      (sum, [unit, size]) => sum + Number(expected[prefix + unit] ?? 0) * size,
      0,
    );
  const delay = delayOf(parameters);
  if (secondsOf('') > 0 && (parameters.durationSeconds ?? delay) !== secondsOf('')) return false;
  if (secondsOf('start_') > 0 && parameters.startSeconds !== secondsOf('start_')) return false;
  const place = (kind: 'area' | 'floor'): string | undefined =>
    home[`${kind}s`].find(({ id }) => id === parameters[`${kind}Id`])?.name;
  const areaOf = new Map(home.areas.map(({ id, name }) => [id, name]));
  const said: Record<string, readonly unknown[]> = {
    name: [
      parameters.name,
      parameters.list,
      ...(targets.length === 1 ? targets.map(({ name }) => name) : []),
    ],
    // A timer is told by its name, whatever it is called for.
    area: [place('area'), parameters.name, shared(targets.map(({ areaId }) => areaOf.get(areaId ?? '')))],
    floor: [place('floor')],
    device_class: [parameters.deviceClass, ...targets.map(({ deviceClass }) => deviceClass)],
    state: [parameters.state],
    brightness: [parameters.brightnessPct],
    color: [parameters.color],
    temperature: [parameters.kelvin, parameters.temperature],
    volume_level: [parameters.volumePct],
    volume_step: [parameters.stepPct, parameters.direction],
    position: [parameters.position],
    percentage: [parameters.percentage],
    item: [parameters.item],
    conversation_command: [
      parameters.command,
      ...(delay === undefined ? [] : [expected.conversation_command]),
    ],
  };
  return Object.entries(said).every(([slot, values]) => {
    const wanted = expected[slot];
    if (wanted === undefined || wanted === 'all') return true;
    const accepted = (Array.isArray(wanted) ? wanted : [wanted]).map(comparable);
    return values.some((value) => value !== undefined && accepted.includes(comparable(value)));
  });
}

/** In seconds. */
function delayOf({ when }: HeardIntent['parameters']): number | undefined {
  const said = when as { readonly inSeconds?: number } | undefined;
  return said?.inSeconds;
}

/** Where all of the things are, whose names hold the room: “the bedroom curtain”. */
function shared(names: readonly (string | undefined)[]): string | undefined {
  return new Set(names).size === 1 ? names[0] : undefined;
}

function comparable(value: unknown): string {
  return text(value)
    .toLowerCase()
    .replace(/[^a-z0-9.-]+/gu, '');
}

function text(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
