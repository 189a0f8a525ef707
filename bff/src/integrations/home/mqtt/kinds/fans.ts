import { type Kind } from '../discovered-entity.js';
import {
  asAttribute,
  asOneOf,
  numberIn,
  onAndOff,
  readersOf,
  wordIn,
  type Writer,
  writer,
} from '../readers.js';
import { type Settings } from '../settings.js';

export function fanKind(settings: Settings): Kind {
  const { on, off } = onAndOff(settings);
  const part = (name: string): Writer | undefined =>
    writer(settings, `${name}_command_topic`, `${name}_command_template`);
  const send = writer(settings, 'command_topic', 'command_template');
  const [percentage, preset] = [part('percentage'), part('preset_mode')];
  const [oscillation, direction] = [part('oscillation'), part('direction')];
  const [min, max] = [settings.number('speed_range_min', 1), settings.number('speed_range_max', 100)];
  const steps = Math.max(1, max - min + 1);
  const presets = settings.list('preset_modes');
  const swings = {
    on: settings.payload('payload_oscillation_on', 'oscillate_on'),
    off: settings.payload('payload_oscillation_off', 'oscillate_off'),
  };
  const speedOf = (percent: number): string => String(Math.ceil((percent / 100) * steps) + min - 1);
  return {
    readers: readersOf(settings, [
      ['state_topic', 'state_value_template', 'state', asOneOf({ [off]: 'off', [on]: 'on' })],
      [
        'percentage_state_topic',
        'percentage_value_template',
        'percentage',
        asAttribute('percentage', (text) => {
          const speed = numberIn(text);
          return speed === undefined || speed > max
            ? undefined
            : Math.round(((speed - min + 1) / steps) * 100);
        }),
      ],
      [
        'preset_mode_state_topic',
        'preset_mode_value_template',
        'preset',
        asAttribute('preset_mode', (text) => (presets.includes(text) ? text : undefined)),
      ],
      [
        'oscillation_state_topic',
        'oscillation_value_template',
        'oscillation',
        asAttribute('oscillating', (text) =>
          text === swings.on ? true : text === swings.off ? false : undefined,
        ),
      ],
      ['direction_state_topic', 'direction_value_template', 'direction', asAttribute('direction', wordIn)],
    ]),
    attributes: { percentage_step: 100 / steps, ...(presets.length > 0 && { preset_modes: presets }) },
    command: (service, data) => {
      const { percentage: level, preset_mode: mode, oscillating, direction: way } = data;
      const isLevel = typeof level === 'number' && level >= 0 && level <= 100;
      switch (service) {
        case 'turn_on':
          return (
            send && [send(on), ...(percentage && isLevel && level > 0 ? [percentage(speedOf(level))] : [])]
          );
        case 'turn_off':
          return send && [send(off)];
        case 'set_percentage':
          if (level === 0) return send && [send(off)];
          return percentage && isLevel ? [percentage(speedOf(level))] : undefined;
        case 'set_preset_mode':
          return preset && typeof mode === 'string' && presets.includes(mode) ? [preset(mode)] : undefined;
        case 'oscillate':
          return oscillation && [oscillation(oscillating === true ? swings.on : swings.off)];
        case 'set_direction':
          return direction && (way === 'forward' || way === 'reverse') ? [direction(way)] : undefined;
        default:
          return undefined;
      }
    },
  };
}
