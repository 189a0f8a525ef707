import { DomainError } from '../../common/http/problem.js';

/** The same for an unknown session and for somebody else's. */
export class SessionNotFound extends DomainError {
  constructor() {
    super('session_not_found', 404, 'Session not found.');
  }
}

export class SignInEnded extends DomainError {
  constructor() {
    super('sign_in_ended', 403, 'This sign-in was ended. Please sign in again.');
  }
}
