import type { Home } from '../../src/integrations/home/home.ts';
import type { Intent } from '../../src/modules/skills/commands/command.ts';

const NAMES: Record<string, string> = {
  ...{ 'home.on': 'HassTurnOn', 'home.open': 'HassTurnOn', 'home.lock': 'HassTurnOn' },
  ...{ 'home.off': 'HassTurnOff', 'home.close': 'HassTurnOff', 'home.unlock': 'HassTurnOff' },
  ...{ 'light.set': 'HassLightSet', 'home.position': 'HassSetPosition', 'fan.speed': 'HassFanSetSpeed' },
  ...{ 'climate.set': 'HassClimateSetTemperature', 'climate.get': 'HassClimateGetTemperature' },
  ...{ 'home.query': 'HassGetState', 'media.pause': 'HassMediaPause', 'media.resume': 'HassMediaUnpause' },
  ...{
    'media.next': 'HassMediaNext',
    'media.previous': 'HassMediaPrevious',
    'unsupported.weather': 'HassGetWeather',
  },
  ...{ 'unsupported.play': 'HassMediaSearchAndPlay', 'timer.start': 'HassStartTimer' },
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
export function hassIntent({ skill, parameters }: Intent): string {
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
export function hasSlots(intent: Intent, expected: Record<string, unknown>, home: Home): boolean {
  const { parameters } = intent;
  const targets = home.entities.filter(({ id }) => intent.targets.includes(id));
  const durations = { hours: 3600, minutes: 60, seconds: 1 };
  const secondsOf = (prefix: string): number =>
    Object.entries(durations).reduce(
      (sum, [unit, size]) => sum + Number(expected[prefix + unit] ?? 0) * size,
      0,
    );
  if (secondsOf('') > 0 && parameters.durationSeconds !== secondsOf('')) return false;
  if (secondsOf('start_') > 0 && parameters.startSeconds !== secondsOf('start_')) return false;
  const place = (kind: 'area' | 'floor'): string | undefined =>
    home[`${kind}s`].find(({ id }) => id === parameters[`${kind}Id`])?.name;
  const said: Record<string, readonly unknown[]> = {
    name: [
      parameters.name,
      parameters.list,
      ...(targets.length === 1 ? targets.map(({ name }) => name) : []),
    ],
    area: [place('area')],
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
    conversation_command: [parameters.command],
  };
  return Object.entries(said).every(([slot, values]) => {
    const wanted = expected[slot];
    if (wanted === undefined || wanted === 'all') return true;
    const accepted = (Array.isArray(wanted) ? wanted : [wanted]).map(comparable);
    return values.some((value) => value !== undefined && accepted.includes(comparable(value)));
  });
}

function comparable(value: unknown): string {
  return text(value)
    .toLowerCase()
    .replace(/[^a-z0-9.-]+/gu, '');
}

function text(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
