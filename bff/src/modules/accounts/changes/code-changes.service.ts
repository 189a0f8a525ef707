import { Injectable } from '@nestjs/common';
import { AccountsKit } from '../accounts-kit.js';
import { AccountRefusal } from '../accounts.errors.js';
import { type Account } from '../accounts.repository.js';
import { ACTION_KINDS, type ActionCodeRow, type ActionKind } from '../mail/action-codes.repository.js';
import { ActionCodesService } from '../mail/action-codes.service.js';
import { PasswordsService } from '../passwords/passwords.service.js';
import { SignInsRepository } from '../sign-ins/sign-ins.repository.js';

/** Works while the address is still the account's. */
const OF_THE_ADDRESS: readonly ActionKind[] = ['VERIFY_EMAIL', 'PASSWORD_RESET', 'VERIFY_AND_CHANGE_EMAIL'];

/** What emailed links do. Whoever has one is not signed in: it is the proof. */
@Injectable()
export class CodeChangesService {
  constructor(
    private readonly kit: AccountsKit,
    private readonly signIns: SignInsRepository,
    private readonly codes: ActionCodesService,
    private readonly passwords: PasswordsService,
  ) {}

  /** What a code is for; it is not used up. */
  look(code: string, address: string): Promise<ActionCodeRow> {
    return this.codes.look(code, address);
  }

  /** Confirms, changes or takes back an address. */
  async apply(code: string, address: string): Promise<Account> {
    const row = await this.codes.look(code, address);
    const account = await this.accountOf(row);
    switch (row.kind) {
      case 'VERIFY_EMAIL':
        await this.codes.use(row);
        await this.kit.accounts.update(account.uid, { emailVerified: true });
        break;
      case 'VERIFY_AND_CHANGE_EMAIL':
        await this.change(account, row);
        break;
      case 'RECOVER_EMAIL':
        await this.recover(account, row);
        break;
      case 'PASSWORD_RESET':
        throw new AccountRefusal('INVALID_OOB_CODE');
    }
    return (await this.kit.accounts.find(account.uid)) ?? account;
  }

  /** Played providers prove nothing, so the account that somebody has proved to be theirs loses them. */
  async resetPassword(code: string, password: string, address: string): Promise<ActionCodeRow> {
    const row = await this.codes.look(code, address);
    if (row.kind !== 'PASSWORD_RESET') throw new AccountRefusal('INVALID_OOB_CODE');
    const account = await this.accountOf(row);
    const passwordHash = await this.passwords.hash(password);
    await this.codes.use(row);
    const validSince = this.kit.clock.now();
    await this.kit.accounts.update(account.uid, { passwordHash, validSince, emailVerified: true });
    await this.kit.accounts.unlink(
      account.uid,
      account.providers.map(({ providerId }) => providerId),
    );
    await this.signIns.end(account.uid);
    await this.codes.drop(account.uid, OF_THE_ADDRESS);
    return row;
  }

  private async change({ uid }: Account, row: ActionCodeRow): Promise<void> {
    if (row.newEmail === null) throw new AccountRefusal('INVALID_OOB_CODE');
    await this.codes.use(row);
    const isFree = await this.kit.accounts.update(uid, { email: row.newEmail, emailVerified: true });
    if (!isFree) throw new AccountRefusal('EMAIL_EXISTS');
    await this.codes.drop(uid, OF_THE_ADDRESS);
    await this.codes.send({ kind: 'RECOVER_EMAIL', account: { uid }, email: row.email });
  }

  /** The account may be in other hands: nobody who is signed in stays so, and no link that they asked for works. */
  private async recover({ uid }: Account, row: ActionCodeRow): Promise<void> {
    await this.codes.use(row);
    const isFree = await this.kit.accounts.update(uid, {
      email: row.email,
      emailVerified: true,
      validSince: this.kit.clock.now(),
    });
    if (!isFree) throw new AccountRefusal('EMAIL_EXISTS');
    await this.signIns.end(uid);
    await this.codes.drop(uid, ACTION_KINDS);
  }

  private async accountOf({ uid, kind, email }: ActionCodeRow): Promise<Account> {
    const account = await this.kit.accounts.find(uid);
    if (!account || account.isDisabled) throw new AccountRefusal('INVALID_OOB_CODE');
    if (OF_THE_ADDRESS.includes(kind) && account.email !== email) {
      throw new AccountRefusal('INVALID_OOB_CODE');
    }
    return account;
  }
}
