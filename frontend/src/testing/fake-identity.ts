import type { Identity, IdentityReport, IdentityUser, NewAccount } from '../lib/identity';

interface Account extends NewAccount {
  user: IdentityUser;
}

/** An identity provider in memory, in the place of lib/identity. One for the whole test file; reset after each test. */
class FakeIdentity {
  accounts: Account[] = [];
  current: IdentityUser | null = null;
  /** The provider's library cannot be loaded. */
  isUnavailable = false;
  /** The provider answers the next sign-in or sign-up with this code. */
  nextRefusal: string | null = null;
  loads = 0;
  /** Of every store that asked: one whose test is over may still be asking. */
  private readonly reports = new Set<IdentityReport>();

  reset(): void {
    this.accounts = [];
    this.current = null;
    this.isUnavailable = false;
    this.nextRefusal = null;
    this.loads = 0;
    this.reports.clear();
  }

  /** Somebody is signed in at the provider already, from an earlier visit. */
  remember(user: IdentityUser): void {
    this.current = user;
  }

  /** Signs in, or out, behind the application's back: another tab, a deleted account. */
  change(user: IdentityUser | null): void {
    const previous = this.current;
    this.current = user;
    for (const report of this.reports) report(user, previous);
  }

  readonly load = (_config: unknown, report: IdentityReport): Promise<Identity> => {
    if (this.isUnavailable) return Promise.reject(new Error('chunk not found'));
    this.loads += 1;
    this.reports.add(report);
    queueMicrotask(() => report(this.current, null));
    return Promise.resolve(this.identity);
  };

  private readonly identity: Identity = {
    idToken: () => Promise.resolve(this.current && `token-of-${this.current.uid}`),
    signIn: ({ email, password }) =>
      this.answer(() => {
        const account = this.accounts.find((each) => each.email === email);
        if (account?.password !== password) throw refusal('auth/invalid-credential');
        this.change(account.user);
      }),
    signUp: (account) =>
      this.answer(() => {
        if (this.accounts.some(({ email }) => email === account.email))
          throw refusal('auth/email-already-in-use');
        const user = makeIdentityUser({ email: account.email, displayName: account.displayName });
        this.accounts.push({ ...account, user });
        this.change(user);
      }),
    signOut: () => this.answer(() => this.change(null)),
  };

  private async answer(act: () => void): Promise<void> {
    await Promise.resolve();
    const code = this.nextRefusal;
    this.nextRefusal = null;
    if (code) throw refusal(code);
    act();
  }
}

export const fakeIdentity = new FakeIdentity();

export function makeIdentityUser(overrides: Partial<IdentityUser> = {}): IdentityUser {
  return {
    uid: 'uid-mara',
    email: 'mara@example.org',
    emailVerified: false,
    displayName: 'Mara',
    photoURL: null,
    ...overrides,
  };
}

function refusal(code: string): Error {
  return Object.assign(new Error(code), { code });
}
