import type { ManagedUser } from '../../features/admin/api/admin.api';

let made = 0;

export function makeManagedUser(overrides: Partial<ManagedUser> = {}): ManagedUser {
  made += 1;
  return {
    id: `0199c2c0-0000-7000-8000-${String(made).padStart(12, '0')}`,
    email: `person-${made}@example.org`,
    emailVerified: true,
    displayName: `Person ${made}`,
    role: 'user',
    roleSource: null,
    createdAt: '2026-03-04T18:22:00.000Z',
    lastSeenAt: new Date(Date.now() - 12 * 60_000).toISOString(),
    ...overrides,
  };
}
