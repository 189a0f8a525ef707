import { Injectable } from '@nestjs/common';
import { afterCommit } from '../../../database/transactions.js';

type Listener = (userId: string) => void;

/** Tells those who asked that somebody has new readings, once these are kept for good. */
@Injectable()
export class ReadingNotices {
  private readonly listeners: Listener[] = [];

  onWritten(listener: Listener): void {
    this.listeners.push(listener);
  }

  written(userId: string): void {
    afterCommit(() => {
      for (const listener of this.listeners) listener(userId);
    });
  }
}
