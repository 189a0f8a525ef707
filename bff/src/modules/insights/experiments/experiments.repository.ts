import { Injectable } from '@nestjs/common';
import { and, count, desc, eq, isNull } from 'drizzle-orm';
import { Database } from '../../../database/database.js';
import { type Experiment } from './experiment.js';
import { experiments } from './experiments.table.js';

const owner = experiments.userId;
const COLUMNS = {
  id: experiments.id,
  action: experiments.action,
  outcome: experiments.outcome,
  lag: experiments.lag,
  startsOn: experiments.startsOn,
  arms: experiments.arms,
  timeZone: experiments.timeZone,
  halfWidth: experiments.halfWidth,
  remindedOn: experiments.remindedOn,
  stoppedAt: experiments.stoppedAt,
  isSample: experiments.isSample,
  createdAt: experiments.createdAt,
};

@Injectable()
export class ExperimentsRepository {
  constructor(private readonly database: Database) {}

  /** Newest first. */
  findAll(userId: string): Promise<Experiment[]> {
    return this.database.forUser(userId, (tx) =>
      tx.select(COLUMNS).from(experiments).where(eq(owner, userId)).orderBy(desc(experiments.createdAt)),
    );
  }

  /** False where there are so many already. */
  add(userId: string, experiment: Experiment, most: number): Promise<boolean> {
    return this.database.forUser(userId, async (tx) => {
      const [row] = await tx.select({ there: count() }).from(experiments).where(eq(owner, userId));
      if ((row?.there ?? 0) >= most) return false;
      await tx.insert(experiments).values({ ...experiment, userId });
      return true;
    });
  }

  async stop(userId: string, id: string, now: Date): Promise<boolean> {
    const stopped = await this.database.forUser(userId, (tx) =>
      tx
        .update(experiments)
        .set({ stoppedAt: now })
        .where(and(eq(owner, userId), eq(experiments.id, id), isNull(experiments.stoppedAt)))
        .returning({ id: experiments.id }),
    );
    return stopped.length > 0;
  }

  async noteReminded(userId: string, id: string, day: string): Promise<void> {
    await this.database.forUser(userId, (tx) =>
      tx
        .update(experiments)
        .set({ remindedOn: day })
        .where(and(eq(owner, userId), eq(experiments.id, id))),
    );
  }

  async remove(userId: string, id: string): Promise<boolean> {
    const removed = await this.database.forUser(userId, (tx) =>
      tx
        .delete(experiments)
        .where(and(eq(owner, userId), eq(experiments.id, id)))
        .returning({ id: experiments.id }),
    );
    return removed.length > 0;
  }

  async removeSample(userId: string): Promise<number> {
    const removed = await this.database.forUser(userId, (tx) =>
      tx
        .delete(experiments)
        .where(and(eq(owner, userId), eq(experiments.isSample, true)))
        .returning({ id: experiments.id }),
    );
    return removed.length;
  }
}
