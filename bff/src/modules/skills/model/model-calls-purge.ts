import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { Purge } from '../../../common/lifecycle/purge.js';
import { ModelCallsRepository } from './model-calls.repository.js';

const KEPT_MS = 30 * 24 * 60 * 60_000;

/** Removes what is known of the talks with the language model after 30 days. */
@Injectable()
export class ModelCallsPurge extends Purge {
  protected readonly task = 'purge model calls';

  constructor(
    private readonly calls: ModelCallsRepository,
    private readonly clock: Clock,
  ) {
    super();
  }

  protected remove(): Promise<void> {
    return this.calls.purge(new Date(this.clock.now().getTime() - KEPT_MS));
  }
}
