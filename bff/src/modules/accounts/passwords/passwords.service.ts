import { Injectable } from '@nestjs/common';
import { AccountsKit } from '../accounts-kit.js';
import { AccountRefusal } from '../accounts.errors.js';
import { type Account } from '../accounts.repository.js';
import { newAccount } from '../new-account.js';
import { SignInOpener, type Tokens } from '../sign-ins/sign-in-opener.js';
import { PasswordHasher } from './password-hasher.js';

/** As the forms say it; they advise twelve. */
const SHORTEST_PASSWORD = 6;

interface Credentials {
  email: string;
  password: string;
}

export interface SignedIn extends Tokens {
  localId: string;
  email: string;
  displayName: string | undefined;
}

/** Accounts by email and password. */
@Injectable()
export class PasswordsService {
  constructor(
    private readonly kit: AccountsKit,
    private readonly hasher: PasswordHasher,
    private readonly signIns: SignInOpener,
  ) {}

  async signUp(
    { email, password, displayName = null }: Credentials & { displayName?: string | null | undefined },
    address: string,
  ): Promise<SignedIn> {
    this.refuseWeak(password);
    if (!this.maySignUp(email)) throw new AccountRefusal('ADMIN_ONLY_OPERATION');
    this.kit.attempts.take('signUp', { address });
    // A sign-up cannot hide that an address has an account; it can be made slow to ask for many.
    this.kit.attempts.take('taken', { address });
    const passwordHash = await this.hasher.hash(password);
    const account = newAccount(this.kit.clock.now(), { email, displayName, passwordHash });
    if (!(await this.kit.accounts.create(account))) throw new AccountRefusal('EMAIL_EXISTS');
    this.kit.attempts.forgive('taken', { address });
    return this.answer({ ...account, providers: [] });
  }

  /** Says nothing of which of the two is wrong, nor by the time it takes. */
  async signIn({ email, password }: Credentials, address: string): Promise<SignedIn> {
    const attempt = { account: email, address };
    this.kit.attempts.take('password', attempt);
    const account = await this.kit.accounts.findByEmail(email);
    const passwordHash = account?.passwordHash ?? null;
    const isRight = await this.hasher.matches(password, passwordHash);
    if (!isRight || !account || passwordHash === null) throw new AccountRefusal('INVALID_LOGIN_CREDENTIALS');
    this.kit.attempts.forgive('password', attempt);
    if (account.isDisabled) throw new AccountRefusal('USER_DISABLED');
    await this.kit.accounts.update(account.uid, {
      lastSignInAt: this.kit.clock.now(),
      ...(this.hasher.isOutdated(passwordHash) && { passwordHash: await this.hasher.hash(password) }),
    });
    return this.answer(account);
  }

  /** For a new password, whoever chooses it. */
  hash(password: string): Promise<string> {
    this.refuseWeak(password);
    return this.hasher.hash(password);
  }

  /** The address of the administrator may, or nobody could ever let the others in. */
  maySignUp(email: string | null): boolean {
    return this.kit.env.SIGNUP === 'open' || (email !== null && email === this.kit.env.ADMIN_EMAIL);
  }

  private refuseWeak(password: string): void {
    if (password.length < SHORTEST_PASSWORD) throw new AccountRefusal('WEAK_PASSWORD');
  }

  private async answer(account: Account): Promise<SignedIn> {
    const tokens = await this.signIns.open(account, 'password');
    const { uid, email, displayName } = account;
    return { localId: uid, email: email ?? '', displayName: displayName ?? undefined, ...tokens };
  }
}
