import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { DueLoop } from '../../../common/lifecycle/due-loop.js';
import { type DeviceKey } from '../devices.repository.js';
import { DeviceAlertsRepository } from './device-alerts.repository.js';
import { DeviceCheck } from './device-check.js';

const SWEEP_MS = 30_000;

/** Notices devices that are not heard any more, batteries that run low and values that can't be. */
@Injectable()
export class DeviceWatch implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly loop: DueLoop<DeviceKey>;

  constructor(alerts: DeviceAlertsRepository, check: DeviceCheck, clock: Clock) {
    this.loop = new DueLoop(
      {
        name: 'device',
        sweepMs: SWEEP_MS,
        findDue: (now, limit) => alerts.findDue(now, limit),
        run: (device, now) => check.run(device, now),
        findNextDue: (now) => alerts.findNextDue(now),
      },
      clock,
    );
  }

  onApplicationBootstrap(): void {
    this.loop.wake();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.loop.stop();
  }

  /** Once everything that is due now was looked at. */
  settled(): Promise<void> {
    return this.loop.settled();
  }
}
