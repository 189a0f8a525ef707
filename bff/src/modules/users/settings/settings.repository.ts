import { Injectable } from '@nestjs/common';
import { eq } from 'drizzle-orm';
import { Database } from '../../../database/database.js';
import { userSettings } from './settings.table.js';

const columns = {
  units: userSettings.units,
  quietFrom: userSettings.quietFrom,
  quietUntil: userSettings.quietUntil,
  learnsFromChat: userSettings.learnsFromChat,
  keepTold: userSettings.keepTold,
  language: userSettings.language,
  latitude: userSettings.latitude,
  longitude: userSettings.longitude,
};

export type SettingsRow = Pick<typeof userSettings.$inferSelect, keyof typeof columns>;

const UNSET: SettingsRow = {
  units: null,
  quietFrom: null,
  quietUntil: null,
  learnsFromChat: true,
  keepTold: 'always',
  language: 'auto',
  latitude: null,
  longitude: null,
};

@Injectable()
export class SettingsRepository {
  constructor(private readonly database: Database) {}

  async find(userId: string): Promise<SettingsRow> {
    const [row] = await this.database.forUser(userId, (tx) =>
      tx.select(columns).from(userSettings).where(eq(userSettings.userId, userId)),
    );
    return row ?? UNSET;
  }

  async save(userId: string, changes: Partial<SettingsRow>, updatedAt: Date): Promise<SettingsRow> {
    const [row] = await this.database.forUser(userId, (tx) =>
      tx
        .insert(userSettings)
        .values({ userId, ...changes })
        .onConflictDoUpdate({ target: userSettings.userId, set: { ...changes, updatedAt } })
        .returning(columns),
    );
    return row ?? UNSET;
  }
}
