import type { AuthUser } from '../../api/users.api';

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
    ...overrides,
  };
}
