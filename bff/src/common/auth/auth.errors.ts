import { DomainError } from '../http/problem.js';

export class SignedOut extends DomainError {
  constructor() {
    super('signed_out', 401, 'Please sign in.');
  }
}

/** The page asks for the password or provider again, exchanges the new proof, and repeats the request. */
export class ReauthRequired extends DomainError {
  constructor() {
    super('reauth_required', 403, 'Please confirm that it is you, then try again.');
  }
}

export class NotAllowed extends DomainError {
  constructor() {
    super('not_allowed', 403, 'Your account may not do this.');
  }
}
