import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import { Transactions } from '../../database/transactions.js';
import { ImportJobsRepository } from './import-jobs.repository.js';
import { type ImportRow, type Progress } from './imports.rows.js';
import { topicOf } from './import-topic.js';
import { type Lease, LeaseLost } from './lease.js';
import { LiveEvents } from '../events/live-events.service.js';

/** Longer than any batch takes; what a killed process leaves in a shared database is taken over after it. */
const LEASE_MS = 30_000;

type Outcome = { status: 'done' } | { status: 'failed'; problem: string };

/** Which imports this process works on. */
@Injectable()
export class ImportLeases {
  constructor(
    private readonly jobs: ImportJobsRepository,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly live: LiveEvents,
  ) {}

  get now(): Date {
    return this.clock.now();
  }

  /** Whether the database answers others while it writes. */
  get isShared(): boolean {
    return this.jobs.isShared;
  }

  /** When a lease that is taken or extended now runs out. */
  get end(): Date {
    return new Date(this.clock.now().getTime() + LEASE_MS);
  }

  /** To be called before the first is taken: an embedded database has one process, and who held a lease before it is gone. */
  async freeAbandoned(): Promise<void> {
    if (!this.isShared) await this.jobs.freeAll();
  }

  /** Under a lease of its own each time: a run that was cancelled must not end the one that undoes what it brought. */
  async take(): Promise<ImportRow | undefined> {
    const job = await this.jobs.claim(randomUUID(), this.clock.now(), this.end);
    if (job) this.live.changed(job.userId, topicOf(job.kind), job.id);
    return job;
  }

  of({ userId, id, kind, leaseHolder }: ImportRow): Lease {
    if (leaseHolder === null) throw new LeaseLost();
    return { userId, importId: id, kind, holder: leaseHolder };
  }

  /** Throws LeaseLost when it is no longer ours. */
  async extend(lease: Lease): Promise<void> {
    if (!(await this.jobs.extend(lease, this.end))) throw new LeaseLost();
  }

  /**
   * Writes a batch and the position behind it in one transaction: it is never half there, nor twice. Throws LeaseLost
   * when the import is no longer ours, and keeps nothing then.
   */
  write<T>(lease: Lease, work: () => Promise<{ result: T; progress: Progress }>): Promise<T> {
    return this.transactions.run(lease.userId, async () => {
      await this.jobs.hold(lease);
      const { result, progress } = await work();
      await this.jobs.advance(lease, progress, this.end);
      this.tell(lease);
      return result;
    });
  }

  /** Erases some in one transaction with its count; false when nothing was left to erase. Throws LeaseLost as `write` does. */
  erase(lease: Lease, work: () => Promise<object | undefined>): Promise<boolean> {
    return this.transactions.run(lease.userId, async () => {
      await this.jobs.hold(lease);
      const gone = await work();
      if (gone) await this.jobs.addErased(lease, gone, this.end);
      this.tell(lease);
      return gone !== undefined;
    });
  }

  /** Leaves the work to whoever takes it next. */
  async release(lease: Lease): Promise<void> {
    await this.jobs.release(lease);
    this.tell(lease);
  }

  async finish(lease: Lease, outcome: Outcome): Promise<void> {
    await this.jobs.release(lease, { ...outcome, finishedAt: this.clock.now() });
    this.tell(lease);
  }

  /** When the import itself was over stays as it is. */
  async finishUndo(lease: Lease): Promise<void> {
    await this.jobs.release(lease, { status: 'undone' });
    this.tell(lease);
  }

  private tell({ userId, importId, kind }: Lease): void {
    this.live.changed(userId, topicOf(kind), importId);
  }
}
