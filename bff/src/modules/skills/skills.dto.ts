import { z } from 'zod';
import { RISKS, SKILL_GROUPS, SKILL_ICONS } from './kit/skill-manifest.js';

export const skillList = z
  .object({
    items: z.array(
      z.object({
        name: z.string(),
        title: z.string().meta({ description: 'What people call it.' }),
        group: z.enum(SKILL_GROUPS),
        icon: z.enum(SKILL_ICONS),
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
