import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import { AccessJournal } from '../common/auth/access-journal.js';
import { Clock } from '../common/clock.js';
import { describeError } from '../common/logging/describe-error.js';
import { audit, type AuditEntry } from './audit.js';
import { Database } from './database.js';

const HOUR_MS = 60 * 60_000;
/** Some 30 kB: what somebody refused around the clock could add, whoever they are, in a day is less than a megabyte. */
const MOST_AN_HOUR = 200;

/**
 * Notes in the audit log what was refused to whom, and what administrators did. What is the same within an hour is one
 * line, and a second one says how often it came again; beyond two hundred kinds in an hour the rest is counted in one. So
 * nobody can fill the disk by being refused. A line names a route and a code: nothing of what was sent.
 */
@Injectable()
export class AccessNotes extends AccessJournal implements BeforeApplicationShutdown {
  private readonly logger = new Logger(AccessNotes.name);
  /** How often each came again in this hour. */
  private repeats = new Map<string, { entry: AuditEntry; times: number }>();
  private left = 0;
  private hourEnds = 0;
  private writing: Promise<void> = Promise.resolve();

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {
    super();
  }

  note(reason: string, actor: string | null): void {
    if (this.clock.now().getTime() >= this.hourEnds) this.beginHour();
    const key = `${reason} ${actor ?? ''}`;
    const known = this.repeats.get(key);
    if (known) known.times += 1;
    else if (this.repeats.size >= MOST_AN_HOUR) this.left += 1;
    else {
      this.repeats.set(key, { entry: { reason, actor }, times: 0 });
      this.write([{ reason, actor }]);
    }
  }

  /** Once all that was noted is written, or could not be. */
  settled(): Promise<void> {
    return this.writing;
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.beginHour();
    await this.writing;
  }

  private beginHour(): void {
    const again = [...this.repeats.values()]
      .filter(({ times }) => times > 0)
      .map(({ entry, times }) => ({
        ...entry,
        reason: `${entry.reason}, ${String(times)} times more within the hour`,
      }));
    const rest = this.left > 0 ? [{ reason: `access: ${String(this.left)} more, not told apart` }] : [];
    this.repeats = new Map();
    this.left = 0;
    this.hourEnds = this.clock.now().getTime() + HOUR_MS;
    this.write([...again, ...rest]);
  }

  /** Nobody waits for it: a request is refused just as well while the database is away. */
  private write(entries: AuditEntry[]): void {
    if (entries.length === 0) return;
    this.writing = this.writing
      .then(() =>
        this.database.forSystem('access: notes', async (tx) => {
          for (const entry of entries) await audit(tx, entry);
        }),
      )
      .catch((error: unknown) => this.logger.warn({ error: describeError(error) }));
  }
}
