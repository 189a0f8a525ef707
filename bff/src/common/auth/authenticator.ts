import { type Request } from 'express';
import { type SessionUser } from './session-user.js';

/** Finds out who sends a request. The auth module knows how; the guard only asks. */
export abstract class Authenticator {
  abstract authenticate(request: Request): Promise<SessionUser | undefined>;
}
