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

/** A service that takes nothing more than its name. */
export function plainService(run: (entity: Entity, now: Date) => Entity | Refusal): DeviceService {
  return deviceService(z.strictObject({}), (entity, _none, now) => run(entity, now));
}

/** What is on or off, and becomes the other by `toggle`. */
export function switched(
  isOn: (entity: Entity) => boolean,
  { turnOn, turnOff }: Readonly<Record<'turnOn' | 'turnOff', DeviceService>>,
): Readonly<Record<'turn_on' | 'turn_off' | 'toggle', DeviceService>> {
  return {
    turn_on: turnOn,
    turn_off: turnOff,
    toggle: (entity, ...asked) => (isOn(entity) ? turnOff : turnOn)(entity, ...asked),
  };
}

/** A parameter that is a number within bounds. */
export function numberFrom(name: string, min: number, max: number): z.ZodNumber {
  const error = `Give “${name}” as a number from ${min} to ${max}.`;
  return z.number({ error }).min(min, { error }).max(max, { error });
}
