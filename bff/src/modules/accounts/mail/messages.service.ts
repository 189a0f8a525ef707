import { Injectable, Logger } from '@nestjs/common';
import { describeError } from '../../../common/logging/describe-error.js';
import { AccountRefusal } from '../accounts.errors.js';
import { AccountsRepository } from '../accounts.repository.js';
import { Attempts } from '../attempts/attempts.js';
import { Callers } from '../sign-ins/callers.js';
import { ActionCodesService } from './action-codes.service.js';

/** What somebody can have sent to an address. */
@Injectable()
export class MessagesService {
  private readonly logger = new Logger(MessagesService.name);
  private sending: Promise<void> = Promise.resolve();

  constructor(
    private readonly accounts: AccountsRepository,
    private readonly callers: Callers,
    private readonly codes: ActionCodesService,
    private readonly attempts: Attempts,
  ) {}

  /** Answers before it looks whether there is such an account, so that neither words nor time tell. */
  sendPasswordReset(email: string, address: string): void {
    this.attempts.take('message', { account: email, address });
    this.sending = Promise.all([this.sending, this.reset(email)]).then(() => undefined);
  }

  /** Once what was answered already is done. */
  settled(): Promise<void> {
    return this.sending;
  }

  async sendVerification(idToken: string, address: string): Promise<string> {
    const { account } = await this.callers.identify(idToken);
    const { uid, email } = account;
    if (email === null) throw new AccountRefusal('MISSING_EMAIL');
    this.attempts.take('message', { account: uid, address });
    await this.codes.send({ kind: 'VERIFY_EMAIL', account, email });
    return email;
  }

  /** Of an address that belongs to another account it says the same, and sends nothing. */
  async sendChange(idToken: string, newEmail: string, address: string): Promise<string> {
    const { account } = await this.callers.identifyRecent(idToken);
    const { uid, email } = account;
    if (email === null) throw new AccountRefusal('MISSING_EMAIL');
    this.attempts.take('message', { account: uid, address });
    const owner = await this.accounts.findByEmail(newEmail);
    if (!owner) await this.codes.send({ kind: 'VERIFY_AND_CHANGE_EMAIL', account, email, newEmail });
    return email;
  }

  private async reset(email: string): Promise<void> {
    try {
      const account = await this.accounts.findByEmail(email);
      if (account && !account.isDisabled) await this.codes.send({ kind: 'PASSWORD_RESET', account, email });
    } catch (error) {
      this.logger.error({ task: 'send a new password', error: describeError(error) });
    }
  }
}
