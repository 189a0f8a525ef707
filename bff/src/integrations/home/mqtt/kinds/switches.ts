import { type Kind } from '../discovered-entity.js';
import { asOneOf, onAndOff, readersOf, withState, writer } from '../readers.js';
import { BadSetting, type Settings } from '../settings.js';

/** Switches and sirens. */
export function switchKind(settings: Settings): Kind {
  const { on, off, states } = onAndOff(settings);
  const send = writer(settings, 'command_topic', 'command_template');
  const sendOff = writer(settings, 'command_topic', 'command_off_template') ?? send;
  const template = settings.has('state_value_template') ? 'state_value_template' : 'value_template';
  const offWriter = settings.has('command_off_template') ? sendOff : send;
  return {
    readers: readersOf(settings, [['state_topic', template, 'state', asOneOf(states)]]),
    ...(send && {
      command: (service, data) => {
        if (service === 'turn_on') return [send(on, { state: on, ...data })];
        return service === 'turn_off' && offWriter ? [offWriter(off, { state: off })] : undefined;
      },
    }),
  };
}

export function lockKind(settings: Settings): Kind {
  const states = Object.fromEntries(
    ['locked', 'unlocked', 'locking', 'unlocking', 'jammed'].map((state) => [
      settings.payload(`state_${state}`, state.toUpperCase()),
      state,
    ]),
  );
  const send = writer(settings, 'command_topic', 'command_template');
  const payloads = new Map([
    ['lock', settings.payload('payload_lock', 'LOCK')],
    ['unlock', settings.payload('payload_unlock', 'UNLOCK')],
    // Only locks that say so can also pull the latch.
    ...(settings.has('payload_open') ? ([['open', settings.payload('payload_open', 'OPEN')]] as const) : []),
  ]);
  return {
    readers: readersOf(settings, [['state_topic', 'value_template', 'state', asOneOf(states)]]),
    ...(send && {
      command: (service) => {
        const payload = payloads.get(service);
        return payload === undefined ? undefined : [send(payload)];
      },
    }),
  };
}

export function buttonKind(settings: Settings): Kind {
  const send = required(settings);
  return {
    readers: [],
    command: (service) =>
      service === 'press' ? [send(settings.payload('payload_press', 'PRESS'))] : undefined,
  };
}

export function sceneKind(settings: Settings): Kind {
  const send = required(settings);
  return {
    readers: [],
    command: (service) => (service === 'turn_on' ? [send(settings.payload('payload_on', 'ON'))] : undefined),
  };
}

/** A button of a remote: nothing to be shown, something for automations to hear. */
export function triggerKind(settings: Settings): Kind {
  const wanted = settings.payload('payload', '');
  return {
    readers: readersOf(settings, [
      [
        'topic',
        'value_template',
        'trigger',
        (text, before) =>
          wanted === '' || text === wanted ? withState(before, new Date().toISOString()) : undefined,
      ],
    ]),
    attributes: { type: settings.text('type'), subtype: settings.text('subtype') },
  };
}

function required(settings: Settings): NonNullable<ReturnType<typeof writer>> {
  const send = writer(settings, 'command_topic', 'command_template');
  if (!send) throw new BadSetting('command_topic is missing');
  return send;
}
