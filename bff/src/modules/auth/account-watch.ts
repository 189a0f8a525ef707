import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import { Identity } from '../../integrations/identity/identity.js';

const PAUSE_MS = 30_000;

/** Notices accounts that were deleted or disabled at the identity provider while their sessions live on here. */
@Injectable()
export class AccountWatch {
  private quietUntil = 0;

  constructor(
    private readonly identity: Identity,
    private readonly clock: Clock,
  ) {}

  /** Fails open: while the provider does not answer, nobody is thrown out and nobody waits for it. */
  async isGone(uid: string): Promise<boolean> {
    const now = this.clock.now().getTime();
    if (now < this.quietUntil) return false;
    const state = await this.identity.accountState(uid);
    if (state === 'unknown') this.quietUntil = now + PAUSE_MS;
    return state === 'gone';
  }
}
