import { Injectable } from '@nestjs/common';
import { afterCommit } from '../../database/transactions.js';
import { VectorFollowUps } from './indexing/vector-follow-ups.js';
import { ComparisonService } from './review/comparison.service.js';
import { CorpusStatistics } from './search/corpus-statistics.js';
import { UnderstandingService } from './understanding/understanding.service.js';

/** What happens to memories after they were kept or edited; no request waits for it. */
@Injectable()
export class MemoryFollowUps {
  constructor(
    private readonly statistics: CorpusStatistics,
    private readonly understanding: UnderstandingService,
    private readonly comparison: ComparisonService,
    private readonly vectors: VectorFollowUps,
  ) {}

  added(
    userId: string,
    memories: readonly { terms: readonly string[]; author?: string | null | undefined }[],
  ): void {
    afterCommit(() => {
      this.statistics.add(userId, memories);
      this.wake(userId);
    });
  }

  changed(userId: string): void {
    afterCommit(() => {
      this.statistics.forget(userId);
      this.wake(userId);
    });
  }

  /** A file's worth, with names and tags of its own. The statistics were told of each batch. */
  imported(userId: string): void {
    afterCommit(() => {
      this.understanding.forget(userId);
      this.wake(userId);
    });
  }

  /** From now on memories are read, and questions understood, by the new names. */
  named(userId: string): void {
    afterCommit(() => {
      this.understanding.forget(userId);
      this.understanding.wake(userId);
      this.statistics.forget(userId);
    });
  }

  private wake(userId: string): void {
    this.understanding.wake(userId);
    this.comparison.wake(userId);
    this.vectors.wake(userId);
  }
}
