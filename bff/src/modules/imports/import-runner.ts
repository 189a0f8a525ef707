import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { DomainError } from '../../common/http/problem.js';
import { describeError } from '../../common/logging/describe-error.js';
import { ImportKinds } from './import-kinds.js';
import { ImportLeases } from './import-leases.js';
import { type ImportRow } from './imports.rows.js';
import { LeaseLost } from './lease.js';
import { UploadStore } from './upload-store.js';

const LOOK_EVERY_MS = 5_000;
/** Of different users, so that a small import does not wait for a large one of somebody else. */
const MAX_AT_ONCE = 2;
const UNAVAILABLE = 503;

/** Takes imports that wait, and those that another process left when it ended. */
@Injectable()
export class ImportRunner implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(ImportRunner.name);
  private readonly running = new Set<Promise<void>>();
  private readonly stop = new AbortController();
  private looking: Promise<void> | undefined;
  private timer: NodeJS.Timeout | undefined;
  private hasLooked = false;

  constructor(
    private readonly leases: ImportLeases,
    private readonly kinds: ImportKinds,
    private readonly uploads: UploadStore,
  ) {}

  onApplicationBootstrap(): void {
    this.wake();
    this.timer = setInterval(() => this.wake(), LOOK_EVERY_MS).unref();
  }

  /** What runs ends after its batch; the next process goes on with it at once. */
  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    this.stop.abort();
    await this.looking;
    await Promise.all(this.running);
  }

  /** To be called when there is something to do. */
  wake(): void {
    this.looking ??= this.look().finally(() => (this.looking = undefined));
  }

  private async look(): Promise<void> {
    try {
      if (!this.hasLooked) await this.leases.freeAbandoned();
      this.hasLooked = true;
      while (!this.stop.signal.aborted && this.running.size < MAX_AT_ONCE) {
        const job = await this.leases.take();
        if (!job) return;
        const run = this.run(job).finally(() => {
          this.running.delete(run);
          this.wake();
        });
        this.running.add(run);
      }
    } catch (error) {
      this.logger.error({ task: 'take the next import', error: describeError(error) });
    }
  }

  private async run(job: ImportRow): Promise<void> {
    try {
      if (job.status === 'undoing') await this.kinds.of(job.kind).undo(job, this.stop.signal);
      else await this.import(job);
    } catch (error) {
      await this.giveUp(job, error).catch((failure: unknown) => {
        this.logger.error({ task: 'end an import', error: describeError(failure) });
      });
    }
  }

  private async import(job: ImportRow): Promise<void> {
    await this.kinds.of(job.kind).run(job, this.stop.signal);
    await this.leases.finish(this.leases.of(job), { status: 'done' });
    await this.uploads.remove(job.id);
  }

  /** What another time may heal is left to another time; the rest is told. */
  private async giveUp(job: ImportRow, error: unknown): Promise<void> {
    const lease = this.leases.of(job);
    const mayPass =
      error instanceof LeaseLost || (error instanceof DomainError && error.status === UNAVAILABLE);
    if (mayPass) {
      await this.leases.release(lease);
      return;
    }
    this.logger.error({ task: 'import a file', error: describeError(error) });
    const problem =
      error instanceof DomainError ? error.detail : 'The server could not go on with this file.';
    await this.leases.finish(lease, { status: 'failed', problem });
    await this.uploads.remove(job.id);
  }
}
