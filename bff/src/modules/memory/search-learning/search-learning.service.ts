import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { SEARCH_SIGNALS } from '../memory-search.dto.js';
import { MemoryNotFound } from '../memory.errors.js';
import { MemoryFinder } from '../search/memory-finder.js';
import { judgedDifference } from './judged-difference.js';
import { SearchFactors } from '../search/search-factors.js';
import { SearchFeedbackRepository } from '../search/search-feedback.repository.js';
import { type SearchFeedback, type SearchWeights } from './search-learning.dto.js';

/** The results that somebody may have looked through. */
const LOOKED_THROUGH = 50;

/** Learns from what the user says of search results how much each sign of relevance counts for them. */
@Injectable()
export class SearchLearning {
  constructor(
    private readonly finder: MemoryFinder,
    private readonly judgements: SearchFeedbackRepository,
    private readonly factors: SearchFactors,
    private readonly clock: Clock,
  ) {}

  /** The search is made once more: what the results looked like need not be kept or trusted. */
  async judge(userId: string, { query, memoryId, useful, timeZone }: SearchFeedback): Promise<SearchWeights> {
    const { ranked } = await this.finder.find(userId, query, { limit: LOOKED_THROUGH, timeZone });
    const results = ranked.map(({ candidate, signals }) => ({ id: candidate.id, signals }));
    if (!results.some(({ id }) => id === memoryId)) throw new MemoryNotFound();
    const difference = judgedDifference(results, memoryId, useful);
    if (difference) {
      await this.judgements.save(userId, { memoryId, difference, givenAt: this.clock.now() });
      this.factors.forget(userId);
    }
    return this.weights(userId);
  }

  async deleteFeedback(userId: string, memoryId: string): Promise<SearchWeights> {
    if (!(await this.judgements.delete(userId, memoryId))) throw new MemoryNotFound();
    this.factors.forget(userId);
    return this.weights(userId);
  }

  async weights(userId: string): Promise<SearchWeights> {
    const { factors, judgements } = await this.factors.of(userId);
    return {
      weights: SEARCH_SIGNALS.map((signal) => ({ signal, weight: factors[signal], default: 1 })),
      judgements,
    };
  }

  async forget(userId: string): Promise<void> {
    await this.judgements.deleteAll(userId);
    this.factors.forget(userId);
  }
}
