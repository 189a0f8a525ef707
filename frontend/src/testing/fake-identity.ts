import type {
  Identity,
  IdentityConfig,
  IdentityReport,
  IdentityUser,
  NewAccount,
  SignInMethods,
} from '../platform/identity/identity';

interface Account extends NewAccount {
  user: IdentityUser;
}

const SMS_CODE = '123456';
const nothing = (): void => undefined;

/** An identity provider in memory, in the place of platform/identity. One for the whole test file; reset after each test. */
class FakeIdentity {
  accounts: Account[] = [];
  current: IdentityUser | null = null;
  /** The provider's library cannot be loaded. */
  isUnavailable = false;
  /** The provider answers the next call with this code. */
  nextRefusal: string | null = null;
  /** What the page came back from the sign-in service with. */
  redirectFailure: unknown = null;
  /** How the signed-in person can sign in. */
  methods: SignInMethods = noMethods();
  /** Every other call, as it was made: the method's name and what it was given. */
  calls: unknown[][] = [];
  /** Codes of emailed links that are still good, and whom they are for; the SMS code is 123456. */
  actionCodes = new Map<string, string>();
  loads = 0;
  /** Of every store that asked: one whose test is over may still be asking. */
  private readonly reports = new Set<IdentityReport>();

  reset(): void {
    this.accounts = [];
    this.current = null;
    this.isUnavailable = false;
    this.nextRefusal = null;
    this.redirectFailure = null;
    this.methods = noMethods();
    this.calls = [];
    this.actionCodes.clear();
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

  readonly load = async (
    readConfig: () => Promise<IdentityConfig>,
    report: IdentityReport,
  ): Promise<Identity> => {
    this.loads += 1;
    if (this.isUnavailable) throw new Error('chunk not found');
    await readConfig();
    this.reports.add(report);
    queueMicrotask(() => report(this.current, null));
    return this.identity;
  };

  private readonly identity: Identity = {
    idToken: ({ fresh } = { fresh: false }) =>
      Promise.resolve(this.current && `${fresh ? 'fresh-' : ''}token-of-${this.current.uid}`),
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
    signInWith: (provider) =>
      this.answer(() => this.change(makeIdentityUser({ uid: `uid-${provider}` })), 'signInWith', provider),
    redirectFailure: () => Promise.resolve(this.redirectFailure),

    methods: () => this.answer(() => structuredClone(this.methods)),
    sendEmailVerification: () => this.answer(nothing, 'sendEmailVerification'),
    sendPasswordReset: (email) => this.answer(nothing, 'sendPasswordReset', email),
    checkActionCode: (code) => this.answer(() => ({ email: this.ownerOf(code) })),
    applyActionCode: (code) => this.answer(() => this.useUp(code), 'applyActionCode', code),
    confirmPasswordReset: (code, password) =>
      this.answer(() => this.useUp(code), 'confirmPasswordReset', code, password),

    reauthenticate: (proof) => this.answer(nothing, 'reauthenticate', proof),
    changeEmail: (email) => this.answer(nothing, 'changeEmail', email),
    changePassword: (password) => this.answer(nothing, 'changePassword', password),
    changeDisplayName: (name) => this.answer(nothing, 'changeDisplayName', name),
    link: (id) =>
      this.answer(() => void this.methods.providers.push({ id, email: this.methods.email }), 'link', id),
    unlink: (method) => this.answer(() => this.removeMethod(method), 'unlink', method),
    startPhone: (number) =>
      this.answer(
        () => ({ confirm: (code: string) => this.answer(() => this.confirmPhone(number, code)) }),
        'startPhone',
        number,
      ),
    deleteAccount: () => this.answer(() => this.change(null), 'deleteAccount'),
  };

  private async answer<T>(act: () => T, ...call: unknown[]): Promise<T> {
    await Promise.resolve();
    if (call.length > 0) this.calls.push(call);
    const code = this.nextRefusal;
    this.nextRefusal = null;
    if (code) throw refusal(code);
    return act();
  }

  private ownerOf(code: string): string {
    const email = this.actionCodes.get(code);
    if (email === undefined) throw refusal('auth/invalid-action-code');
    return email;
  }

  private useUp(code: string): void {
    this.ownerOf(code);
    this.actionCodes.delete(code);
  }

  private removeMethod(method: string): void {
    if (method === 'phone') this.methods.phone = null;
    else if (method === 'password') this.methods.hasPassword = false;
    else this.methods.providers = this.methods.providers.filter(({ id }) => id !== method);
  }

  private confirmPhone(number: string, code: string): void {
    if (code !== SMS_CODE) throw refusal('auth/invalid-verification-code');
    this.methods.phone = number;
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

function noMethods(): SignInMethods {
  return { email: 'mara@example.org', emailVerified: false, hasPassword: true, providers: [], phone: null };
}

function refusal(code: string): Error {
  return Object.assign(new Error(code), { code });
}
