import { Injectable } from '@nestjs/common';
import { ComparisonService } from './review/comparison.service.js';
import { UnderstandingService } from './understanding/understanding.service.js';

/** What happens to memories after they were kept or edited; no request waits for it. */
@Injectable()
export class MemoryFollowUps {
  constructor(
    private readonly understanding: UnderstandingService,
    private readonly comparison: ComparisonService,
  ) {}

  /** To be called when a user's memories were added or changed. */
  wake(userId: string): void {
    this.understanding.wake(userId);
    this.comparison.wake(userId);
  }
}
