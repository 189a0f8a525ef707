import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { RateLimit } from '../../../common/http/rate-limit.js';
import { hashOfToken, newToken } from '../../../common/secrets/random-token.js';
import { metricOf } from '../metrics.js';
import { dayOfReading, emptyBatch } from '../points/point-batch.js';
import { PointsRepository } from '../points/points.repository.js';
import { inKeptUnit } from '../units.js';
import {
  type IngestReadings,
  type IngestReport,
  type IngestTokens,
  type NewIngestToken,
  type SentReading,
} from './ingest.dto.js';
import { DeviceNameTaken, DeviceNotFound, DeviceUnknown, TooManyDevices } from './ingest.errors.js';
import { IngestTokensRepository, type IngestTokenRow } from './ingest-tokens.repository.js';

const MOST_DEVICES = 50;
const CALLS_A_MINUTE = 120;
/** Clocks of devices are off; what is further ahead is refused. */
const LATEST_AHEAD_MS = 5 * 60_000;
/** No body was measured before: a clock that was reset says 1970 or 2000. */
const EARLIEST = Date.parse('1900-01-01T00:00:00Z');
const LONGEST_MS = 48 * 3_600_000;
const OFFSET = /([+-])(\d\d):?(\d\d)$/u;

/** A reading that can be kept, or why it can't. */
type Checked =
  | { readonly value: number; readonly at: number; readonly seconds: number; readonly offset: number }
  | { readonly reason: string };

/** Readings that devices send with a token of theirs. */
@Injectable()
export class IngestService {
  private readonly calls = new RateLimit(CALLS_A_MINUTE);

  constructor(
    private readonly tokens: IngestTokensRepository,
    private readonly points: PointsRepository,
    private readonly clock: Clock,
  ) {}

  async list(userId: string): Promise<IngestTokens> {
    return { items: (await this.tokens.list(userId)).map(toToken) };
  }

  /** @throws DeviceNameTaken @throws TooManyDevices */
  async create(userId: string, name: string): Promise<NewIngestToken> {
    if ((await this.tokens.list(userId)).length >= MOST_DEVICES) throw new TooManyDevices(MOST_DEVICES);
    const token = newToken();
    const tokenHash = hashOfToken(token);
    const added =
      tokenHash && (await this.tokens.add(userId, { name, tokenHash, createdAt: this.clock.now() }));
    if (!added) throw new DeviceNameTaken();
    return { ...toToken(added), token };
  }

  /** What it sent stays. @throws DeviceNotFound */
  async remove(userId: string, id: string): Promise<void> {
    if (!(await this.tokens.remove(userId, id))) throw new DeviceNotFound();
  }

  /** Keeps what can be kept, each reading once however often it is sent. @throws DeviceUnknown */
  async ingest(
    authorization: string | undefined,
    { readings, sentAt }: IngestReadings,
  ): Promise<IngestReport> {
    const tokenHash = hashOfToken(/^Bearer ([\w-]{43})$/u.exec(authorization ?? '')?.[1]);
    const device = tokenHash && (await this.tokens.findOwner(tokenHash));
    if (!device) throw new DeviceUnknown();
    await this.calls.take(device.id);
    const now = this.clock.now();
    const refused: IngestReport['refused'] = [];
    const good = readings.flatMap((sent, index) => {
      const checked = check(sent, now);
      if (!('reason' in checked)) return [{ sent, checked }];
      refused.push({ index, reason: checked.reason });
      return [];
    });
    const series = await this.seriesOf(
      device,
      good.map(({ sent }) => sent),
    );
    const batch = emptyBatch();
    for (const {
      sent: { metric },
      checked,
    } of good) {
      const { value, at, seconds, offset } = checked;
      batch.series.push(series.get(metric) ?? 0);
      batch.at.push(at);
      batch.value.push(value);
      batch.seconds.push(seconds);
      batch.offset.push(offset);
      batch.day.push(dayOfReading(at + seconds * 1_000, offset, metricOf(metric).isOfNight));
    }
    const kept = batch.at.length === 0 ? 0 : await this.points.write(device.userId, batch);
    await this.tokens.markUsed(device.userId, device.id, now);
    const skew = sentAt === undefined ? null : Math.round((Date.parse(sentAt) - now.getTime()) / 1_000);
    return { kept, repeated: batch.at.length - kept, refused, clockSkewSeconds: skew };
  }

  private async seriesOf(
    { userId, name: source }: { readonly userId: string; readonly name: string },
    sent: readonly SentReading[],
  ): Promise<ReadonlyMap<string, number>> {
    const series = new Map<string, number>();
    for (const reading of sent) {
      const { metric } = reading;
      if (series.has(metric)) continue;
      const key = { metric, origin: 'device', source, ownUnit: ownUnitOf(reading) } as const;
      series.set(metric, await this.points.seriesOf(userId, key));
    }
    return series;
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

/** Minutes east of UTC, as the time was written. */
function offsetOf(time: string): number {
  const [, sign, hours, minutes] = OFFSET.exec(time) ?? [];
  const offset = Number(hours ?? 0) * 60 + Number(minutes ?? 0);
  return sign === '-' ? -offset : offset;
}

function ownUnitOf({ metric, unit = '' }: SentReading): string {
  return metricOf(metric).range ? '' : unit;
}

function toToken({ id, name, createdAt, lastUsedAt }: IngestTokenRow): IngestTokens['items'][number] {
  return { id, name, createdAt: createdAt.toISOString(), lastUsedAt: lastUsedAt?.toISOString() ?? null };
}
