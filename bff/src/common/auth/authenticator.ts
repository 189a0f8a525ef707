import { type Request } from 'express';
import { type SessionUser } from './session-user.js';

/** Finds out who sends a request. The auth module knows how; the guard only asks. */
export abstract class Authenticator {
  abstract authenticate(request: Request): Promise<SessionUser | undefined>;

  /** Calls back when the user's session ends, until the returned function is called. For what outlasts its guard. */
  abstract watch(user: SessionUser, onEnd: () => void): () => void;
}
