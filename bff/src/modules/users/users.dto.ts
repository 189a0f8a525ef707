import { z } from 'zod';
import { ROLES } from '../../common/auth/permissions.js';

/** The signed-in user, as the product's pages know them. */
export const authUser = z
  .object({
    id: z.uuid(),
    uid: z.string(),
    email: z.string().nullable(),
    emailVerified: z.boolean(),
    displayName: z.string(),
    photoURL: z.string().nullable(),
    role: z.enum(ROLES),
    customClaims: z.object({ admin: z.boolean() }),
    createdAt: z.iso.datetime().meta({ description: 'When the account was first seen here.' }),
  })
  .meta({ id: 'AuthUser' });
export type AuthUser = z.output<typeof authUser>;
