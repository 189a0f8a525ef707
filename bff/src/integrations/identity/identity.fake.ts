import { type Clock } from '../../common/clock.js';
import { type AccountState, Identity, type VerifiedIdentity } from './identity.js';
import { IdentityUnavailable, InvalidIdToken } from './identity.errors.js';

/** An identity provider in memory: `tokenFor` signs an account in, and its fields say what state it is in. */
export class FakeIdentity extends Identity {
  private readonly accounts = new Map<string, VerifiedIdentity>();
  isDown = false;

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
      ...details,
    });
    return `token-of-${uid}`;
  }

  deleteAccount(uid: string): void {
    this.accounts.delete(uid);
  }

  verifyIdToken(idToken: string): Promise<VerifiedIdentity> {
    if (this.isDown) return Promise.reject(new IdentityUnavailable());
    const account = this.accounts.get(idToken.replace(/^token-of-/, ''));
    return account ? Promise.resolve(account) : Promise.reject(new InvalidIdToken());
  }

  accountState(uid: string): Promise<AccountState> {
    if (this.isDown) return Promise.resolve('unknown');
    return Promise.resolve(this.accounts.has(uid) ? 'active' : 'gone');
  }
}
