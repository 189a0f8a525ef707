import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { DomainError } from '../../../common/http/problem.js';
import { LiveEvents } from '../../events/live-events.service.js';
import { RemindersService } from '../../reminders/reminders.service.js';
import { Signals } from '../../signals/signals.service.js';
import { type DeviceRow } from '../devices.repository.js';
import { type AlertKind } from './alert-kind.js';

const WORDS: Readonly<Record<AlertKind, (device: DeviceRow) => string>> = {
  silent: ({ name }) => `${name} has gone silent`,
  battery: ({ name, battery }) => `${name}: battery at ${String(battery)}%`,
  odd: ({ name }) => `${name} sends values that can’t be right`,
};

/** Tells that something is not as it should be: as a reminder that is due, on the Devices screen, and to automations. */
@Injectable()
export class DeviceAlertNews {
  private readonly logger = new Logger(DeviceAlertNews.name);

  constructor(
    private readonly reminders: RemindersService,
    private readonly events: LiveEvents,
    private readonly signals: Signals,
    private readonly clock: Clock,
  ) {}

  async began(device: DeviceRow, kind: AlertKind): Promise<void> {
    const { userId } = device;
    const reminder = { kind: 'reminder', text: WORDS[kind](device), dueAt: this.clock.now() } as const;
    try {
      await this.reminders.create(userId, { ...reminder, source: 'An alert on your devices' });
    } catch (error) {
      // Somebody with no place for another reminder still sees it on the screen.
      if (!(error instanceof DomainError)) throw error;
      this.logger.warn({ task: 'remind of a device', code: error.code });
    }
    if (kind === 'silent')
      await this.signals.record(userId, [{ kind: 'device_silent', deviceId: device.id }]);
    this.ended(device);
  }

  /** To be seen at once by whoever has the screen open. */
  ended({ userId, id }: DeviceRow): void {
    this.events.publish(userId, { kind: 'changed', topic: 'devices', id });
  }
}
