import { z } from 'zod';

export const deviceAutomations = z
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
    id: 'DeviceAutomations',
    description: 'Automations that name the device, what it is in the home, or a metric that it measures.',
  });
export type DeviceAutomations = z.output<typeof deviceAutomations>;
