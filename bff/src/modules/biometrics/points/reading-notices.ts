import { Injectable } from '@nestjs/common';
import { afterCommit } from '../../../database/transactions.js';
import { LiveEvents } from '../../events/live-events.service.js';

type Listener = (userId: string) => void;

/** Tells those who asked that somebody has new readings, once these are kept for good. */
@Injectable()
export class ReadingNotices {
  private readonly listeners: Listener[] = [];

  constructor(private readonly live: LiveEvents) {}

  onWritten(listener: Listener): void {
    this.listeners.push(listener);
  }

  written(userId: string): void {
    this.live.changed(userId, 'readings');
    afterCommit(() => {
      for (const listener of this.listeners) listener(userId);
    });
  }

  removed(userId: string): void {
    this.live.changed(userId, 'readings');
  }
}
