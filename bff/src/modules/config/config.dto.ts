import { z } from 'zod';
import { SIGN_IN_PROVIDERS } from '../../config/variables.js';

/** What the browser needs to know before anybody signs in. Nothing here is secret. */
export const publicConfig = z
  .object({
    identity: z.enum(['local', 'emulator', 'firebase']),
    firebase: z.object({
      apiKey: z.string(),
      authDomain: z.string(),
      projectId: z.string(),
      appId: z.string(),
    }),
    signUp: z.enum(['open', 'closed']),
    /** The social sign-ins to offer. */
    providers: z.array(z.enum(SIGN_IN_PROVIDERS)),
    /** Whether this server sends email: with accounts of its own only where a mail server is set up. */
    mail: z.boolean(),
    /** Whether a phone number can be added. */
    phone: z.boolean(),
    /** Whether this server writes speech down, and whether it has a voice. */
    voice: z.object({ transcription: z.boolean(), speech: z.boolean() }),
    version: z.string(),
  })
  .meta({ id: 'PublicConfig' });
export type PublicConfig = z.output<typeof publicConfig>;
