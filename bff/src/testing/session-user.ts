import { permissionsOf } from '../common/auth/permissions.js';
import { type SessionUser } from '../common/auth/session-user.js';

/** Somebody signed in; a test states only what matters to it. */
export function aSessionUser(details: Partial<SessionUser> = {}): SessionUser {
  return {
    id: '00000000-0000-4000-8000-000000000001',
    uid: 'ana',
    sessionId: '00000000-0000-4000-8000-0000000000ff',
    signedInAt: new Date(),
    timeZone: 'UTC',
    role: 'user',
    permissions: permissionsOf(details.role ?? 'user'),
    profile: {
      email: 'ana@example.com',
      emailVerified: true,
      displayName: 'Ana',
      photoUrl: null,
      createdAt: new Date('2026-03-01T08:00:00Z'),
    },
    ...details,
  };
}
