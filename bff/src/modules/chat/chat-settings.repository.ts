import { Injectable } from '@nestjs/common';
import { eq } from 'drizzle-orm';
import { Database } from '../../database/database.js';
import { chatSettings } from './chat-settings.table.js';

type Settings = Pick<typeof chatSettings.$inferSelect, 'learns'>;

@Injectable()
export class ChatSettingsRepository {
  constructor(private readonly database: Database) {}

  async find(userId: string): Promise<Settings | undefined> {
    const [row] = await this.database.forUser(userId, (tx) =>
      tx.select({ learns: chatSettings.learns }).from(chatSettings).where(eq(chatSettings.userId, userId)),
    );
    return row;
  }

  async save(userId: string, settings: Settings): Promise<void> {
    await this.database.forUser(userId, (tx) =>
      tx
        .insert(chatSettings)
        .values({ userId, ...settings })
        .onConflictDoUpdate({ target: chatSettings.userId, set: settings }),
    );
  }
}
