import { Injectable } from '@nestjs/common';
import { and, count, desc, eq, gte, inArray, lt, max, ne, sql } from 'drizzle-orm';
import { Database } from '../../../database/database.js';
import { type DeviceKey } from '../devices.repository.js';
import { deviceMappings, deviceReadings, deviceRefusals, ingestAnswers } from './device-readings.table.js';
import { type Mapping } from './reading.js';
import { type SortedReading } from './sort-readings.js';

/** So many of a kind are shown of what a device told last. */
export const LAST_MESSAGES = 50;

export type StoredReading = typeof deviceReadings.$inferSelect;
export type StoredRefusal = typeof deviceRefusals.$inferSelect;

@Injectable()
export class DeviceReadingsRepository {
  constructor(private readonly database: Database) {}

  /** Gives the ids of those that are new. */
  async add(device: DeviceKey, readings: readonly SortedReading[], receivedAt: Date): Promise<Set<string>> {
    if (readings.length === 0) return new Set();
    const owner = { userId: device.userId, deviceId: device.id };
    const rows = readings.map(({ id, name, at, value, text, unit, target }) => ({
      ...{ ...owner, readingId: id, name, at, value, text, unit, target, receivedAt },
    }));
    const added = await this.database.forUser(device.userId, (tx) =>
      tx
        .insert(deviceReadings)
        .values(rows)
        .onConflictDoNothing()
        .returning({ id: deviceReadings.readingId }),
    );
    return new Set(added.map(({ id }) => id));
  }

  /** Keeps the last ones only. */
  refuse(
    { userId, id: deviceId }: DeviceKey,
    refused: readonly Pick<StoredRefusal, 'name' | 'value' | 'reason'>[],
    receivedAt: Date,
  ): Promise<void> {
    const rows = refused.slice(-LAST_MESSAGES).map((each) => ({ ...each, userId, deviceId, receivedAt }));
    return this.database.forUser(userId, async (tx) => {
      if (rows.length === 0) return;
      await tx.insert(deviceRefusals).values(rows);
      const own = and(eq(deviceRefusals.userId, userId), eq(deviceRefusals.deviceId, deviceId));
      const kept = tx
        .select({ id: deviceRefusals.id })
        .from(deviceRefusals)
        .where(own)
        .orderBy(desc(deviceRefusals.receivedAt), desc(deviceRefusals.id))
        .limit(LAST_MESSAGES);
      await tx.delete(deviceRefusals).where(and(own, sql`${deviceRefusals.id} not in ${kept}`));
    });
  }

  findMappings({ userId, id }: DeviceKey): Promise<Mapping[]> {
    const { name, target, metric, unit } = deviceMappings;
    return this.database.forUser(userId, (tx) =>
      tx
        .select({ name, target, metric, unit })
        .from(deviceMappings)
        .where(and(eq(deviceMappings.userId, userId), eq(deviceMappings.deviceId, id)))
        .orderBy(name),
    );
  }

  async saveMapping({ userId, id: deviceId }: DeviceKey, mapping: Mapping): Promise<void> {
    const { target, metric, unit } = mapping;
    await this.database.forUser(userId, (tx) =>
      tx
        .insert(deviceMappings)
        .values({ userId, deviceId, ...mapping })
        .onConflictDoUpdate({
          target: [deviceMappings.userId, deviceMappings.deviceId, deviceMappings.name],
          set: { target, metric, unit },
        }),
    );
  }

  /** What waits for a mapping of that name. */
  findWaiting(device: DeviceKey, name: string, limit: number): Promise<StoredReading[]> {
    return this.database.forUser(device.userId, (tx) =>
      tx
        .select()
        .from(deviceReadings)
        .where(and(named(device, name), eq(deviceReadings.target, 'waiting')))
        .limit(limit),
    );
  }

  async retarget(device: DeviceKey, ids: readonly string[], target: 'metric' | 'history'): Promise<void> {
    await this.database.forUser(device.userId, (tx) =>
      tx
        .update(deviceReadings)
        .set({ target })
        .where(and(ofDevice(device), inArray(deviceReadings.readingId, [...ids]))),
    );
  }

  async removeNamed(device: DeviceKey, name: string): Promise<void> {
    await this.database.forUser(device.userId, (tx) => tx.delete(deviceReadings).where(named(device, name)));
  }

  /** The last reading of each name, the first name first. */
  findLatest(device: DeviceKey): Promise<StoredReading[]> {
    return this.database.forUser(device.userId, (tx) =>
      tx
        .selectDistinctOn([deviceReadings.name])
        .from(deviceReadings)
        .where(ofDevice(device))
        .orderBy(deviceReadings.name, desc(deviceReadings.at)),
    );
  }

  findLast(device: DeviceKey): Promise<StoredReading[]> {
    return this.database.forUser(device.userId, (tx) =>
      tx
        .select()
        .from(deviceReadings)
        .where(ofDevice(device))
        .orderBy(desc(deviceReadings.receivedAt), desc(deviceReadings.at), deviceReadings.name)
        .limit(LAST_MESSAGES),
    );
  }

  findRefused({ userId, id }: DeviceKey): Promise<StoredRefusal[]> {
    return this.database.forUser(userId, (tx) =>
      tx
        .select()
        .from(deviceRefusals)
        .where(and(eq(deviceRefusals.userId, userId), eq(deviceRefusals.deviceId, id)))
        .orderBy(desc(deviceRefusals.receivedAt), desc(deviceRefusals.id)),
    );
  }

  /** How many readings it told since then, and when the last came. */
  async count(device: DeviceKey, since: Date): Promise<number> {
    const [row] = await this.database.forUser(device.userId, (tx) =>
      tx
        .select({ there: count(), last: max(deviceReadings.receivedAt) })
        .from(deviceReadings)
        .where(and(ofDevice(device), gte(deviceReadings.receivedAt, since))),
    );
    return row?.there ?? 0;
  }

  /** Means of steps of so many seconds, the earliest first. */
  async history(
    device: DeviceKey,
    { name, from, before, step }: { name: string; from: Date; before: Date; step: number },
  ): Promise<{ at: number; value: number; min: number; max: number }[]> {
    const { rows } = await this.database.forUser(device.userId, (tx) =>
      tx.execute(sql`
        select floor(extract(epoch from at) / ${step}::int)::float8 * ${step}::int as at,
          avg(value) as value, min(value) as min, max(value) as max
        from device_readings
        where user_id = ${device.userId} and device_id = ${device.id} and name = ${name}
          and at >= ${from.toISOString()}::timestamptz and at < ${before.toISOString()}::timestamptz and value is not null
        group by 1 order by 1`),
    );
    return rows.map((row) => ({
      at: Number(row.at) * 1_000,
      ...{ value: Number(row.value), min: Number(row.min), max: Number(row.max) },
    }));
  }

  /** Lets go of what was kept long enough. */
  purge({ passing, history, answers }: Record<'passing' | 'history' | 'answers', Date>): Promise<void> {
    return this.database.forSystem('devices: let go of old readings', async (tx) => {
      await tx
        .delete(deviceReadings)
        .where(and(ne(deviceReadings.target, 'history'), lt(deviceReadings.receivedAt, passing)));
      await tx.delete(deviceReadings).where(lt(deviceReadings.at, history));
      await tx.delete(ingestAnswers).where(lt(ingestAnswers.createdAt, answers));
    });
  }
}

function ofDevice({ userId, id }: DeviceKey) {
  return and(eq(deviceReadings.userId, userId), eq(deviceReadings.deviceId, id));
}

function named(device: DeviceKey, name: string) {
  return and(ofDevice(device), eq(deviceReadings.name, name));
}
