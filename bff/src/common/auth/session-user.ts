import { type Permission, type Role } from './permissions.js';

/** Who is asking, as the session guard found them. */
export interface SessionUser {
  id: string;
  /** The identity provider's id. */
  uid: string;
  sessionId: string;
  role: Role;
  permissions: ReadonlySet<Permission>;
}
