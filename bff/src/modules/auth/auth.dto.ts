import { z } from 'zod';
import { timeZone } from '../../common/http/time-zone.js';
import { authUser } from '../users/users.dto.js';

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
