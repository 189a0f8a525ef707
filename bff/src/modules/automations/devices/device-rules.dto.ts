import { z } from 'zod';

export const deviceRules = z
  .object({
    items: z.array(
      z.object({
        id: z.uuid(),
        name: z.string(),
        words: z.string().meta({ description: 'What it does, in a sentence.' }),
        isEnabled: z.boolean(),
        lastRanAt: z.iso.datetime().nullable(),
      }),
    ),
  })
  .meta({
    id: 'DeviceRules',
    description: 'Automations that name the device, what it is in the home, or a metric that it measures.',
  });
export type DeviceRules = z.output<typeof deviceRules>;
