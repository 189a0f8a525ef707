import { toNumber } from './config.js';
import { type EntityState, type Message, type Reader, type StateReading } from './discovered-entity.js';
import { type Settings } from './settings.js';
import { TemplateFailed } from './template/limits.js';
import { renderValue, type Template } from './template/template.js';

/** As Home Assistant limits states. */
const MAX_STATE_LENGTH = 255;

export function reader(
  { topic, role }: Pick<Reader, 'topic' | 'role'>,
  template: Template | undefined,
  reading: StateReading,
): Reader {
  return {
    topic,
    role,
    read(payload, before) {
      try {
        return reading(template ? renderValue(template, payload) : payload, before);
      } catch (error) {
        // A message that fits neither template nor JSON changes nothing.
        if (error instanceof TemplateFailed || error instanceof SyntaxError) return undefined;
        throw error;
      }
    },
  };
}

type Wanted = readonly [topic: string, template: string, role: string, reading: StateReading];

/** One for each topic that the configuration names. */
export function readersOf(settings: Settings, wanted: readonly Wanted[]): Reader[] {
  return wanted.flatMap(([name, templateName, role, reading]) => {
    const topic = settings.topic(name, 'read');
    return topic === undefined ? [] : [reader({ topic, role }, settings.template(templateName), reading)];
  });
}

export function withState(before: EntityState, state: string): EntityState {
  return { ...before, state: state.slice(0, MAX_STATE_LENGTH) };
}

export function withAttributes(before: EntityState, attributes: Record<string, unknown>): EntityState {
  return { ...before, attributes: { ...before.attributes, ...attributes } };
}

/** The word None makes a value unknown; a message that means nothing leaves it. */
export function asAttribute(name: string, valueOf: (text: string) => unknown): StateReading {
  return (text, before) => {
    const value = text === 'None' ? null : valueOf(text);
    return value === undefined ? undefined : withAttributes(before, { [name]: value });
  };
}

/** States by the words that stand for them; any other word leaves the state. */
export function asOneOf(states: Readonly<Record<string, string>>): StateReading {
  return (text, before) => {
    const state = Object.hasOwn(states, text) ? states[text] : undefined;
    if (state !== undefined) return withState(before, state);
    return text === 'None' ? withState(before, 'unknown') : undefined;
  };
}

export const numberIn = (text: string): number | undefined => toNumber(text);
export const wordIn = (text: string): string | undefined => (text === '' ? undefined : text);

export type Writer = (value: string, variables?: Readonly<Record<string, unknown>>) => Message;

/** Sends a value to a command topic, through its template; undefined where the configuration names none. */
export function writer(settings: Settings, topicName: string, templateName: string): Writer | undefined {
  const topic = settings.topic(topicName, 'write');
  const template = settings.template(templateName);
  if (topic === undefined) return undefined;
  return (value, variables = {}) =>
    settings.message(topic, template ? template({ value: toNumber(value) ?? value, ...variables }) : value);
}

/** What on and off are called, when sent and when heard. */
export function onAndOff(settings: Settings): { on: string; off: string; states: Record<string, string> } {
  const on = settings.payload('payload_on', 'ON');
  const off = settings.payload('payload_off', 'OFF');
  return {
    on,
    off,
    states: { [settings.payload('state_off', off)]: 'off', [settings.payload('state_on', on)]: 'on' },
  };
}
