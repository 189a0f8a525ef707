/**
 * What the sign-in library understands: a name of Firebase's in capitals, for which it has an error of its own. The page has
 * the words for people.
 */
export class AccountRefusal extends Error {
  override name = 'AccountRefusal';

  constructor(
    readonly code: RefusalCode,
    readonly status = 400,
  ) {
    super(code);
  }
}

export type RefusalCode =
  | 'ADMIN_ONLY_OPERATION'
  | 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN'
  | 'EMAIL_EXISTS'
  | 'EMAIL_NOT_FOUND'
  | 'EXPIRED_OOB_CODE'
  | 'FEDERATED_USER_ID_ALREADY_LINKED'
  | 'INVALID_ARGUMENT'
  | 'INVALID_CODE'
  | 'INVALID_EMAIL'
  | 'INVALID_ID_TOKEN'
  | 'INVALID_IDP_RESPONSE'
  | 'INVALID_LOGIN_CREDENTIALS'
  | 'INVALID_OOB_CODE'
  | 'INVALID_PHONE_NUMBER'
  | 'INVALID_REFRESH_TOKEN'
  | 'INVALID_SESSION_INFO'
  | 'MISSING_EMAIL'
  | 'NOT_FOUND'
  | 'OPERATION_NOT_ALLOWED'
  | 'PERMISSION_DENIED'
  | 'REQUEST_TOO_LARGE'
  | 'SESSION_EXPIRED'
  | 'TOKEN_EXPIRED'
  | 'TOO_MANY_ATTEMPTS_TRY_LATER'
  | 'USER_DISABLED'
  | 'USER_NOT_FOUND'
  | 'WEAK_PASSWORD';

export class TooManyAttempts extends AccountRefusal {
  constructor(readonly retryAfterSeconds: number) {
    super('TOO_MANY_ATTEMPTS_TRY_LATER', 429);
  }
}

/** Nothing is wrong with the request; the library tells its user that the service cannot be reached. */
export class TooBusy extends Error {
  override name = 'TooBusy';
}
