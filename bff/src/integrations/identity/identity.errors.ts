import { DomainError } from '../../common/http/problem.js';

export class InvalidIdToken extends DomainError {
  constructor(cause?: unknown) {
    super('invalid_id_token', 401, 'This sign-in isn’t valid or has expired. Please sign in again.', {
      cause,
    });
  }
}

export class IdentityUnavailable extends DomainError {
  constructor(cause?: unknown) {
    super(
      'identity_unavailable',
      503,
      'The sign-in service can’t be reached at the moment. Please try again shortly.',
      {
        cause,
      },
    );
  }
}

/** It would give its rights to whoever sits at this machine. */
export class SimulatedAccount extends DomainError {
  constructor() {
    super(
      'simulated_account',
      409,
      'This account can be opened by a simulated sign-in, so it can’t be an administrator. Its owner has to disconnect that first.',
    );
  }
}

export class AccountGone extends DomainError {
  constructor() {
    super('account_gone', 409, 'This account no longer exists at the sign-in service.');
  }
}
