import { z } from 'zod';
import { attributes, key, name } from '../home.dto.js';

const MAX_DEVICES = 100;

const devices = z.array(key).min(1).max(MAX_DEVICES);

export const captureScene = z
  .strictObject({ name, entities: devices.meta({ description: 'Each is taken as it is now.' }) })
  .meta({ id: 'CaptureScene' });
export type CaptureScene = z.output<typeof captureScene>;

export const changeScene = z
  .strictObject({
    name: name.optional(),
    entities: devices.optional().meta({
      description: 'Those that are new to it are taken as they are now, the others stay as they were taken.',
    }),
    isCapturedAnew: z.literal(true).optional().meta({ description: 'All of it as it is now.' }),
  })
  .meta({ id: 'ChangeScene' });
export type ChangeScene = z.output<typeof changeScene>;

export const homeScene = z
  .object({
    id: z.string().meta({ description: 'Of its entity: its service `activate` applies it.' }),
    name: z.string(),
    capturedAt: z.iso.datetime(),
    entities: z.array(
      z.object({ entity: z.string(), entityName: z.string(), state: z.string(), attributes }),
    ),
  })
  .meta({ id: 'HomeScene', description: 'How chosen devices were; what is gone of them is left out.' });
export type HomeScene = z.output<typeof homeScene>;

export const homeScenes = z.object({ items: z.array(homeScene) }).meta({ id: 'HomeScenes' });
export type HomeScenes = z.output<typeof homeScenes>;
