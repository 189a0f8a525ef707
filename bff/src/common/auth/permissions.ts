export const PERMISSIONS = [
  'profile:read',
  'memory:read',
  'memory:write',
  'chat:read',
  'chat:write',
] as const;
export type Permission = (typeof PERMISSIONS)[number];

export const ROLES = ['user', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** What each role may do. An admin's extra rights come with the admin area; their data stays their own. */
const PERMISSIONS_OF: Record<Role, ReadonlySet<Permission>> = {
  user: new Set(PERMISSIONS),
  admin: new Set(PERMISSIONS),
};

export function permissionsOf(role: Role): ReadonlySet<Permission> {
  return PERMISSIONS_OF[role];
}
