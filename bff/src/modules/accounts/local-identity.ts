import { Injectable } from '@nestjs/common';
import { type AccountState, Identity, type VerifiedIdentity } from '../../integrations/identity/identity.js';
import {
  AccountGone,
  IdentityUnavailable,
  InvalidIdToken,
  SimulatedAccount,
} from '../../integrations/identity/identity.errors.js';
import { AccountRefusal } from './accounts.errors.js';
import { type Account, AccountsRepository } from './accounts.repository.js';
import { Callers } from './sign-ins/callers.js';
import { type SignInChoice, SignInsRepository } from './sign-ins/sign-ins.repository.js';
import { hasAdminClaim, hasVerifiedEmail, isPlayed } from './standing.js';

/** The accounts that this server keeps itself, as the rest of the product knows an identity provider. */
@Injectable()
export class LocalIdentity extends Identity {
  readonly managesAccounts = true;

  constructor(
    private readonly accounts: AccountsRepository,
    private readonly signIns: SignInsRepository,
    private readonly callers: Callers,
  ) {
    super();
  }

  async verifyIdToken(idToken: string): Promise<VerifiedIdentity> {
    try {
      const { account, claims, signIn } = await this.callers.identify(idToken);
      const emailVerified = hasVerifiedEmail(account);
      const isAdmin = hasAdminClaim(account);
      return {
        uid: account.uid,
        email: account.email,
        emailVerified,
        displayName: account.displayName,
        photoUrl: null,
        isAdmin,
        signedInAt: signIn.signedInAt,
        isTokenStale: claims.emailVerified !== emailVerified || claims.isAdmin !== isAdmin,
      };
    } catch (error) {
      throw error instanceof AccountRefusal ? new InvalidIdToken(error) : new IdentityUnavailable(error);
    }
  }

  async findAccounts(uids: string[]): Promise<Map<string, AccountState>> {
    const found = await this.ask(this.accounts.findMany(uids));
    return new Map(
      found.filter(({ isDisabled }) => !isDisabled).map((account) => [account.uid, toState(account)]),
    );
  }

  async findUid(email: string): Promise<string | undefined> {
    return (await this.ask(this.accounts.findByEmail(email.toLowerCase())))?.uid;
  }

  async setAdmin(uid: string, isAdmin: boolean): Promise<void> {
    const account = await this.ask(this.accounts.find(uid));
    if (!account) throw new AccountGone();
    if (isAdmin && isPlayed(account)) throw new SimulatedAccount();
    await this.ask(this.accounts.update(uid, { isAdmin }));
  }

  async deleteAccount(uid: string): Promise<void> {
    await this.ask(this.accounts.remove(uid));
  }

  async endSignIns(uid: string, choice: SignInChoice): Promise<void> {
    await this.ask(this.signIns.end(uid, choice));
  }

  private async ask<T>(work: Promise<T>): Promise<T> {
    try {
      return await work;
    } catch (error) {
      throw new IdentityUnavailable(error);
    }
  }
}

function toState(account: Account): AccountState {
  return { isAdmin: hasAdminClaim(account), validSince: account.validSince };
}
