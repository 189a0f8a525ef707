import { DomainError } from '../http/problem.js';

export class SignedOut extends DomainError {
  constructor() {
    super('signed_out', 401, 'Please sign in.');
  }
}

export class NotAllowed extends DomainError {
  constructor() {
    super('not_allowed', 403, 'Your account may not do this.');
  }
}
