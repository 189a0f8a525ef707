import { only } from '../config.js';
import { type Kind, type Message } from '../discovered-entity.js';
import { asAttribute, numberIn, readersOf, withState, wordIn, type Writer, writer } from '../readers.js';
import { type Settings } from '../settings.js';

const USUAL_MODES = ['auto', 'off', 'cool', 'heat', 'dry', 'fan_only'];

export function climateKind(settings: Settings): Kind {
  const part = (name: string): Writer | undefined =>
    writer(settings, `${name}_command_topic`, `${name}_command_template`);
  const temperatures = {
    temperature: part('temperature'),
    target_temp_low: part('temperature_low'),
    target_temp_high: part('temperature_high'),
  };
  const words = new Map([
    ['set_preset_mode', { send: part('preset_mode'), key: 'preset_mode' }],
    ['set_fan_mode', { send: part('fan_mode'), key: 'fan_mode' }],
    ['set_swing_mode', { send: part('swing_mode'), key: 'swing_mode' }],
  ]);
  const mode = part('mode');
  const modes = settings.has('modes') ? settings.list('modes') : USUAL_MODES;
  const [min, max] = [settings.number('min_temp', 7), settings.number('max_temp', 35)];
  const inMode = (wanted: unknown): Message[] =>
    mode && typeof wanted === 'string' && modes.includes(wanted) ? [mode(wanted)] : [];
  const sent = (service: string, data: Readonly<Record<string, unknown>>): Message[] => {
    if (service === 'set_hvac_mode') return inMode(data.hvac_mode);
    if (service === 'turn_off') return inMode('off');
    if (service === 'set_temperature')
      return [
        ...inMode(data.hvac_mode),
        ...Object.entries(temperatures).flatMap(([name, send]) => {
          const wanted = data[name];
          return send && typeof wanted === 'number' && wanted >= min && wanted <= max
            ? [send(String(wanted))]
            : [];
        }),
      ];
    const asked = words.get(service);
    const word = asked && data[asked.key];
    return asked?.send && typeof word === 'string' ? [asked.send(word)] : [];
  };
  return {
    readers: climateReaders(settings, modes),
    attributes: {
      hvac_modes: modes,
      min_temp: min,
      max_temp: max,
      target_temp_step: settings.number('temp_step', 1),
      ...only('temperature_unit', settings.text('temperature_unit')),
      ...(words.get('set_preset_mode')?.send && { preset_modes: settings.list('preset_modes') }),
      ...(words.get('set_fan_mode')?.send && { fan_modes: settings.list('fan_modes') }),
    },
    command: (service, data) => {
      const messages = sent(service, data);
      return messages.length > 0 ? messages : undefined;
    },
  };
}

function climateReaders(settings: Settings, modes: readonly string[]): Kind['readers'] {
  return readersOf(settings, [
    [
      'mode_state_topic',
      'mode_state_template',
      'mode',
      (text, before) => {
        if (modes.includes(text)) return withState(before, text);
        return text === 'None' ? withState(before, 'unknown') : undefined;
      },
    ],
    [
      'current_temperature_topic',
      'current_temperature_template',
      'current',
      asAttribute('current_temperature', numberIn),
    ],
    [
      'current_humidity_topic',
      'current_humidity_template',
      'humidity',
      asAttribute('current_humidity', numberIn),
    ],
    ['temperature_state_topic', 'temperature_state_template', 'target', asAttribute('temperature', numberIn)],
    [
      'temperature_low_state_topic',
      'temperature_low_state_template',
      'low',
      asAttribute('target_temp_low', numberIn),
    ],
    [
      'temperature_high_state_topic',
      'temperature_high_state_template',
      'high',
      asAttribute('target_temp_high', numberIn),
    ],
    ['action_topic', 'action_template', 'action', asAttribute('hvac_action', wordIn)],
    ['fan_mode_state_topic', 'fan_mode_state_template', 'fan', asAttribute('fan_mode', wordIn)],
    ['swing_mode_state_topic', 'swing_mode_state_template', 'swing', asAttribute('swing_mode', wordIn)],
    ['preset_mode_state_topic', 'preset_mode_value_template', 'preset', asAttribute('preset_mode', wordIn)],
  ]);
}
