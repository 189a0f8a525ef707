import { z } from 'zod';

/** What the browser needs to know before anybody signs in. Nothing here is secret. */
export const publicConfig = z
  .object({
    identity: z.enum(['emulator', 'firebase']),
    firebase: z.object({
      apiKey: z.string(),
      authDomain: z.string(),
      projectId: z.string(),
      appId: z.string(),
    }),
    version: z.string(),
  })
  .meta({ id: 'PublicConfig' });
export type PublicConfig = z.output<typeof publicConfig>;
