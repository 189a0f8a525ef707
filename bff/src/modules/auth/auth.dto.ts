import { z } from 'zod';
import { authUser } from '../users/users.dto.js';

/** Checked by its form alone: a browser may know a zone that this server does not, and is no less signed in for it. */
const timeZone = z
  .string()
  .max(64)
  .regex(/^[A-Za-z][\w+-]*(?:\/[\w+-]+)*$/, 'must be an IANA name such as Europe/Vienna');

export const idTokenExchange = z
  .strictObject({
    idToken: z.string().min(1).max(8_192),
    timeZone: timeZone.optional(),
    attemptId: z.uuid().optional().meta({
      description:
        'The same until an answer was read: a repeat replaces the session that the first one opened.',
    }),
  })
  .meta({ id: 'IdTokenExchange' });
export type IdTokenExchange = z.output<typeof idTokenExchange>;

export const signedIn = z
  .object({
    success: z.literal(true),
    user: authUser,
    refreshIdToken: z.boolean().meta({
      description:
        'The account has changed since the token was made: refresh the token and exchange once more.',
    }),
  })
  .meta({ id: 'SignedIn' });
export type SignedIn = z.output<typeof signedIn>;
