import { Injectable } from '@nestjs/common';
import { StartError } from '../../common/start-error.js';
import { AccountsKit } from './accounts-kit.js';
import { SigningKeysRepository } from './keys/signing-keys.repository.js';
import { ID_TOKEN_SECONDS } from './sign-ins/id-tokens.js';
import { SignInsRepository } from './sign-ins/sign-ins.repository.js';

/** What whoever runs the server does to keys and accounts; answers with what there is to say. */
@Injectable()
export class Housekeeping {
  constructor(
    private readonly kit: AccountsKit,
    private readonly signIns: SignInsRepository,
    private readonly keys: SigningKeysRepository,
  ) {}

  /** Tokens live for an hour; a key that may be stolen must not count for so long. */
  async rotateKeys(atOnce: boolean): Promise<string> {
    const now = this.kit.clock.now();
    const countsUntil = atOnce ? now : new Date(now.getTime() + ID_TOKEN_SECONDS * 1_000);
    const retired = await this.keys.retire(now, countsUntil);
    const until = atOnce ? 'counts no more' : 'counts until its time is up, an hour at most';
    return `${String(retired)} signing keys are retired; what they signed ${until}. A new one is made at the next sign-in.`;
  }

  async setDisabled(email: string, isDisabled: boolean): Promise<string> {
    const account = await this.kit.accounts.findByEmail(email.toLowerCase());
    if (!account) throw new StartError(`Nobody has signed up as ${email}.`);
    await this.kit.accounts.update(account.uid, { isDisabled });
    if (isDisabled) await this.signIns.end(account.uid);
    return `${email} is ${isDisabled ? 'disabled; whatever it has open ends within half a minute' : 'enabled'}.`;
  }
}
