import { z } from 'zod';
import { RISKS } from './performing/performer.js';

export const skillList = z
  .object({
    items: z.array(
      z.object({
        name: z.string(),
        description: z.string(),
        examples: z.array(z.string()),
        risk: z.enum(RISKS).meta({
          description: 'physical: moves something in the home; guarded: opens or unlocks it, after a yes.',
        }),
        parameters: z.record(z.string(), z.unknown()).meta({ description: 'As a JSON Schema.' }),
      }),
    ),
  })
  .meta({ id: 'SkillList', description: 'Everything that the twin can do.' });
export type SkillList = z.output<typeof skillList>;
