import { hash, randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { hashOfToken, newToken } from '../../../common/secrets/random-token.js';
import { seal, unseal } from '../../../common/secrets/seal.js';
import { ENV, type Env } from '../../../config/env.js';
import { AccountRefusal } from '../accounts.errors.js';
import { type SignInRow, SignInsRepository } from './sign-ins.repository.js';

const DAY_MS = 86_400_000;
/** Two tabs that renew at the same time, or an answer that was lost: the token before the current one still leads to it. */
const GRACE_MS = 30_000;
/** So many renewals may lie between two tabs within the grace. */
const LONGEST_CHAIN = 16;

export interface OpenSignIn {
  signIn: SignInRow;
  refreshToken: string;
}

/** Refresh tokens: each is good for one renewal, and one that is shown again later ends all that came of the sign-in. */
@Injectable()
export class RefreshTokens {
  private readonly longestMs: number;

  constructor(
    private readonly signIns: SignInsRepository,
    private readonly clock: Clock,
    @Inject(ENV) env: Env,
  ) {
    this.longestMs = env.SESSION_ABSOLUTE_DAYS * DAY_MS;
  }

  async open(uid: string, provider: string): Promise<OpenSignIn> {
    const signedInAt = this.clock.now();
    const expiresAt = new Date(signedInAt.getTime() + this.longestMs);
    const signIn = { id: randomUUID(), uid, provider, signedInAt, expiresAt };
    const { token, tokenHash } = make();
    await this.signIns.open(signIn, tokenHash);
    return { signIn, refreshToken: token };
  }

  /** Throws AccountRefusal: of a token that leads nowhere, or that was used before. */
  async renew(shown: string): Promise<OpenSignIn> {
    const made = make();
    const next = (signInId: string): { tokenHash: Buffer; successor: Buffer } => ({
      tokenHash: made.tokenHash,
      successor: seal(made.token, keyOf(shown, signInId)),
    });
    const first = await this.show(shown, next);
    if (first.kind === 'current') return { signIn: first.signIn, refreshToken: made.token };
    return this.follow(shown, first);
  }

  /** From a token that was replaced a moment ago to the one that is current. */
  private async follow(
    shown: string,
    { signIn, successor }: { signIn: SignInRow; successor: Buffer },
  ): Promise<OpenSignIn> {
    let [token, sealed] = [shown, successor];
    for (let step = 0; step < LONGEST_CHAIN; step += 1) {
      const opened = unseal(sealed, keyOf(token, signIn.id));
      if (opened === null) break;
      token = opened;
      const showing = await this.show(token);
      if (showing.kind === 'current') return { signIn: showing.signIn, refreshToken: token };
      sealed = showing.successor;
    }
    throw new AccountRefusal('TOKEN_EXPIRED');
  }

  private async show(
    token: string,
    next?: (signInId: string) => { tokenHash: Buffer; successor: Buffer },
  ): Promise<
    { kind: 'current'; signIn: SignInRow } | { kind: 'replaced'; signIn: SignInRow; successor: Buffer }
  > {
    const tokenHash = hashOfToken(token);
    if (!tokenHash) throw new AccountRefusal('INVALID_REFRESH_TOKEN');
    const showing = await this.signIns.show(tokenHash, {
      now: this.clock.now(),
      graceMs: GRACE_MS,
      ...(next && { next }),
    });
    if (showing.kind === 'unknown' || showing.kind === 'reused') throw new AccountRefusal('TOKEN_EXPIRED');
    return showing;
  }
}

function make(): { token: string; tokenHash: Buffer } {
  const token = newToken();
  const tokenHash = hashOfToken(token);
  if (!tokenHash) throw new Error('A new token is not well-formed.');
  return { token, tokenHash };
}

/** Comes of the token that is not kept, not of the hash that is. */
function keyOf(token: string, signInId: string): { key: Buffer; owner: string } {
  return { key: hash('sha256', `successor of ${token}`, 'buffer'), owner: signInId };
}
