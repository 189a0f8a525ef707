import { z } from 'zod';
import { type TemperatureUnit } from '../../../common/temperature.js';
import { type DeviceUse } from '../../skills/kit/device-use.js';
import { type SkillCall } from '../../skills/kit/skill-handler.js';
import { defineSkill, type Risk, type SkillManifest } from '../../skills/kit/skill-manifest.js';
import { type Entity } from '../home.service.js';

export type Parameters = SkillCall['parameters'];

/** A service of Home Assistant's, as a device is asked for it. */
export interface HomeCall {
  readonly service: string;
  readonly parameters: Parameters;
}

/** A skill about devices of the home. */
export interface HomeSkill extends SkillManifest {
  readonly devices: DeviceUse;
  /** What it asks for, where that can be said in a word or two: "turn on". */
  readonly deed?: string;
  /** Its parameters or its answer hold temperatures. */
  readonly hasDegrees?: true;
  /** What it asks of one device, in order. `spoken`: the unit of temperatures that are said without one. */
  readonly calls?: (parameters: Parameters, entity: Entity, spoken?: TemperatureUnit) => HomeCall[];
  /** What a question is answered with. */
  readonly answer?: (entities: readonly Entity[], parameters: Parameters, unit?: TemperatureUnit) => string;
}

/** What the parser adds to say which things were meant; the targets hold them already. */
export const described = {
  name: z.string().optional(),
  areaId: z.unknown().optional(),
  floorId: z.unknown().optional(),
  deviceClass: z.string().optional(),
};

export const direction = z.enum(['up', 'down']);
export const step = z
  .number()
  .min(-100, { error: 'A change goes to 100 percent at most.' })
  .max(100, { error: 'A change goes to 100 percent at most.' });

/** A number of percent, refused in words that name what it is of. */
export function share(what: string): z.ZodNumber {
  const error = `${what} goes from 0 to 100 percent.`;
  return z.number({ error }).min(0, { error }).max(100, { error });
}

type Declared = Pick<HomeSkill, 'name' | 'title' | 'description' | 'examples' | 'devices'> &
  Partial<HomeSkill>;

const none = z.looseObject(described);

function homeSkill(risk: Risk, declared: Declared): HomeSkill {
  return defineSkill({ group: 'Home', icon: 'home', parameters: none, risk, card: 'devices', ...declared });
}

/** Moves something, and is only asked about where it reaches many devices or a guarded one. */
export function physical(declared: Declared): HomeSkill {
  return homeSkill('physical', declared);
}

/** Opens or unlocks something. */
export function guarded(declared: Declared): HomeSkill {
  return homeSkill('guarded', declared);
}

/** Only tells. */
export function reading(declared: Declared): HomeSkill {
  return homeSkill('read', declared);
}

export function call(service: string, parameters: Parameters = {}): HomeCall {
  return { service, parameters };
}

/** A skill that asks its devices for one service, without a word more. */
export function plainly(service: string): Pick<HomeSkill, 'calls'> {
  return { calls: () => [call(service)] };
}

/** "Down by 20": what is said of a step with a direction, as a change. */
export function asChange({ stepPct, direction: way, ...said }: Parameters): Parameters {
  if (typeof stepPct !== 'number') return { ...said, ...(way !== undefined && { direction: way }) };
  return { ...said, stepPct: way === 'down' ? -Math.abs(stepPct) : stepPct };
}

/** "A bit brighter": a step without a number; undefined where no direction was said. */
export function signed(said: unknown, size: number): number | undefined {
  if (said === 'up') return size;
  return said === 'down' ? -size : undefined;
}
