import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { Purge } from '../../../common/lifecycle/purge.js';
import { HooksRepository } from './hooks.repository.js';

/** A signed call is refused by its time long before; an id that is not signed is known for so long. */
const KEPT_MS = 24 * 3_600_000;

@Injectable()
export class HooksPurge extends Purge {
  protected readonly task = 'purge calls of webhooks';

  constructor(
    private readonly hooks: HooksRepository,
    private readonly clock: Clock,
  ) {
    super();
  }

  protected remove(): Promise<void> {
    return this.hooks.purge(new Date(this.clock.now().getTime() - KEPT_MS));
  }
}
