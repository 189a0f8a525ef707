import { Injectable } from '@nestjs/common';
import { RateLimit } from '../../common/http/rate-limit.js';
import { TooManyAnswers } from './chat.errors.js';

/** How many answers one user may have written at the same time. */
const MAX_AT_ONCE = 4;
/** Two a second is faster than anybody types or speaks. */
const A_MINUTE = 120;

/** What one user may ask, so that the others are answered too. */
@Injectable()
export class AnswerLimits {
  private readonly rate = new RateLimit(A_MINUTE);
  private readonly taken = new Map<string, number>();

  /**
   * Takes a slot until the returned function gives it back. Throws TooManyAnswers when the user has none left, and
   * TooManyRequests when they asked too often.
   */
  async take(userId: string): Promise<() => void> {
    await this.rate.take(userId);
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
