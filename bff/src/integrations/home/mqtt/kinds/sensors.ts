import { isConfig, only } from '../config.js';
import { type Kind } from '../discovered-entity.js';
import { asOneOf, onAndOff, readersOf, withAttributes, withState } from '../readers.js';
import { type Settings } from '../settings.js';

export function sensorKind(settings: Settings): Kind {
  const options = settings.list('options');
  return {
    readers: readersOf(settings, [
      [
        'state_topic',
        'value_template',
        'state',
        // An empty text leaves the state; the word None makes it unknown.
        (text, before) => (text === '' ? undefined : withState(before, text === 'None' ? 'unknown' : text)),
      ],
    ]),
    attributes: {
      ...only('unit_of_measurement', settings.text('unit_of_measurement')),
      ...only('state_class', settings.text('state_class')),
      ...(options.length > 0 && { options }),
    },
  };
}

export function binarySensorKind(settings: Settings): Kind {
  const { on, off } = onAndOff(settings);
  return {
    readers: readersOf(settings, [
      ['state_topic', 'value_template', 'state', asOneOf({ [off]: 'off', [on]: 'on' })],
    ]),
  };
}

export function updateKind(settings: Settings): Kind {
  return {
    readers: readersOf(settings, [
      [
        'state_topic',
        'value_template',
        'state',
        (text, before) => {
          if (!text.startsWith('{')) return withAttributes(before, { installed_version: text });
          const json: unknown = JSON.parse(text);
          if (!isConfig(json)) return undefined;
          const state = json.latest_version === json.installed_version ? 'off' : 'on';
          return withState(withAttributes(before, json), state);
        },
      ],
      [
        'latest_version_topic',
        'latest_version_template',
        'latest',
        (text, before) => {
          const state = before.attributes.installed_version === text ? 'off' : 'on';
          return withState(withAttributes(before, { latest_version: text }), state);
        },
      ],
    ]),
  };
}

/** Its state is when it last happened. */
export function eventKind(settings: Settings): Kind {
  const types = settings.list('event_types');
  return {
    readers: readersOf(settings, [
      [
        'state_topic',
        'value_template',
        'event',
        (text, before) => {
          const json: unknown = JSON.parse(text);
          const type = isConfig(json) ? json.event_type : undefined;
          if (typeof type !== 'string' || !types.includes(type)) return undefined;
          return withState(withAttributes(before, { event_type: type }), new Date().toISOString());
        },
      ],
    ]),
    attributes: { event_types: types },
  };
}
