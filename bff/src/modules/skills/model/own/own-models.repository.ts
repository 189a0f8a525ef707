import { Injectable } from '@nestjs/common';
import { eq } from 'drizzle-orm';
import { Database } from '../../../../database/database.js';
import { ownModels } from './own-models.table.js';

export type OwnModelRow = Omit<typeof ownModels.$inferSelect, 'userId'>;

@Injectable()
export class OwnModelsRepository {
  constructor(private readonly database: Database) {}

  async find(userId: string): Promise<OwnModelRow | undefined> {
    const { url, name, sealedKey } = ownModels;
    const [row] = await this.database.forUser(userId, (tx) =>
      tx.select({ url, name, sealedKey }).from(ownModels).where(eq(ownModels.userId, userId)),
    );
    return row;
  }

  async save(userId: string, row: OwnModelRow): Promise<void> {
    await this.database.forUser(userId, (tx) =>
      tx
        .insert(ownModels)
        .values({ userId, ...row })
        .onConflictDoUpdate({ target: ownModels.userId, set: row }),
    );
  }

  async remove(userId: string): Promise<void> {
    await this.database.forUser(userId, (tx) => tx.delete(ownModels).where(eq(ownModels.userId, userId)));
  }
}
