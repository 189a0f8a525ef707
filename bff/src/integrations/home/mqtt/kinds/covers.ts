import { isConfig } from '../config.js';
import { type Kind, type Message, type StateReading } from '../discovered-entity.js';
import { asAttribute, numberIn, readersOf, withAttributes, withState, writer } from '../readers.js';
import { type Settings } from '../settings.js';

const STATES = { open: 'open', closed: 'closed', opening: 'opening', closing: 'closing', stopped: 'stopped' };

/** Covers and valves. */
export function coverKind(settings: Settings): Kind {
  const send = writer(settings, 'command_topic', 'command_template');
  const position = writer(settings, 'set_position_topic', 'set_position_template');
  const tilt = writer(settings, 'tilt_command_topic', 'tilt_command_template');
  const range = rangeOf(settings, 'position_closed', 'position_open');
  const tiltRange = rangeOf(settings, 'tilt_min', 'tilt_max');
  const payloads = new Map([
    ['open', settings.payload('payload_open', 'OPEN')],
    ['close', settings.payload('payload_close', 'CLOSE')],
    ['stop', settings.payload('payload_stop', 'STOP')],
  ]);
  const toPosition = (percent: number): Message[] | undefined => {
    const value = range.from(percent);
    return position && [position(String(value), { position: value })];
  };
  return {
    readers: readersOf(settings, [
      ['position_topic', 'position_template', 'position', positionReading(settings, range.toPercent)],
      ['state_topic', 'value_template', 'state', stateReading(settings)],
      [
        'tilt_status_topic',
        'tilt_status_template',
        'tilt',
        asAttribute('current_tilt_position', (text) => tiltRange.toPercent(numberIn(text))),
      ],
    ]),
    // Whoever asks for a position is told at once where there is none.
    attributes: { supported_features: ['open', 'close', 'stop', ...(position ? ['set_position'] : [])] },
    command: (service, { position: percent, tilt_position: tiltPercent }) => {
      const payload = payloads.get(service);
      if (payload !== undefined && send) return [send(payload)];
      if (service === 'open' || service === 'close') return toPosition(service === 'open' ? 100 : 0);
      if (service === 'set_position' && isPercent(percent)) return toPosition(percent);
      if (service !== 'set_tilt_position' || !tilt || !isPercent(tiltPercent)) return undefined;
      const value = tiltRange.from(tiltPercent);
      return [tilt(String(value), { tilt_position: value })];
    },
  };
}

interface Range {
  toPercent(value: number | undefined): number | undefined;
  from(percent: number): number;
}

function rangeOf(settings: Settings, minName: string, maxName: string): Range {
  const [min, max] = [settings.number(minName, 0), settings.number(maxName, 100)];
  return {
    toPercent: (value) => (value === undefined ? undefined : Math.round(((value - min) / (max - min)) * 100)),
    from: (percent) => Math.round(min + (percent / 100) * (max - min)),
  };
}

/** One without a state topic tells by its position whether it is open. */
function positionReading(settings: Settings, toPercent: Range['toPercent']): StateReading {
  const tellsState = !settings.has('state_topic');
  return (text, before) => {
    const json: unknown = text.startsWith('{') ? JSON.parse(text) : undefined;
    const told = isConfig(json) ? json.position : numberIn(text);
    const percent = typeof told === 'number' ? toPercent(told) : undefined;
    if (percent === undefined) return undefined;
    const moved = withAttributes(before, { current_position: percent });
    return tellsState || before.state === 'unknown'
      ? withState(moved, percent > 0 ? 'open' : 'closed')
      : moved;
  };
}

function stateReading(settings: Settings): StateReading {
  const states = new Map(
    Object.entries(STATES).map(([state, word]) => [settings.payload(`state_${state}`, word), state]),
  );
  return (text, before) => {
    const state = states.get(text);
    if (state === undefined) return undefined;
    if (state !== 'stopped') return withState(before, state);
    return withState(before, before.attributes.current_position === 0 ? 'closed' : 'open');
  };
}

function isPercent(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= 100;
}
