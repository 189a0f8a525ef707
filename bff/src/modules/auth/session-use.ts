import { Logger } from '@nestjs/common';
import { describeError } from '../../common/logging/describe-error.js';
import { StorageFull } from '../../database/database.errors.js';
import { type SessionTimes } from './session-times.js';
import { type SessionRow, type SessionsRepository } from './sessions.repository.js';

/** The idle limit is days long; noting every request would cost a write each. */
const NOTED_AFTER_MS = 5 * 60_000;

/** Notes when sessions were last used, so that they live on with it. */
export class SessionUse {
  private readonly logger = new Logger(SessionUse.name);
  private isFull = false;

  constructor(
    private readonly sessions: Pick<SessionsRepository, 'touch'>,
    private readonly times: SessionTimes,
  ) {}

  /** Answers with when the session ends now. */
  async note(session: SessionRow, now: Date): Promise<Date> {
    if (now.getTime() - session.lastUsedAt.getTime() < NOTED_AFTER_MS) return session.expiresAt;
    const expiresAt = this.times.expiryOf(session.createdAt, now);
    try {
      await this.sessions.touch(session, now, expiresAt);
      this.isFull = false;
      return expiresAt;
    } catch (error) {
      if (!(error instanceof StorageFull)) throw error;
      // What only reads has to work while the disk is full; the session ends as was noted last.
      if (!this.isFull) this.logger.warn({ task: 'note the use of a session', error: describeError(error) });
      this.isFull = true;
      return session.expiresAt;
    }
  }
}
