import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { Purge } from '../../../common/lifecycle/purge.js';
import { ScheduledCommandsRepository } from './scheduled-commands.repository.js';

/** As long as Activity tells of it. */
const KEPT_MS = 90 * 24 * 60 * 60_000;

@Injectable()
export class ScheduledCommandsPurge extends Purge {
  protected readonly task = 'purge scheduled commands';

  constructor(
    private readonly commands: ScheduledCommandsRepository,
    private readonly clock: Clock,
  ) {
    super();
  }

  protected remove(): Promise<void> {
    return this.commands.purge(new Date(this.clock.now().getTime() - KEPT_MS));
  }
}
