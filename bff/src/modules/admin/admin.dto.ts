import { z } from 'zod';
import { ROLES } from '../../common/auth/permissions.js';
import { listTotal } from '../../common/http/list-total.js';
import { timePageQuery } from '../../common/http/time-page.js';

export { sessionsEnded, type SessionsEnded } from '../auth/sessions.dto.js';

export const managedUser = z
  .object({
    id: z.uuid(),
    email: z.string().nullable(),
    emailVerified: z.boolean(),
    displayName: z.string().nullable(),
    role: z.enum(ROLES),
    roleSource: z.enum(['claim', 'email', 'table']).nullable().meta({
      description:
        'What makes them an admin: a claim of the sign-in service, ADMIN_EMAIL, or a grant kept here alone.',
    }),
    createdAt: z.iso.datetime(),
    lastSeenAt: z.iso.datetime().meta({ description: 'When they last opened or renewed a session.' }),
  })
  .meta({ id: 'ManagedUser' });
export type ManagedUser = z.output<typeof managedUser>;

export const managedUserPage = z
  .object({ items: z.array(managedUser), nextCursor: z.string().nullable(), ...listTotal })
  .meta({ id: 'ManagedUserPage' });
export type ManagedUserPage = z.output<typeof managedUserPage>;

export const userListQuery = z
  .strictObject({
    ...timePageQuery.shape,
    query: z.string().trim().min(1).max(200).optional(),
  })
  .meta({ id: 'UserListQuery' });
export type UserListQuery = z.output<typeof userListQuery>;

export const roleChange = z.strictObject({ role: z.enum(ROLES) }).meta({ id: 'RoleChange' });
export type RoleChange = z.output<typeof roleChange>;
