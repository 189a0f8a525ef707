import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { networkOf } from '../../../common/http/network.js';
import { TooManyAttempts } from '../accounts.errors.js';
import { GrowingDelay } from './growing-delay.js';

const MINUTE_MS = 60_000;
const GUESSES = { firstTokenMs: MINUTE_MS / 2, longestMs: 15 * MINUTE_MS, forgottenAfterMs: 30 * MINUTE_MS };

/** Who tries: an account, however it is named, and the address that it comes from. */
interface Attempt {
  account?: string;
  address: string;
}

const kinds = {
  /** Wrong passwords. */
  password: { account: 10, address: 100 },
  /** E-mails and text messages that somebody asked for. */
  message: { account: 5, address: 300 },
  /** Codes of text messages, action codes and refresh tokens that lead nowhere. */
  code: { account: 10, address: 50 },
  /** Accounts that are made: each costs a hash. */
  signUp: { account: 100, address: 300 },
  /** Addresses that turn out to have an account, which a sign-up cannot hide. */
  taken: { account: 100, address: 30 },
} as const;

export type AttemptKind = keyof typeof kinds;

/** Counts by account and by address what can be tried often. */
@Injectable()
export class Attempts {
  private readonly delays: Record<AttemptKind, { account: GrowingDelay; address: GrowingDelay }>;

  constructor(clock: Clock) {
    const delaysOf = (kind: AttemptKind): { account: GrowingDelay; address: GrowingDelay } => ({
      account: new GrowingDelay({ ...GUESSES, free: kinds[kind].account }, clock),
      address: new GrowingDelay({ ...GUESSES, free: kinds[kind].address }, clock),
    });
    this.delays = {
      password: delaysOf('password'),
      message: delaysOf('message'),
      code: delaysOf('code'),
      signUp: delaysOf('signUp'),
      taken: delaysOf('taken'),
    };
  }

  /** Throws TooManyAttempts. */
  take(kind: AttemptKind, { account, address }: Attempt): void {
    const { account: ofAccount, address: ofAddress } = this.delays[kind];
    const network = networkOf(address);
    const wait = ofAddress.take(network);
    if (wait > 0) throw new TooManyAttempts(wait);
    if (account === undefined) return;
    const accountWait = ofAccount.take(account);
    if (accountWait === 0) return;
    throw new TooManyAttempts(accountWait);
  }

  /** It succeeded: nothing of it counts, nor of those before by the same account. */
  forgive(kind: AttemptKind, { account, address }: Attempt): void {
    this.delays[kind].address.giveBack(networkOf(address));
    if (account !== undefined) this.delays[kind].account.clear(account);
  }
}
