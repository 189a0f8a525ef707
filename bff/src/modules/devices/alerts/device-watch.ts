import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { DueRunner } from '../../../common/lifecycle/due-runner.js';
import { type DeviceKey } from '../devices.repository.js';
import { DeviceAlertsRepository } from './device-alerts.repository.js';
import { DeviceCheck } from './device-check.js';

const SWEEP_MS = 30_000;

/** Notices devices that are not heard any more, batteries that run low and values that can't be. */
@Injectable()
export class DeviceWatch extends DueRunner<DeviceKey> {
  constructor(alerts: DeviceAlertsRepository, check: DeviceCheck, clock: Clock) {
    super(
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
}
