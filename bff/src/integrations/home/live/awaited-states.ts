import { ANSWER_MS, type CommandAnswer } from './live-adapter.js';

/** Commands that wait for the next word of their entity. */
export class AwaitedStates {
  private readonly waiting = new Map<string, Set<() => void>>();

  /** To be called before the command is sent, so that no answer comes before it is waited for. */
  next(externalId: string, answerMs = ANSWER_MS): Promise<CommandAnswer> {
    return new Promise((resolve) => {
      const waiters = this.waiting.get(externalId) ?? new Set();
      const end = (outcome: 'acknowledged' | 'no_answer'): void => {
        clearTimeout(timer);
        waiters.delete(heard);
        if (waiters.size === 0) this.waiting.delete(externalId);
        resolve({ outcome });
      };
      const heard = (): void => end('acknowledged');
      const timer = setTimeout(() => end('no_answer'), answerMs);
      this.waiting.set(externalId, waiters.add(heard));
    });
  }

  heard(externalId: string): void {
    for (const heard of [...(this.waiting.get(externalId) ?? [])]) heard();
  }
}
