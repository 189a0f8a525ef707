import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { metricOf } from '../../biometrics/metrics.js';
import { DeviceReadingsService } from '../../biometrics/points/device-readings.service.js';
import { inKeptUnit } from '../../biometrics/units.js';
import { DevicePaused } from '../devices.errors.js';
import { DevicesService } from '../devices.service.js';
import { DeviceDoor } from './device-door.js';
import { type IngestReadings, type IngestReport, type SentReading } from './metric-readings.dto.js';
import { offsetOf } from './reading.js';

/** Clocks of devices are off; what is further ahead is refused. */
const LATEST_AHEAD_MS = 5 * 60_000;
/** No body was measured before: a clock that was reset says 1970 or 2000. */
const EARLIEST = Date.parse('1900-01-01T00:00:00Z');
const LONGEST_MS = 48 * 3_600_000;
/** A reading that can be kept, or why it can't. */
type Checked =
  | { readonly value: number; readonly at: number; readonly seconds: number; readonly offset: number }
  | { readonly reason: string };

/** Readings that devices send by the names of the metrics of Body. */
@Injectable()
export class MetricReadingsService {
  constructor(
    private readonly door: DeviceDoor,
    private readonly devices: DevicesService,
    private readonly kept: DeviceReadingsService,
    private readonly clock: Clock,
  ) {}

  /** Keeps what can be kept, each reading once however often it is sent. @throws DeviceTokenUnknown @throws DevicePaused @throws TooManyRequests */
  async ingest(
    authorization: string | undefined,
    { readings, sentAt }: IngestReadings,
  ): Promise<IngestReport> {
    const device = await this.door.open(authorization, readings.length);
    if (device.isPaused) throw new DevicePaused();
    const now = this.clock.now();
    const refused: IngestReport['refused'] = [];
    const good = readings.flatMap((sent, index) => {
      const checked = check(sent, now);
      if (!('reason' in checked)) return [{ sent, checked }];
      refused.push({ index, reason: checked.reason });
      return [];
    });
    const kept = await this.kept.keep(
      device.userId,
      device.name,
      good.map(({ sent, checked }) => ({ metric: sent.metric, ownUnit: ownUnitOf(sent), ...checked })),
    );
    await this.devices.heard(device.userId, device.id, { at: now });
    this.devices.changed(device.userId, device.id);
    const skew = sentAt === undefined ? null : Math.round((Date.parse(sentAt) - now.getTime()) / 1_000);
    return { kept, repeated: good.length - kept, refused, clockSkewSeconds: skew };
  }
}

function check({ metric: name, value, unit, at: began, until }: SentReading, now: Date): Checked {
  const metric = metricOf(name);
  const at = Date.parse(began);
  const seconds = until === undefined ? 0 : (Date.parse(until) - at) / 1_000;
  if (at > now.getTime() + LATEST_AHEAD_MS) return { reason: 'The time is in the future.' };
  if (at < EARLIEST) return { reason: 'The time is before 1900.' };
  if (seconds < 0 || seconds * 1_000 > LONGEST_MS)
    return { reason: 'It must end after it began, within two days.' };
  const kept = unit === undefined || !metric.range ? value : inKeptUnit(metric, value, unit);
  if (kept === undefined) return { reason: `“${unit ?? ''}” is no unit of ${metric.noun}.` };
  const [least, most] = metric.range ?? [-Infinity, Infinity];
  if (kept < least || kept > most) return { reason: `${metric.noun}: this value can’t be right.` };
  return { value: kept, at, seconds: Math.round(seconds), offset: offsetOf(began) };
}

function ownUnitOf({ metric, unit = '' }: SentReading): string {
  return metricOf(metric).range ? '' : unit;
}
