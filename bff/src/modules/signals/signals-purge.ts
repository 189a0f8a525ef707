import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import { Purge } from '../../common/lifecycle/purge.js';
import { SignalsRepository } from './signals.repository.js';

/** As far back as a dry run looks. */
const KEPT_MS = 30 * 86_400_000;

@Injectable()
export class SignalsPurge extends Purge {
  protected readonly task = 'purge signals';

  constructor(
    private readonly signals: SignalsRepository,
    private readonly clock: Clock,
  ) {
    super();
  }

  protected remove(): Promise<void> {
    return this.signals.purge(new Date(this.clock.now().getTime() - KEPT_MS));
  }
}
