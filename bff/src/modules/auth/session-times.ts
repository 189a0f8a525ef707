import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import { ENV, type Env } from '../../config/env.js';

const DAY_MS = 86_400_000;

/** How long sessions last, and what time it is. */
@Injectable()
export class SessionTimes {
  readonly idleMs: number;
  readonly absoluteMs: number;

  constructor(
    readonly clock: Clock,
    @Inject(ENV) env: Env,
  ) {
    this.idleMs = env.SESSION_IDLE_DAYS * DAY_MS;
    this.absoluteMs = env.SESSION_ABSOLUTE_DAYS * DAY_MS;
  }

  /** The nearer of both limits. */
  expiryOf(createdAt: Date, usedAt: Date): Date {
    return new Date(Math.min(usedAt.getTime() + this.idleMs, createdAt.getTime() + this.absoluteMs));
  }
}
