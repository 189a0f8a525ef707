import type { HomeEntity } from '../../shared/home/api/home.api';
import { inTemperatureUnit, type TemperatureUnit, temperatureUnitOf } from './temperature';
import { isEntrance } from './entity-kinds';
import { numberOf, percentOf } from './entity-labels';

export interface Command {
  service: string;
  parameters?: Record<string, unknown>;
}

export type Control =
  | { kind: 'switch'; isOn: boolean; on: Command; off: Command }
  | { kind: 'button'; label: string; command: Command; asksFirst?: boolean }
  | {
      kind: 'slider';
      label: string;
      unit: string;
      range: { value: number; min?: number; max?: number; step?: number };
      command: (value: number) => Command;
    };

const SWITCHED = new Set(['switch', 'input_boolean', 'humidifier', 'siren', 'remote', 'automation']);

/**
 * What can be done with it from the screen; nothing with what is only read or cannot be reached. Temperatures are as the
 * device has them, or in the unit that is wanted.
 */
export function controlsOf(entity: HomeEntity, wanted?: TemperatureUnit): Control[] {
  const { domain, state } = entity;
  if (state === 'unavailable') return [];
  if (SWITCHED.has(domain)) return [onOff(state === 'on')];
  switch (domain) {
    case 'light':
      return [onOff(state === 'on'), ...(state === 'on' && isDimmable(entity) ? [brightness(entity)] : [])];
    case 'fan':
      return [onOff(state === 'on'), ...(state === 'on' ? [speed(entity)] : [])];
    case 'cover':
    case 'valve':
      return openings(entity);
    case 'lock':
      return [
        state === 'locked' ? { ...button('Unlock', 'unlock'), asksFirst: true } : button('Lock', 'lock'),
      ];
    case 'climate':
      return [onOff(state !== 'off'), ...target(entity, wanted)];
    case 'media_player':
      return players(entity);
    case 'vacuum':
    case 'lawn_mower':
      return state === 'docked' ? [button('Start', 'start')] : [button('Return to base', 'return_to_base')];
    case 'scene':
      return [button('Activate', 'activate')];
    case 'script':
      return [button('Run', 'activate')];
    default:
      return [];
  }
}

/** Whether it will be another in a moment by itself. */
export function isMoving({ state }: HomeEntity): boolean {
  return state === 'opening' || state === 'closing' || state === 'returning';
}

type Button = Extract<Control, { kind: 'button' }>;
type Slider = Extract<Control, { kind: 'slider' }>;

function onOff(isOn: boolean): Control {
  return { kind: 'switch', isOn, on: { service: 'turn_on' }, off: { service: 'turn_off' } };
}

function button(label: string, service: string): Button {
  return { kind: 'button', label, command: { service } };
}

function percent(label: string, value: number, command: Slider['command']): Slider {
  return { kind: 'slider', label, unit: '%', range: { value }, command };
}

function isDimmable({ attributes }: HomeEntity): boolean {
  const modes = attributes['supported_color_modes'];
  return !Array.isArray(modes) || modes.some((mode) => mode !== 'onoff');
}

function brightness(entity: HomeEntity): Slider {
  const value = percentOf(numberOf(entity, 'brightness') ?? 255);
  return percent('Brightness', value, (wanted) => ({
    service: 'set_brightness',
    parameters: { brightness_pct: wanted },
  }));
}

function speed(entity: HomeEntity): Slider {
  return percent('Speed', numberOf(entity, 'percentage') ?? 100, (wanted) => ({
    service: 'set_percentage',
    parameters: { percentage: wanted },
  }));
}

function openings(entity: HomeEntity): Control[] {
  if (isMoving(entity)) return [button('Stop', 'stop')];
  const position = numberOf(entity, 'current_position');
  const open = { ...button('Open', 'open'), ...(isEntrance(entity) && { asksFirst: true }) };
  const way = entity.state === 'closed' ? open : button('Close', 'close');
  if (position === undefined) return [way];
  const set = (wanted: number): Command => ({ service: 'set_position', parameters: { position: wanted } });
  return [way, percent('Position', position, set)];
}

function target(entity: HomeEntity, wanted?: TemperatureUnit): Slider[] {
  const value = numberOf(entity, 'temperature');
  if (value === undefined || entity.state === 'off') return [];
  const own = temperatureUnitOf(entity.attributes, value);
  const shown = (degrees: number): number => inTemperatureUnit(degrees, own, wanted);
  const unit = wanted !== undefined && wanted !== own ? { unit: wanted } : {};
  return [
    {
      kind: 'slider',
      label: 'Temperature',
      unit: '°',
      range: {
        value: shown(value),
        min: shown(numberOf(entity, 'min_temp') ?? (own === 'F' ? 41 : 5)),
        max: shown(numberOf(entity, 'max_temp') ?? (own === 'F' ? 95 : 35)),
        step: 0.5,
      },
      command: (temperature) => ({ service: 'set_temperature', parameters: { temperature, ...unit } }),
    },
  ];
}

function players(entity: HomeEntity): Control[] {
  if (entity.state === 'off') return [onOff(false)];
  const level = numberOf(entity, 'volume_level');
  const set = (wanted: number): Command => ({ service: 'set_volume', parameters: { volume_pct: wanted } });
  return [
    entity.state === 'playing' ? button('Pause', 'pause') : button('Play', 'play'),
    onOff(true),
    ...(level === undefined ? [] : [percent('Volume', Math.round(level * 100), set)]),
  ];
}
