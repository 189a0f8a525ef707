import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { type Account, AccountsRepository } from '../accounts.repository.js';
import { AccountRefusal } from '../accounts.errors.js';
import { IdTokens, type TokenClaims } from './id-tokens.js';
import { type SignInRow, SignInsRepository } from './sign-ins.repository.js';

const RECENT_MS = 5 * 60_000;

export interface Caller {
  account: Account;
  signIn: SignInRow;
  claims: TokenClaims;
}

/** Whoever holds an ID token: the account as it is now, and the sign-in behind the token, which may have been ended since. */
@Injectable()
export class Callers {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly signIns: SignInsRepository,
    private readonly tokens: IdTokens,
    private readonly clock: Clock,
  ) {}

  /** Throws AccountRefusal. */
  async identify(idToken: string): Promise<Caller> {
    const claims = await this.tokens.verify(idToken);
    const account = await this.accounts.find(claims.uid);
    if (!account) throw new AccountRefusal('USER_NOT_FOUND');
    if (account.isDisabled) throw new AccountRefusal('USER_DISABLED');
    if (claims.signedInAt < account.validSince) throw new AccountRefusal('TOKEN_EXPIRED');
    const signIn = await this.signIns.find(claims.signInId);
    if (signIn?.uid !== account.uid) throw new AccountRefusal('TOKEN_EXPIRED');
    return { account, signIn, claims };
  }

  /** For what a stolen token must not do: the person has proved who they are within the last five minutes. */
  async identifyRecent(idToken: string): Promise<Caller> {
    const caller = await this.identify(idToken);
    if (this.clock.now().getTime() - caller.signIn.signedInAt.getTime() > RECENT_MS) {
      throw new AccountRefusal('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
    }
    return caller;
  }
}
