import { Injectable } from '@nestjs/common';
import { and, eq, lt, sql } from 'drizzle-orm';
import { Database } from '../../../database/database.js';
import { type DeviceKey } from '../devices.repository.js';
import { devicePairings } from './pairings.table.js';

export type PairingRow = typeof devicePairings.$inferSelect;

@Injectable()
export class PairingsRepository {
  constructor(private readonly database: Database) {}

  /** In the place of the device's code before; false where another code begins alike. */
  async put(row: typeof devicePairings.$inferInsert, now: Date): Promise<boolean> {
    return this.database.forSystem('devices: make a pairing code', async (tx) => {
      await tx.delete(devicePairings).where(lt(devicePairings.expiresAt, now));
      await tx
        .delete(devicePairings)
        .where(and(eq(devicePairings.userId, row.userId), eq(devicePairings.deviceId, row.deviceId)));
      const put = await tx
        .insert(devicePairings)
        .values(row)
        .onConflictDoNothing()
        .returning({ locator: devicePairings.locator });
      return put.length > 0;
    });
  }

  /** Counts a try at the pairing whose code begins so, and gives it as it is then. */
  async tryAt(locator: string): Promise<PairingRow | undefined> {
    return this.database.forSystem('devices: try a pairing code', async (tx) => {
      const [tried] = await tx
        .update(devicePairings)
        .set({ tries: sql`least(${devicePairings.tries} + 1, 1000)` })
        .where(eq(devicePairings.locator, locator))
        .returning();
      return tried;
    });
  }

  /** False where somebody else was faster: a code is good once. */
  async remove({ userId, id }: DeviceKey): Promise<boolean> {
    const removed = await this.database.forUser(userId, (tx) =>
      tx
        .delete(devicePairings)
        .where(and(eq(devicePairings.userId, userId), eq(devicePairings.deviceId, id)))
        .returning({ locator: devicePairings.locator }),
    );
    return removed.length > 0;
  }
}
