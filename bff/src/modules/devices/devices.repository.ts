import { Injectable } from '@nestjs/common';
import { and, asc, count, eq, type SQL } from 'drizzle-orm';
import { Database } from '../../database/database.js';
import { type DiscoveredDevice } from './device.js';
import { devices } from './devices.table.js';

const owner = devices.userId;
export type DeviceRow = typeof devices.$inferSelect;
/** Whose it is, and which. */
export type DeviceKey = Pick<DeviceRow, 'userId' | 'id'>;
export type DeviceChange = Partial<Omit<typeof devices.$inferInsert, 'userId' | 'id'>>;

@Injectable()
export class DevicesRepository {
  constructor(private readonly database: Database) {}

  findAll(userId: string): Promise<DeviceRow[]> {
    return this.database.forUser(userId, (tx) =>
      tx.select().from(devices).where(eq(owner, userId)).orderBy(asc(devices.name), asc(devices.id)),
    );
  }

  async find(userId: string, id: string): Promise<DeviceRow | undefined> {
    const [found] = await this.database.forUser(userId, (tx) =>
      tx.select().from(devices).where(is(userId, id)),
    );
    return found;
  }

  /** Locks it until the transaction around it ends. */
  async take(userId: string, id: string): Promise<DeviceRow | undefined> {
    const [found] = await this.database.forUser(userId, (tx) =>
      tx.select().from(devices).where(is(userId, id)).for('update'),
    );
    return found;
  }

  async findDiscovered(
    userId: string,
    { source, externalId }: Pick<DiscoveredDevice, 'source' | 'externalId'>,
  ): Promise<DeviceRow | undefined> {
    const isIt = and(eq(owner, userId), eq(devices.source, source), eq(devices.externalId, externalId));
    const [found] = await this.database.forUser(userId, (tx) => tx.select().from(devices).where(isIt));
    return found;
  }

  /** Undefined where its name or what its source knows it by is taken. */
  async add(row: typeof devices.$inferInsert): Promise<DeviceRow | undefined> {
    const [added] = await this.database.forUser(row.userId, (tx) =>
      tx.insert(devices).values(row).onConflictDoNothing().returning(),
    );
    return added;
  }

  async count(userId: string): Promise<number> {
    const [row] = await this.database.forUser(userId, (tx) =>
      tx.select({ there: count() }).from(devices).where(eq(owner, userId)),
    );
    return row?.there ?? 0;
  }

  async hasName(userId: string, name: string): Promise<boolean> {
    const found = await this.database.forUser(userId, (tx) =>
      tx
        .select({ id: devices.id })
        .from(devices)
        .where(and(eq(owner, userId), eq(devices.name, name))),
    );
    return found.length > 0;
  }

  /** With everything that hangs on it. */
  async remove(userId: string, id: string): Promise<void> {
    await this.database.forUser(userId, (tx) => tx.delete(devices).where(is(userId, id)));
  }

  async change(userId: string, id: string, change: DeviceChange): Promise<DeviceRow | undefined> {
    // An update of nothing is none in SQL.
    if (Object.keys(change).length === 0) return this.find(userId, id);
    const [changed] = await this.database.forUser(userId, (tx) =>
      tx.update(devices).set(change).where(is(userId, id)).returning(),
    );
    return changed;
  }
}

function is(userId: string, id: string): SQL | undefined {
  return and(eq(owner, userId), eq(devices.id, id));
}
