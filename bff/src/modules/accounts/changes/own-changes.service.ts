import { Injectable } from '@nestjs/common';
import { AccountsKit } from '../accounts-kit.js';
import { SignInKit } from '../sign-ins/sign-in-kit.js';
import { AccountRefusal } from '../accounts.errors.js';
import { type Account } from '../accounts.repository.js';
import { ActionCodesService } from '../mail/action-codes.service.js';
import { PasswordsService } from '../passwords/passwords.service.js';
import { type Tokens } from '../sign-ins/sign-in-opener.js';

export interface OwnChange {
  displayName?: string | null | undefined;
  email?: string | undefined;
  password?: string | undefined;
  /** Ways in to be taken away. */
  unlinked?: string[] | undefined;
}

export interface Changed {
  account: Account;
  /** Where all sign-ins were ended: a new one for this page. */
  tokens?: Tokens;
}

/** What somebody who is signed in does with their own account. */
@Injectable()
export class OwnChangesService {
  constructor(
    private readonly kit: AccountsKit,
    private readonly devices: SignInKit,
    private readonly passwords: PasswordsService,
    private readonly codes: ActionCodesService,
  ) {}

  async look(idToken: string): Promise<Account> {
    return (await this.devices.callers.identify(idToken)).account;
  }

  async change(idToken: string, change: OwnChange, address: string): Promise<Changed> {
    const { displayName, email, password, unlinked = [] } = change;
    const isDelicate = email !== undefined || password !== undefined;
    const { account, signIn } = await (isDelicate
      ? this.devices.callers.identifyRecent(idToken)
      : this.devices.callers.identify(idToken));
    const { uid } = account;
    if (displayName !== undefined) await this.kit.accounts.update(uid, { displayName });
    if (unlinked.length > 0) await this.unlink(uid, unlinked);
    if (email !== undefined && email !== account.email) await this.changeEmail(account, email, address);
    if (password !== undefined) await this.changePassword(account, password);
    const changed = (await this.kit.accounts.find(uid)) ?? account;
    if (!isDelicate) return { account: changed };
    // Whoever had a copy of a token has nothing any more; the page that made the change goes on.
    await this.devices.signIns.end(uid);
    const provider = password === undefined ? signIn.provider : 'password';
    return { account: changed, tokens: await this.devices.opener.open(changed, provider) };
  }

  async remove(idToken: string): Promise<void> {
    const { account } = await this.devices.callers.identifyRecent(idToken);
    await this.kit.accounts.remove(account.uid);
  }

  private async unlink(uid: string, ways: string[]): Promise<void> {
    if (ways.includes('password')) await this.kit.accounts.update(uid, { passwordHash: null });
    if (ways.includes('phone')) await this.kit.accounts.update(uid, { phone: null });
    await this.kit.accounts.unlink(uid, ways);
  }

  private async changeEmail({ uid, email: former }: Account, email: string, address: string): Promise<void> {
    this.kit.attempts.take('taken', { account: uid, address });
    const validSince = this.kit.clock.now();
    const isFree = await this.kit.accounts.update(uid, { email, emailVerified: false, validSince });
    if (!isFree) throw new AccountRefusal('EMAIL_EXISTS');
    this.kit.attempts.forgive('taken', { account: uid, address });
    await this.codes.drop(uid, ['VERIFY_EMAIL', 'PASSWORD_RESET', 'VERIFY_AND_CHANGE_EMAIL']);
    if (former !== null) await this.codes.send({ kind: 'RECOVER_EMAIL', account: { uid }, email: former });
  }

  private async changePassword({ uid, email }: Account, password: string): Promise<void> {
    if (email === null) throw new AccountRefusal('MISSING_EMAIL');
    const passwordHash = await this.passwords.hash(password);
    await this.kit.accounts.update(uid, { passwordHash, validSince: this.kit.clock.now() });
    await this.codes.drop(uid, ['PASSWORD_RESET']);
  }
}
