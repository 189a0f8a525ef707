import { Injectable } from '@nestjs/common';
import { and, asc, count, eq, gt, gte, isNotNull, lte, min } from 'drizzle-orm';
import { Database } from '../../../database/database.js';
import { type DeviceKey, type DeviceRow } from '../devices.repository.js';
import { devices } from '../devices.table.js';
import { deviceRefusals } from '../ingest/device-readings.table.js';
import { type AlertKind } from './alert-kind.js';
import { deviceAlerts } from './device-alerts.table.js';

export interface OpenAlert {
  readonly deviceId: string;
  readonly kind: AlertKind;
  readonly since: Date;
}

@Injectable()
export class DeviceAlertsRepository {
  constructor(private readonly database: Database) {}

  /** The earliest first. */
  findOpen(userId: string): Promise<OpenAlert[]> {
    const { deviceId, kind, since } = deviceAlerts;
    return this.database.forUser(userId, (tx) =>
      tx
        .select({ deviceId, kind, since })
        .from(deviceAlerts)
        .where(eq(deviceAlerts.userId, userId))
        .orderBy(asc(since), asc(kind)),
    );
  }

  /** False where it is open already. */
  async open({ userId, id: deviceId }: DeviceKey, kind: AlertKind, since: Date): Promise<boolean> {
    const opened = await this.database.forUser(userId, (tx) =>
      tx
        .insert(deviceAlerts)
        .values({ userId, deviceId, kind, since })
        .onConflictDoNothing()
        .returning({ kind: deviceAlerts.kind }),
    );
    return opened.length > 0;
  }

  /** False where there is none. */
  async end({ userId, id }: DeviceKey, kind: AlertKind): Promise<boolean> {
    const ended = await this.database.forUser(userId, (tx) =>
      tx
        .delete(deviceAlerts)
        .where(
          and(eq(deviceAlerts.userId, userId), eq(deviceAlerts.deviceId, id), eq(deviceAlerts.kind, kind)),
        )
        .returning({ kind: deviceAlerts.kind }),
    );
    return ended.length > 0;
  }

  /** How many values that cannot be it told since then. */
  async countOdd({ userId, id }: DeviceKey, since: Date): Promise<number> {
    const [row] = await this.database.forUser(userId, (tx) =>
      tx
        .select({ there: count() })
        .from(deviceRefusals)
        .where(
          and(
            eq(deviceRefusals.userId, userId),
            eq(deviceRefusals.deviceId, id),
            eq(deviceRefusals.reason, 'range'),
            gte(deviceRefusals.receivedAt, since),
          ),
        ),
    );
    return row?.there ?? 0;
  }

  /** Everybody's, the longest due first. */
  findDue(now: Date, limit: number): Promise<DeviceKey[]> {
    const { userId, id } = devices;
    return this.database.readAsSystem((tx) =>
      tx
        .select({ userId, id })
        .from(devices)
        .where(isDue(now))
        .orderBy(asc(devices.nextCheckAt), asc(id))
        .limit(limit),
    );
  }

  async findNextDue(after: Date): Promise<Date | undefined> {
    const [row] = await this.database.readAsSystem((tx) =>
      tx
        .select({ next: min(devices.nextCheckAt) })
        .from(devices)
        .where(
          and(eq(devices.isPaused, false), isNotNull(devices.nextCheckAt), gt(devices.nextCheckAt, after)),
        ),
    );
    return row?.next ?? undefined;
  }

  /** Locks it until the transaction around it ends; `undefined` where another process has it or had it. */
  async take({ userId, id }: DeviceKey, now: Date): Promise<DeviceRow | undefined> {
    const [taken] = await this.database.forUser(userId, (tx) =>
      tx
        .select()
        .from(devices)
        .where(and(eq(devices.userId, userId), eq(devices.id, id), isDue(now)))
        .for('update', { skipLocked: true }),
    );
    return taken;
  }
}

function isDue(now: Date) {
  return and(eq(devices.isPaused, false), isNotNull(devices.nextCheckAt), lte(devices.nextCheckAt, now));
}
