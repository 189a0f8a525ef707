import { only } from '../config.js';
import { type Kind } from '../discovered-entity.js';
import { numberIn, readersOf, withState, writer } from '../readers.js';
import { type Settings } from '../settings.js';

const MAX_TEXT_LENGTH = 255;

export function numberKind(settings: Settings): Kind {
  const send = writer(settings, 'command_topic', 'command_template');
  const [min, max] = [settings.number('min', 1), settings.number('max', 100)];
  return {
    readers: readersOf(settings, [
      [
        'state_topic',
        'value_template',
        'state',
        (text, before) => {
          const number = numberIn(text);
          return number === undefined ? undefined : withState(before, String(number));
        },
      ],
    ]),
    attributes: {
      min,
      max,
      step: settings.number('step', 1),
      ...only('unit_of_measurement', settings.text('unit_of_measurement')),
    },
    command: (service, { value }) => {
      const isWithin = typeof value === 'number' && value >= min && value <= max;
      return send && service === 'set_value' && isWithin ? [send(String(value))] : undefined;
    },
  };
}

export function selectKind(settings: Settings): Kind {
  const options = settings.list('options');
  const send = writer(settings, 'command_topic', 'command_template');
  return {
    readers: readersOf(settings, [
      [
        'state_topic',
        'value_template',
        'state',
        (text, before) => (options.includes(text) ? withState(before, text) : undefined),
      ],
    ]),
    attributes: { options },
    command: (service, { option }) => {
      const isOption = typeof option === 'string' && options.includes(option);
      return send && service === 'select_option' && isOption ? [send(option)] : undefined;
    },
  };
}

export function textKind(settings: Settings): Kind {
  const send = writer(settings, 'command_topic', 'command_template');
  const max = Math.min(settings.number('max', MAX_TEXT_LENGTH), MAX_TEXT_LENGTH);
  return {
    readers: readersOf(settings, [
      ['state_topic', 'value_template', 'state', (text, before) => withState(before, text)],
    ]),
    attributes: { min: settings.number('min', 0), max },
    command: (service, { value }) => {
      const fits = typeof value === 'string' && value.length <= max;
      return send && service === 'set_value' && fits ? [send(value)] : undefined;
    },
  };
}
