import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { type Factors } from './rank.js';
import { learnFactors } from './learned-factors.js';
import { SearchFeedbackRepository } from './search-feedback.repository.js';

interface Learned {
  readonly factors: Factors;
  readonly judgements: number;
  readonly learnedAt: number;
}

/** How long another process may search by what was learned before the last judgement. */
const FRESH_MS = 60_000;
const MAX_USERS = 1_000;

/** What each user's judgements make of the weights, learned anew once in a while and after each judgement. */
@Injectable()
export class SearchFactors {
  private readonly known = new Map<string, Learned>();

  constructor(
    private readonly judgements: SearchFeedbackRepository,
    private readonly clock: Clock,
  ) {}

  async of(userId: string): Promise<Learned> {
    const known = this.known.get(userId);
    if (known && this.clock.now().getTime() - known.learnedAt < FRESH_MS) return known;
    const differences = await this.judgements.readLatest(userId);
    const learned = {
      factors: learnFactors(differences),
      judgements: differences.length,
      learnedAt: this.clock.now().getTime(),
    };
    if (this.known.size >= MAX_USERS) this.known.clear();
    this.known.set(userId, learned);
    return learned;
  }

  /** To be called when judgements come or go. */
  forget(userId: string): void {
    this.known.delete(userId);
  }
}
