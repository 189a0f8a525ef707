import { type Permission, type Role } from './permissions.js';

/** Who is asking, as the session guard found them. */
export interface SessionUser {
  id: string;
  /** The identity provider's id. */
  uid: string;
  sessionId: string;
  /** When the person last proved who they are. */
  signedInAt: Date;
  /** Where their browser is; UTC as long as it has not said. */
  timeZone: string;
  role: Role;
  permissions: ReadonlySet<Permission>;
  profile: SessionProfile;
}

/** Read together with the session, so that showing the user their own name costs no query. */
export interface SessionProfile {
  email: string | null;
  emailVerified: boolean;
  displayName: string | null;
  photoUrl: string | null;
  createdAt: Date;
}
