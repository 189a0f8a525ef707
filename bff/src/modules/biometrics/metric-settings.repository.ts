import { Injectable } from '@nestjs/common';
import { eq, sql } from 'drizzle-orm';
import { Database } from '../../database/database.js';
import { metricSettings } from './metric-settings.table.js';

export interface MetricSettingsRow {
  readonly metric: string;
  readonly goal: number | null;
  readonly unit: string | null;
  readonly isHidden: boolean;
  readonly place: number | null;
}

@Injectable()
export class MetricSettingsRepository {
  constructor(private readonly database: Database) {}

  async find(userId: string): Promise<ReadonlyMap<string, MetricSettingsRow>> {
    const { metric, goal, unit, isHidden, place } = metricSettings;
    const rows = await this.database.forUser(userId, (tx) =>
      tx
        .select({ metric, goal, unit, isHidden, place })
        .from(metricSettings)
        .where(eq(metricSettings.userId, userId)),
    );
    return new Map(rows.map((row) => [row.metric, row]));
  }

  /** What is left out stays as it is. */
  async save(
    userId: string,
    metric: string,
    changes: Partial<Omit<MetricSettingsRow, 'metric'>>,
  ): Promise<void> {
    await this.database.forUser(userId, (tx) =>
      tx
        .insert(metricSettings)
        .values({ userId, metric, ...changes })
        .onConflictDoUpdate({
          target: [metricSettings.userId, metricSettings.metric],
          set: { metric, ...changes },
        }),
    );
  }

  /** Puts these in that order; those that are not named keep theirs. */
  async arrange(userId: string, metrics: readonly string[]): Promise<void> {
    if (metrics.length === 0) return;
    await this.database.forUser(userId, (tx) =>
      tx
        .insert(metricSettings)
        .values(metrics.map((metric, place) => ({ userId, metric, place })))
        .onConflictDoUpdate({
          target: [metricSettings.userId, metricSettings.metric],
          set: { place: sql`excluded.place` },
        }),
    );
  }
}
