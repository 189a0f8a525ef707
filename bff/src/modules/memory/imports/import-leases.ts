import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { ImportJobsRepository, LeaseLost } from './import-jobs.repository.js';
import { type ImportRow, type Lease } from './imports.rows.js';

/** Longer than any batch takes; what a killed process leaves is taken over after it. */
const LEASE_MS = 30_000;

type Outcome = { status: 'done' } | { status: 'failed'; problem: string };

/** Which imports this process works on. */
@Injectable()
export class ImportLeases {
  constructor(
    private readonly jobs: ImportJobsRepository,
    private readonly clock: Clock,
  ) {}

  /** When a lease that is taken or extended now runs out. */
  get end(): Date {
    return new Date(this.clock.now().getTime() + LEASE_MS);
  }

  /** Under a lease of its own each time: a run that was cancelled must not end the one that undoes what it brought. */
  take(): Promise<ImportRow | undefined> {
    return this.jobs.claim(randomUUID(), this.clock.now(), this.end);
  }

  of({ userId, id, leaseHolder }: ImportRow): Lease {
    if (leaseHolder === null) throw new LeaseLost();
    return { userId, importId: id, holder: leaseHolder };
  }

  /** Throws LeaseLost when it is no longer ours. */
  async extend(lease: Lease): Promise<void> {
    if (!(await this.jobs.extend(lease, this.end))) throw new LeaseLost();
  }

  /** Leaves the work to whoever takes it next. */
  release(lease: Lease): Promise<void> {
    return this.jobs.release(lease);
  }

  finish(lease: Lease, outcome: Outcome): Promise<void> {
    return this.jobs.release(lease, { ...outcome, finishedAt: this.clock.now() });
  }

  /** When the import itself was over stays as it is. */
  finishUndo(lease: Lease): Promise<void> {
    return this.jobs.release(lease, { status: 'undone' });
  }
}
