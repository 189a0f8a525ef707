import { Injectable } from '@nestjs/common';
import { afterCommit } from '../../database/transactions.js';
import { CorpusStatistics } from './search/corpus-statistics.js';
import { LiveEvents } from '../events/live-events.service.js';

/** Work on a user's memories that no request waits for. */
export interface FollowUp {
  /** There is something new to look at. */
  wake(userId: string): void;
  /** Names or tags changed: what was read of them before does not hold. */
  forget?(userId: string): void;
}

/** What happens to memories after they were kept or edited. Those who do it register, when their module is made. */
@Injectable()
export class MemoryFollowUps {
  private readonly all: FollowUp[] = [];

  constructor(
    private readonly statistics: CorpusStatistics,
    private readonly live: LiveEvents,
  ) {}

  register(followUp: FollowUp): void {
    this.all.push(followUp);
  }

  added(
    userId: string,
    memories: readonly { terms: readonly string[]; author?: string | null | undefined }[],
  ): void {
    this.live.changed(userId, 'memories');
    afterCommit(() => {
      this.statistics.add(userId, memories);
      this.wake(userId);
    });
  }

  changed(userId: string): void {
    this.live.changed(userId, 'memories');
    afterCommit(() => {
      this.statistics.forget(userId);
      this.wake(userId);
    });
  }

  /** A file's worth, with names and tags of its own. The statistics were told of each batch. */
  imported(userId: string): void {
    this.live.changed(userId, 'memories');
    afterCommit(() => {
      this.forget(userId);
      this.wake(userId);
    });
  }

  /** From now on memories are read, and questions understood, by the new names. */
  named(userId: string): void {
    this.live.changed(userId, 'memories');
    afterCommit(() => {
      this.statistics.forget(userId);
      this.forget(userId);
      this.wake(userId);
    });
  }

  private forget(userId: string): void {
    for (const followUp of this.all) followUp.forget?.(userId);
  }

  private wake(userId: string): void {
    for (const followUp of this.all) followUp.wake(userId);
  }
}
