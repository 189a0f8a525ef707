import { Injectable } from '@nestjs/common';
import { type RequestHandler } from 'express';

/** Longer than a search takes, shorter than the pause between two letters. */
const QUIET_MS = 50;
/** Maximum wait on a server that always has requests. */
const MAX_WAIT_MS = 1_000;

/** Runs background work only when no request is in flight. */
@Injectable()
export class IdleGate {
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
  async wait(): Promise<void> {
    const latest = performance.now() + MAX_WAIT_MS;
    for (;;) {
      const now = performance.now();
      const until = Math.min(this.lastAt + QUIET_MS, latest);
      if (now >= until) return;
      await new Promise((resolve) => setTimeout(resolve, until - now));
    }
  }
}
