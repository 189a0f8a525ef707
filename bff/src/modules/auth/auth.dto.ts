import { z } from 'zod';
import { authUser } from '../users/users.dto.js';

export const idTokenExchange = z
  .strictObject({ idToken: z.string().min(1).max(8_192) })
  .meta({ id: 'IdTokenExchange' });
export type IdTokenExchange = z.output<typeof idTokenExchange>;

export const signedIn = z.object({ success: z.literal(true), user: authUser }).meta({ id: 'SignedIn' });
export type SignedIn = z.output<typeof signedIn>;
