import { type Role } from '../../common/auth/permissions.js';
import { type SessionProfile } from '../../common/auth/session-user.js';
import { type AuthUser } from './users.dto.js';

interface Person extends SessionProfile {
  id: string;
  uid: string;
  role: Role;
}

export function toAuthUser(person: Person): AuthUser {
  const { id, uid, email, emailVerified, displayName, photoUrl, role, createdAt } = person;
  return {
    id,
    uid,
    email,
    emailVerified,
    displayName: displayName || email?.split('@')[0] || 'User',
    photoURL: photoUrl,
    role,
    customClaims: { admin: role === 'admin' },
    createdAt: createdAt.toISOString(),
  };
}
