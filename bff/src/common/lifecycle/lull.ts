import { Injectable } from '@nestjs/common';
import { type RequestHandler } from 'express';

/** Longer than a search takes, shorter than the pause between two letters. */
const QUIET_MS = 50;
/** Where somebody always asks for something, the work goes on all the same. */
const MAX_WAIT_MS = 1_000;

/** Requests come first: work that nobody waits for does its next piece between them. */
@Injectable()
export class Lull {
  private lastAt = Number.NEGATIVE_INFINITY;

  /** Stands before every route. */
  readonly watch: RequestHandler = (_request, response, next) => {
    this.note();
    response.once('close', () => this.note());
    next();
  };

  note(): void {
    this.lastAt = performance.now();
  }

  /** Resolves once no request has come or gone for a moment. */
  async come(): Promise<void> {
    const latest = performance.now() + MAX_WAIT_MS;
    for (;;) {
      const now = performance.now();
      const until = Math.min(this.lastAt + QUIET_MS, latest);
      if (now >= until) return;
      await new Promise((resolve) => setTimeout(resolve, until - now));
    }
  }
}
