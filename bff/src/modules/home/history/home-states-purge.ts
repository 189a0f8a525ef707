import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { Purge } from '../../../common/lifecycle/purge.js';
import { HomeStatesRepository } from './home-states.repository.js';

const NUMBERS_KEPT_MS = 30 * 86_400_000;
/** About 200 MB with their index, of all homes together; the oldest go first. */
const MAX_STATES = 2_000_000;

/** Numbers of sensors become hours after a month; what somebody did stays. */
@Injectable()
export class HomeStatesPurge extends Purge {
  protected readonly task = 'roll up states of homes';

  constructor(
    private readonly states: HomeStatesRepository,
    private readonly clock: Clock,
  ) {
    super();
  }

  protected async remove(): Promise<void> {
    await this.states.rollUp(new Date(this.clock.now().getTime() - NUMBERS_KEPT_MS));
    while ((await this.states.trim(MAX_STATES)) > 0);
  }
}
