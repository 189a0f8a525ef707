import { type ManagedUser } from './admin.dto.js';

type Row = Omit<ManagedUser, 'createdAt' | 'lastSeenAt'> & { createdAt: Date; lastSignInAt: Date };

export function toManagedUser({ createdAt, lastSignInAt, ...user }: Row): ManagedUser {
  const { id, email, emailVerified, displayName, role, roleSource } = user;
  return {
    id,
    email,
    emailVerified,
    displayName,
    role,
    roleSource,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSignInAt.toISOString(),
  };
}
