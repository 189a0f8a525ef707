import { Injectable } from '@nestjs/common';
import { eq } from 'drizzle-orm';
import { Database } from '../../../../database/database.js';
import { customModels } from './custom-models.table.js';

export type CustomModelRow = Omit<typeof customModels.$inferSelect, 'userId'>;

@Injectable()
export class CustomModelsRepository {
  constructor(private readonly database: Database) {}

  async find(userId: string): Promise<CustomModelRow | undefined> {
    const { url, name, sealedKey } = customModels;
    const [row] = await this.database.forUser(userId, (tx) =>
      tx.select({ url, name, sealedKey }).from(customModels).where(eq(customModels.userId, userId)),
    );
    return row;
  }

  async save(userId: string, row: CustomModelRow): Promise<void> {
    await this.database.forUser(userId, (tx) =>
      tx
        .insert(customModels)
        .values({ userId, ...row })
        .onConflictDoUpdate({ target: customModels.userId, set: row }),
    );
  }

  async remove(userId: string): Promise<void> {
    await this.database.forUser(userId, (tx) =>
      tx.delete(customModels).where(eq(customModels.userId, userId)),
    );
  }
}
