import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { Purge } from '../../../common/lifecycle/purge.js';
import { OutsideCallsRepository } from './outside-calls.repository.js';
import { SystemCallsRepository } from './system-calls.repository.js';

const KEPT_MS = 30 * 24 * 60 * 60_000;

/** Removes what is known of calls to other machines after 30 days. */
@Injectable()
export class OutsideCallsPurge extends Purge {
  protected readonly task = 'purge outside calls';

  constructor(
    private readonly calls: OutsideCallsRepository,
    private readonly systemCalls: SystemCallsRepository,
    private readonly clock: Clock,
  ) {
    super();
  }

  protected async remove(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - KEPT_MS);
    await this.calls.purge(before);
    await this.systemCalls.purge(before);
  }
}
