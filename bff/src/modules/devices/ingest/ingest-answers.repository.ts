import { Injectable } from '@nestjs/common';
import { and, eq, type SQL } from 'drizzle-orm';
import { Database } from '../../../database/database.js';
import { type DeviceKey } from '../devices.repository.js';
import { ingestAnswers } from './device-readings.table.js';

type Row = typeof ingestAnswers.$inferSelect;

@Injectable()
export class IngestAnswersRepository {
  constructor(private readonly database: Database) {}

  /** False where that key was used before. */
  async begin(
    { userId, id: deviceId }: DeviceKey,
    row: Pick<Row, 'key' | 'bodyHash' | 'createdAt'>,
  ): Promise<boolean> {
    const begun = await this.database.forUser(userId, (tx) =>
      tx
        .insert(ingestAnswers)
        .values({ userId, deviceId, ...row })
        .onConflictDoNothing()
        .returning({ key: ingestAnswers.key }),
    );
    return begun.length > 0;
  }

  async keep(device: DeviceKey, key: string, answer: NonNullable<Row['answer']>): Promise<void> {
    await this.database.forUser(device.userId, (tx) =>
      tx.update(ingestAnswers).set({ answer }).where(is(device, key)),
    );
  }

  async find(device: DeviceKey, key: string): Promise<Pick<Row, 'bodyHash' | 'answer'> | undefined> {
    const { bodyHash, answer } = ingestAnswers;
    const [found] = await this.database.forUser(device.userId, (tx) =>
      tx.select({ bodyHash, answer }).from(ingestAnswers).where(is(device, key)),
    );
    return found;
  }
}

function is({ userId, id }: DeviceKey, key: string): SQL | undefined {
  return and(eq(ingestAnswers.userId, userId), eq(ingestAnswers.deviceId, id), eq(ingestAnswers.key, key));
}
