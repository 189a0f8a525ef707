import { permissionsOf } from '../../common/auth/permissions.js';
import { knownZone } from '../../common/http/time-zone.js';
import { type SessionUser } from '../../common/auth/session-user.js';
import { type Session } from './sessions.dto.js';
import { type Ender, type SessionRow, type SessionWithUser } from './sessions.repository.js';

export function toSession(
  { id, device, timeZone, createdAt, lastUsedAt, expiresAt }: SessionRow,
  currentId: string,
): Session {
  return {
    id,
    device,
    timeZone,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    isCurrent: id === currentId,
  };
}

export function toSessionUser({ session, user }: SessionWithUser): SessionUser {
  const { id, uid, role, email, emailVerified, displayName, photoUrl, createdAt } = user;
  return {
    id,
    uid,
    role,
    sessionId: session.id,
    signedInAt: session.signedInAt,
    timeZone: knownZone(session.timeZone),
    permissions: permissionsOf(role),
    profile: { email, emailVerified, displayName, photoUrl, createdAt },
  };
}

export function toEnder({ id, sessionId, signedInAt }: SessionUser): Ender {
  return { userId: id, sessionId, signedInAt };
}
