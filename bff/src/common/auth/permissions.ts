const OF_EVERYONE = [
  'profile:read',
  'profile:write',
  'memory:read',
  'memory:write',
  'chat:read',
  'chat:write',
  'home:read',
  'home:write',
  'devices:read',
  'devices:write',
  'skills:read',
  'skills:write',
  'reminders:read',
  'reminders:write',
  'voice:read',
  'voice:write',
  'biometrics:read',
  'biometrics:write',
  'mood:read',
  'mood:write',
  'insights:read',
  'insights:write',
] as const;
export const PERMISSIONS = [...OF_EVERYONE, 'users:administer', 'contact:administer'] as const;
export type Permission = (typeof PERMISSIONS)[number];

export const ROLES = ['user', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** What each role may do. An admin manages accounts and reads what visitors wrote; what people told their twin stays theirs alone. */
const PERMISSIONS_OF: Record<Role, ReadonlySet<Permission>> = {
  user: new Set(OF_EVERYONE),
  admin: new Set(PERMISSIONS),
};

export function permissionsOf(role: Role): ReadonlySet<Permission> {
  return PERMISSIONS_OF[role];
}
