import { z } from 'zod';
import { type Command, Refusal } from '../home-adapter.js';
import { type Entity } from '../home.js';

/** What a device does when it is asked: itself as it is then, or why not. Nothing outside is read or changed. */
export type DeviceService = (
  entity: Entity,
  parameters: Command['parameters'],
  now: Date,
) => Entity | Refusal;

export type DeviceServices = Readonly<Record<string, DeviceService>>;

/** A service whose parameters are checked first: what it does not know is refused, never ignored. */
export function deviceService<S extends z.ZodObject>(
  schema: S,
  run: (entity: Entity, parameters: z.output<S>, now: Date) => Entity | Refusal,
): DeviceService {
  return (entity, parameters, now) => {
    const checked = schema.safeParse(parameters);
    if (checked.success) return run(entity, checked.data, now);
    return new Refusal(checked.error.issues[0]?.message ?? 'That isn’t how to ask it.');
  };
}

export const NO_PARAMETERS = z.strictObject({});

/** A parameter that is a number within bounds. */
export function numberFrom(name: string, min: number, max: number): z.ZodNumber {
  const error = `Give “${name}” as a number from ${min} to ${max}.`;
  return z.number({ error }).min(min, { error }).max(max, { error });
}

/** A number among the attributes, also where it was written as text. */
export function numberOf(entity: Entity, ...names: string[]): number | undefined {
  for (const name of names) {
    const value = entity.attributes[name];
    const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
    if (typeof number === 'number' && Number.isFinite(number)) return number;
  }
  return undefined;
}

/** A list of words among the attributes, such as the modes of a thermostat. */
export function wordsOf(entity: Entity, name: string): string[] | undefined {
  const value = entity.attributes[name];
  return Array.isArray(value) ? value.filter((word) => typeof word === 'string') : undefined;
}

export function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max);
}
