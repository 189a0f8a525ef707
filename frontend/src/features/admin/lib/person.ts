import type { ManagedUser } from '../api/admin.api';

/** The name, else what stands before the @, else a word for somebody who gave neither. */
export function nameOf({ displayName, email }: ManagedUser): string {
  return displayName ?? email?.split('@')[0] ?? 'User';
}
