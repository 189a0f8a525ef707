import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import { ENV, type Env } from '../../config/env.js';
import { AccountsRepository } from './accounts.repository.js';
import { Attempts } from './attempts/attempts.js';

/** What nearly every service of the accounts needs. */
@Injectable()
export class AccountsKit {
  constructor(
    readonly accounts: AccountsRepository,
    readonly attempts: Attempts,
    readonly clock: Clock,
    @Inject(ENV) readonly env: Env,
  ) {}
}
