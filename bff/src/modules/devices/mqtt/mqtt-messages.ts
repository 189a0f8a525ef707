import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { TooManyRequests } from '../../../common/http/request-errors.js';
import { describeError } from '../../../common/logging/describe-error.js';
import { FloodLimit } from '../../../integrations/home/live/flood-limit.js';
import { deviceText } from '../device-text.js';
import { DevicePaused, IdempotencyKeyInvalid, IdempotencyKeyReused } from '../devices.errors.js';
import { DevicesService } from '../devices.service.js';
import { type DeviceRow } from '../devices.repository.js';
import { DeviceLimits } from '../ingest/device-limits.js';
import { DeviceReadingsRepository } from '../ingest/device-readings.repository.js';
import { IngestService } from '../ingest/ingest.service.js';
import { type MessageRefusalReason } from '../ingest/reading.js';
import { MqttDevicesRepository } from './mqtt-devices.repository.js';
import { readMqttBatch } from './read-mqtt-batch.js';

/** So many messages of a device wait for the one before; what comes on top is dropped. */
const MAX_WAITING = 100;
const SHOWN_LENGTH = 80;

interface Queue {
  count: number;
  last: Promise<void>;
  /** That it is too much. */
  isTold: boolean;
}

/** Takes what devices publish, one message of each after the other; what cannot be taken is listed with the device. */
@Injectable()
export class MqttMessages {
  private readonly logger = new Logger(MqttMessages.name);
  private readonly flood = new FloodLimit();
  private readonly waiting = new Map<string, Queue>();

  constructor(
    private readonly devices: MqttDevicesRepository,
    private readonly ingest: IngestService,
    private readonly limits: DeviceLimits,
    private readonly readings: DeviceReadingsRepository,
    private readonly told: DevicesService,
    private readonly clock: Clock,
  ) {}

  /** Never fails: nobody could be told but the device’s owner, who is. */
  hear(deviceId: string, payload: string): void {
    const flood = this.flood.check(deviceId, this.clock.now().getTime());
    if (flood === 'over') return;
    const queue = this.waiting.get(deviceId) ?? { count: 0, last: Promise.resolve(), isTold: false };
    const isTooMuch = flood === 'first' || queue.count >= MAX_WAITING;
    if (isTooMuch && queue.isTold) return;
    queue.isTold ||= isTooMuch;
    // What is too large is not kept while it waits.
    const read = isTooMuch ? 'too_many' : readMqttBatch(payload);
    const shown = deviceText(payload, SHOWN_LENGTH);
    queue.count += 1;
    queue.last = queue.last
      .then(() => this.take(deviceId, read, shown))
      .catch((error: unknown) =>
        this.logger.error({ task: 'take a message of a device', deviceId, error: describeError(error) }),
      )
      .finally(() => {
        queue.count -= 1;
        if (queue.count === 0) this.waiting.delete(deviceId);
      });
    this.waiting.set(deviceId, queue);
  }

  /** Once everything that was heard is taken. */
  async settled(): Promise<void> {
    await Promise.all([...this.waiting.values()].map(({ last }) => last));
  }

  private async take(deviceId: string, read: ReturnType<typeof readMqttBatch>, shown: string): Promise<void> {
    const device = await this.devices.find(deviceId);
    if (!device || device.isPaused) return;
    const refused = typeof read === 'string' ? read : await this.accept(device, read);
    if (refused === undefined) return;
    await this.readings.refuse(
      device,
      [{ name: 'message', value: shown, reason: refused }],
      this.clock.now(),
    );
    this.told.changed(device.userId, device.id);
  }

  /** Undefined where it was taken; its readings may be refused one by one even then. */
  private async accept(
    device: DeviceRow,
    { key, batch }: Exclude<ReturnType<typeof readMqttBatch>, string>,
  ): Promise<MessageRefusalReason | undefined> {
    try {
      this.limits.take(device.id, batch.readings.length);
      await this.ingest.take(device, key, batch);
      return undefined;
    } catch (error) {
      if (error instanceof DevicePaused) return undefined;
      if (error instanceof TooManyRequests) return 'too_many';
      if (error instanceof IdempotencyKeyReused) return 'id_reused';
      if (error instanceof IdempotencyKeyInvalid) return 'malformed';
      throw error;
    }
  }
}
