import { Injectable } from '@nestjs/common';
import { AccountsKit } from '../accounts-kit.js';
import { SignInKit } from '../sign-ins/sign-in-kit.js';
import { playsProviders } from '../../../config/locality.js';
import { AccountRefusal } from '../accounts.errors.js';
import { type Account, type NewProvider, type ProviderRow } from '../accounts.repository.js';
import { newAccount } from '../new-account.js';
import { PasswordsService } from '../passwords/passwords.service.js';
import { type Tokens } from '../sign-ins/sign-in-opener.js';
import { type PlayedPerson, readPlayedPerson } from './played-claims.js';

const MAX_SHOWN = 20;

export interface PlayedSignIn {
  requestUri: string;
  postBody: string;
  /** Whose account it is to be linked to. */
  idToken?: string | undefined;
  /** False where only somebody who has an account is wanted. */
  mayMake: boolean;
}

export type PlayedAnswer = { person: PlayedPerson } & (
  | { kind: 'signedIn'; account: Account; isNew: boolean; tokens: Tokens }
  | { kind: 'linked'; account: Account }
  /** The address belongs to an account, and the service has not checked it: the person is asked whether to link them. */
  | { kind: 'unclear' }
);

/**
 * Google, GitHub, Facebook and X, played for whoever tries their flows on this machine. What they vouch for makes an
 * account of its own, or opens what was made or linked with them before; it joins nobody's account by an address.
 */
@Injectable()
export class PlayedProvidersService {
  private readonly played: ReadonlySet<string>;

  constructor(
    private readonly kit: AccountsKit,
    private readonly devices: SignInKit,
    private readonly passwords: PasswordsService,
  ) {
    this.played = new Set(playsProviders(kit.env) ? kit.env.SIGN_IN_PROVIDERS : []);
  }

  plays(providerId: string): boolean {
    return this.played.has(providerId);
  }

  /** Who was played before, for the window to choose from. */
  async known(providerId: string): Promise<Pick<ProviderRow, 'rawId' | 'email' | 'displayName'>[]> {
    return this.plays(providerId) ? this.kit.accounts.findPlayed(providerId, MAX_SHOWN) : [];
  }

  async signIn(
    { requestUri, postBody, idToken, mayMake }: PlayedSignIn,
    address: string,
  ): Promise<PlayedAnswer> {
    const person = readPlayedPerson(requestUri, postBody);
    if (!this.plays(person.providerId)) throw new AccountRefusal('OPERATION_NOT_ALLOWED');
    if (idToken !== undefined) return this.link(person, idToken);
    const known = await this.kit.accounts.findByProvider(person.providerId, person.rawId);
    if (known) return this.enter(person, known);
    if (!mayMake) throw new AccountRefusal('EMAIL_NOT_FOUND');
    if (!this.passwords.maySignUp(null)) throw new AccountRefusal('ADMIN_ONLY_OPERATION');
    this.kit.attempts.take('signUp', { address });
    return this.make(person);
  }

  private async link(person: PlayedPerson, idToken: string): Promise<PlayedAnswer> {
    const { account } = await this.devices.callers.identify(idToken);
    if (this.isAdmin(account)) throw new AccountRefusal('OPERATION_NOT_ALLOWED');
    const isFree =
      !(await this.kit.accounts.findByProvider(person.providerId, person.rawId)) &&
      (await this.kit.accounts.link(account.uid, this.rowOf(person)));
    if (!isFree) throw new AccountRefusal('FEDERATED_USER_ID_ALREADY_LINKED');
    return { kind: 'linked', person, account: (await this.kit.accounts.find(account.uid)) ?? account };
  }

  private async enter(person: PlayedPerson, account: Account): Promise<PlayedAnswer> {
    if (account.isDisabled) throw new AccountRefusal('USER_DISABLED');
    await this.kit.accounts.update(account.uid, { lastSignInAt: this.kit.clock.now() });
    return this.open(person, account, false);
  }

  private async make(person: PlayedPerson): Promise<PlayedAnswer> {
    const { email, displayName, vouchesForEmail } = person;
    const isTaken = email !== null && (await this.kit.accounts.findByEmail(email)) !== undefined;
    if (isTaken && !vouchesForEmail) return { kind: 'unclear', person };
    // The administrator's address is kept free for whoever proves that they read it.
    const own = isTaken || email === this.kit.env.ADMIN_EMAIL ? null : email;
    const row = newAccount(this.kit.clock.now(), { email: own, displayName });
    const provider = this.rowOf(person);
    if (!(await this.kit.accounts.create(row, [provider]))) throw new AccountRefusal('EMAIL_EXISTS');
    return this.open(person, { ...row, providers: [{ ...provider, uid: row.uid }] }, true);
  }

  private async open(person: PlayedPerson, account: Account, isNew: boolean): Promise<PlayedAnswer> {
    const tokens = await this.devices.opener.open(account, person.providerId);
    return { kind: 'signedIn', person, account, isNew, tokens };
  }

  private isAdmin({ isAdmin, email, emailVerified }: Account): boolean {
    return isAdmin || (emailVerified && email !== null && email === this.kit.env.ADMIN_EMAIL);
  }

  private rowOf({ providerId, rawId, email, displayName }: PlayedPerson): NewProvider {
    return { providerId, rawId, email, displayName, opens: true, createdAt: this.kit.clock.now() };
  }
}
