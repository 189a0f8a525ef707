import { z } from 'zod';
import { type SkillCall } from '../../skills/kit/skill-handler.js';

type Parameters = SkillCall['parameters'];

const MEANT = {
  name: z.string().optional(),
  areaId: z.unknown().optional(),
  floorId: z.unknown().optional(),
  deviceClass: z.string().optional(),
};

/**
 * The parameters of a skill, beside those that the parser adds to say which things were meant: the targets hold them
 * already.
 */
export function described<S extends z.ZodRawShape>(said: S): z.ZodObject<typeof MEANT & S, z.core.$loose> {
  return z.looseObject({ ...MEANT, ...said });
}

export const direction = z.enum(['up', 'down']);
export const step = z.number().min(-100, { error: 'most-change' }).max(100, { error: 'most-change' });

/** A number of percent, refused with the phrase of that key. */
export function share(error: string): z.ZodNumber {
  return z.number({ error }).min(0, { error }).max(100, { error });
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
