import { TooManyAnswers } from './chat.errors.js';

/** How many answers one user may have written at the same time. */
const MAX_AT_ONCE = 4;

export class AnswerSlots {
  private readonly taken = new Map<string, number>();

  /** Takes a slot until the returned function gives it back; throws when the user has none left. */
  take(userId: string): () => void {
    const taken = this.taken.get(userId) ?? 0;
    if (taken >= MAX_AT_ONCE) throw new TooManyAnswers();
    this.taken.set(userId, taken + 1);
    return () => this.giveBack(userId);
  }

  private giveBack(userId: string): void {
    const taken = (this.taken.get(userId) ?? 1) - 1;
    if (taken > 0) this.taken.set(userId, taken);
    else this.taken.delete(userId);
  }
}
