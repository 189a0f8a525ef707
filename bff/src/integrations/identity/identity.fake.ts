import { type Clock } from '../../common/clock.js';
import { type AccountState, Identity, type VerifiedIdentity } from './identity.js';
import { AccountGone, IdentityUnavailable, InvalidIdToken } from './identity.errors.js';

interface FakeAccount extends VerifiedIdentity {
  validSince: Date;
  isDisabled: boolean;
}

/** An identity provider in memory: `tokenFor` signs an account in, and its fields say what state it is in. */
export class FakeIdentity extends Identity {
  private readonly accounts = new Map<string, FakeAccount>();
  isDown = false;
  managesAccounts = true;
  /** How often the provider was called. */
  calls = 0;

  constructor(private readonly clock: Clock) {
    super();
  }

  tokenFor(uid: string, details: Partial<VerifiedIdentity> = {}): string {
    this.accounts.set(uid, {
      uid,
      email: `${uid}@example.com`,
      emailVerified: true,
      displayName: null,
      photoUrl: null,
      isAdmin: false,
      signedInAt: this.clock.now(),
      isTokenStale: false,
      validSince: new Date(0),
      isDisabled: false,
      ...details,
    });
    return `token-of-${uid}`;
  }

  removeAccount(uid: string): void {
    this.accounts.delete(uid);
  }

  /** `isDisabled`, or `validSince` as after a change of password. */
  change(uid: string, changes: Partial<FakeAccount>): void {
    const account = this.accounts.get(uid);
    if (account) this.accounts.set(uid, { ...account, ...changes });
  }

  has(uid: string): boolean {
    return this.accounts.has(uid);
  }

  isAdmin(uid: string): boolean {
    return this.accounts.get(uid)?.isAdmin ?? false;
  }

  async verifyIdToken(idToken: string): Promise<VerifiedIdentity> {
    await this.answer();
    const account = this.accounts.get(idToken.replace(/^token-of-/, ''));
    if (!account || account.isDisabled || account.signedInAt < account.validSince) throw new InvalidIdToken();
    return account;
  }

  async findAccounts(uids: string[]): Promise<Map<string, AccountState>> {
    await this.answer();
    const found = uids.map((uid) => this.accounts.get(uid)).filter((account) => account !== undefined);
    return new Map(found.filter(({ isDisabled }) => !isDisabled).map((account) => [account.uid, account]));
  }

  async findUid(email: string): Promise<string | undefined> {
    await this.answer();
    return [...this.accounts.values()].find((account) => account.email === email)?.uid;
  }

  async setAdmin(uid: string, isAdmin: boolean): Promise<void> {
    await this.answer();
    if (!this.accounts.has(uid)) throw new AccountGone();
    this.change(uid, { isAdmin });
  }

  async deleteAccount(uid: string): Promise<void> {
    await this.answer();
    if (!this.managesAccounts) throw new IdentityUnavailable();
    this.accounts.delete(uid);
  }

  endSignIns(): Promise<void> {
    return Promise.resolve();
  }

  private answer(): Promise<void> {
    this.calls += 1;
    return this.isDown ? Promise.reject(new IdentityUnavailable()) : Promise.resolve();
  }
}
