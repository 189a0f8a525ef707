import { DomainError } from '../../common/http/problem.js';

export class UserNotFound extends DomainError {
  constructor() {
    super('user_not_found', 404, 'User not found.');
  }
}

export class SignUpClosed extends DomainError {
  constructor() {
    super('sign_up_closed', 403, 'This Twyn doesn’t accept new accounts. Ask your administrator for one.');
  }
}

export class ConfirmationMismatch extends DomainError {
  constructor(expected: string) {
    super('confirmation_mismatch', 400, `To delete your account, type ${expected}.`, {
      errors: [{ path: 'confirmation', message: `Type ${expected}.` }],
    });
  }
}

export class AdminByAddress extends DomainError {
  constructor() {
    super(
      'admin_by_address',
      409,
      'This person is admin by the address in ADMIN_EMAIL. Change that setting to take the role away.',
    );
  }
}

export class AdminByClaim extends DomainError {
  constructor() {
    super(
      'admin_by_claim',
      409,
      'This person is admin by a claim of the sign-in service, which can’t be changed from here without a service account.',
    );
  }
}
