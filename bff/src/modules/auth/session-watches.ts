import { type SessionUser } from '../../common/auth/session-user.js';

/** What outlasts its request hears of an ending at once; should the telling get lost, by this. */
const LOOK_EVERY_MS = 30_000;

interface Watch {
  userId: string;
  sessionId: string;
  onEnd: () => void;
}

/** The sessions that something lasting hangs on, such as an answer that is being written. */
export class SessionWatches {
  private readonly watches = new Set<Watch>();

  constructor(private readonly isLive: (sessionId: string) => Promise<boolean>) {}

  /** Returns what ends the watch. */
  add({ id: userId, sessionId }: Pick<SessionUser, 'id' | 'sessionId'>, onEnd: () => void): () => void {
    const watch: Watch = { userId, sessionId, onEnd };
    const timer = setInterval(() => void this.look(watch), LOOK_EVERY_MS).unref();
    this.watches.add(watch);
    return () => {
      clearInterval(timer);
      this.watches.delete(watch);
    };
  }

  /** `successor`: the session with which the same browser goes on; nothing has ended for it. */
  sessionEnded(sessionId: string, successor?: string): void {
    for (const watch of this.watches) {
      if (watch.sessionId !== sessionId) continue;
      if (successor === undefined) watch.onEnd();
      else watch.sessionId = successor;
    }
  }

  /** With a deleted account its sessions go without a word of their own; another role ends none. */
  userChanged(userId: string): void {
    for (const watch of this.watches) if (watch.userId === userId) void this.look(watch);
  }

  private async look(watch: Watch): Promise<void> {
    const { sessionId } = watch;
    // While the database does not answer, nobody is thrown out.
    const isLive = await this.isLive(sessionId).catch(() => true);
    if (!isLive && watch.sessionId === sessionId) watch.onEnd();
  }
}
