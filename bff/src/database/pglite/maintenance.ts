import { type PgliteSession } from './pglite-like.js';
import { type Room } from './room.js';

const INTERVAL_MS = 10 * 60_000;
const WRITES_PER_CHECKPOINT = 2_000;

/**
 * Does what PostgreSQL's background processes would: in single-user mode nothing vacuums, no statistics are gathered,
 * and the write-ahead log grows until somebody asks for a checkpoint.
 */
export class PgliteMaintenance {
  private readonly timer: NodeJS.Timeout;
  private writes = 0;
  private writesAtVacuum = 0;

  constructor(
    private readonly session: PgliteSession,
    private readonly room?: Room,
  ) {
    this.timer = setInterval(() => void this.vacuum(), INTERVAL_MS);
    this.timer.unref();
  }

  noteWrite(): void {
    this.writes += 1;
    if (this.writes % WRITES_PER_CHECKPOINT === 0) void this.run('checkpoint');
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private async vacuum(): Promise<void> {
    if (this.writes === this.writesAtVacuum) return;
    this.writesAtVacuum = this.writes;
    await this.run('vacuum analyze');
    await this.run('checkpoint');
  }

  /** A failure here is no request's business; should the database be gone, the next request says so. */
  private async run(command: string): Promise<void> {
    // On a full disk a checkpoint never ends; the log keeps what it would have written to the tables.
    if (this.room?.isThere() === false) return;
    await this.session.query(command).catch(() => undefined);
  }
}
