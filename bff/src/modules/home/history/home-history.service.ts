import { Injectable } from '@nestjs/common';
import { HomeHistoryRepository, type PastChange } from './home-history.repository.js';

/** How devices were before now, for who asks what would have happened. */
@Injectable()
export class HomeHistory {
  constructor(private readonly past: HomeHistoryRepository) {}

  /** The first ones first. */
  changesSince(
    userId: string,
    entityIds: readonly string[],
    since: Date,
    limit: number,
  ): Promise<PastChange[]> {
    return this.past.changesSince(userId, entityIds, since, limit);
  }
}
