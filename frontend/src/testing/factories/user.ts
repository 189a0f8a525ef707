import type { AuthUser } from '../../shared/users/api/users.api';

export function makeUser(overrides: Partial<AuthUser> = {}): AuthUser {
  return {
    id: '0199c2c0-0000-7000-8000-000000000001',
    uid: 'uid-mara',
    email: 'mara@example.org',
    emailVerified: false,
    displayName: 'Mara',
    photoURL: null,
    role: 'user',
    customClaims: { admin: false },
    createdAt: '2026-03-04T18:22:00.000Z',
    ...overrides,
  };
}
