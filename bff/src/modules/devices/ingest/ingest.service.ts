import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { clockSkew } from './clock-skew.js';
import { DeviceDoor } from './device-door.js';
import { DeviceReadings } from './device-readings.service.js';
import { IdempotentAnswers } from './idempotent-answers.js';
import { type IngestAnswer, type IngestBatch } from './ingest.dto.js';
import { offsetOf } from './reading.js';
import { type DeviceRow } from '../devices.repository.js';

/** Batches that devices send, with a token of theirs or by MQTT. */
@Injectable()
export class IngestService {
  constructor(
    private readonly door: DeviceDoor,
    private readonly readings: DeviceReadings,
    private readonly answers: IdempotentAnswers,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws DeviceTokenUnknown @throws DevicePaused @throws TooManyRequests
   * @throws IdempotencyKeyInvalid @throws IdempotencyKeyReused for another batch
   */
  async ingest(
    authorization: string | undefined,
    key: string | undefined,
    batch: IngestBatch,
  ): Promise<IngestAnswer> {
    const device = await this.door.open(authorization, batch.readings.length);
    return this.take(device, key, batch);
  }

  /**
   * Of a device that was let in, within its limits. With a key the same batch is answered the same.
   * @throws DevicePaused @throws IdempotencyKeyInvalid @throws IdempotencyKeyReused for another batch
   */
  take(device: DeviceRow, key: string | undefined, batch: IngestBatch): Promise<IngestAnswer> {
    return this.answers.once(device, { key, body: batch }, () => this.accept(device, batch));
  }

  private async accept(device: DeviceRow, { sentAt, readings }: IngestBatch): Promise<IngestAnswer> {
    const now = this.clock.now();
    const skew = clockSkew(new Date(sentAt), now);
    const incoming = readings.map(({ at, unit, ...reading }) => ({
      ...{ ...reading, at: new Date(at), offset: offsetOf(at) },
      ...(unit !== undefined && { unit }),
    }));
    const accepted = await this.readings.accept(device, incoming, { now, skew });
    return {
      ...{ ...accepted, refused: [...accepted.refused] },
      clock: { aheadSeconds: Math.round(skew.ms / 1_000), action: skew.action },
    };
  }
}
