import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { describeError } from '../../common/logging/describe-error.js';
import { type AccountState, Identity } from '../../integrations/identity/identity.js';
import { RolesService } from '../users/roles.service.js';
import { type AccountInUse } from './sessions.repository.js';
import { SessionsService } from './sessions.service.js';

const INTERVAL_MS = 30_000;

/**
 * Asks the identity provider about everybody who has a session here: an account that was deleted or disabled is out
 * within a minute, and so is a sign-in from before a change of password; a claim that was given or taken is followed.
 * Requests never wait for it.
 */
@Injectable()
export class AccountWatch implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(AccountWatch.name);
  private timer: NodeJS.Timeout | undefined;
  private isDown = false;

  constructor(
    private readonly sessions: SessionsService,
    private readonly roles: RolesService,
    private readonly identity: Identity,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.identity.managesAccounts) return;
    this.timer = setInterval(() => void this.look(), INTERVAL_MS).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** While the provider does not answer, nobody is thrown out. */
  async look(): Promise<void> {
    try {
      await this.walk();
      this.isDown = false;
    } catch (error) {
      // Once, not every half minute.
      if (!this.isDown) this.logger.warn({ task: 'watch accounts', error: describeError(error) });
      this.isDown = true;
    }
  }

  private async walk(): Promise<void> {
    for await (const accounts of this.sessions.accountsInUse()) {
      const states = await this.identity.findAccounts(accounts.map(({ uid }) => uid));
      for (const account of accounts) await this.apply(account, states.get(account.uid));
    }
  }

  private async apply(account: AccountInUse, state: AccountState | undefined): Promise<void> {
    const { userId, hasAdminClaim, oldestSignIn } = account;
    if (!state) await this.sessions.endAllOf(userId);
    else if (oldestSignIn < state.validSince) await this.sessions.endThoseBefore(userId, state.validSince);
    if (state && state.isAdmin !== hasAdminClaim) await this.roles.followClaim(userId, state.isAdmin);
  }
}
