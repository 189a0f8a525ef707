import { Injectable } from '@nestjs/common';
import { ImportLeases } from '../../imports/import-leases.js';
import { type ImportRow } from '../../imports/imports.rows.js';
import { LeaseLost } from '../../imports/lease.js';
import { ImportedPointsRepository } from './imported-points.repository.js';

const HOUR_MS = 3_600_000;
const BEFORE_ALL = new Date(0);

/** Erases what an import brought, some hours of a series at a time. */
@Injectable()
export class ReadingImportUndoing {
  constructor(
    private readonly points: ImportedPointsRepository,
    private readonly leases: ImportLeases,
  ) {}

  async run(job: ImportRow, stop: AbortSignal): Promise<void> {
    const lease = this.leases.of(job);
    const { userId, id } = job;
    for (const seriesId of await this.points.findSeries(userId)) {
      let after = BEFORE_ALL;
      for (;;) {
        if (stop.aborted) throw new LeaseLost();
        const hours = await this.points.nextHours(userId, seriesId, after);
        if (!hours) break;
        await this.leases.erase(lease, async () => ({
          readings: await this.points.erase(userId, id, hours),
        }));
        after = new Date(hours.before.getTime() - HOUR_MS);
      }
    }
    await this.leases.finishUndo(lease);
  }
}
