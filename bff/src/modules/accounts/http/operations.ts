import { Injectable } from '@nestjs/common';
import { AccountOperations } from './account-operations.js';
import { get, type Operation, type OperationList } from './operation.js';
import { ProofOperations } from './proof-operations.js';

/** The library asks for Google's check that somebody is a person; without a key it goes on with none. */
const WITHOUT_RECAPTCHA: OperationList = [
  ['/identitytoolkit.googleapis.com/v1/recaptchaParams', get(() => ({ recaptchaSiteKey: 'none' }))],
  ['/identitytoolkit.googleapis.com/v2/recaptchaConfig', get(() => ({}))],
];

/** What the sign-in library calls, by address; there is nothing else. */
@Injectable()
export class Operations {
  readonly byPath: ReadonlyMap<string, Operation>;

  constructor(accounts: AccountOperations, proofs: ProofOperations) {
    this.byPath = new Map([...accounts.list, ...proofs.list, ...WITHOUT_RECAPTCHA]);
  }
}
