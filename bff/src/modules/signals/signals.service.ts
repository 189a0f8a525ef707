import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import { afterCommit } from '../../database/transactions.js';
import { type KeptSignal, type Signal, type SignalKey } from './signal.js';
import { SignalsRepository } from './signals.repository.js';

/** What happens in a life, kept in order for the automations that hear it. */
@Injectable()
export class Signals {
  private readonly listeners: (() => void)[] = [];

  constructor(
    private readonly signals: SignalsRepository,
    private readonly clock: Clock,
  ) {}

  /** In the transaction of what happened, so that both are kept or neither. What nobody hears is not kept. */
  async record(userId: string, signals: readonly Signal[]): Promise<void> {
    if (signals.length === 0) return;
    const kept = await this.signals.add(userId, signals, this.clock.now());
    if (kept === 0) return;
    afterCommit(() => {
      for (const listener of this.listeners) listener();
    });
  }

  /** The metrics that somebody hears of: readings come by the thousand, and most of them nobody waits for. */
  async metricsHeard(userId: string): Promise<ReadonlySet<string>> {
    const prefix = 'metric:';
    const keys = await this.signals.findHeard(userId, prefix);
    return new Set(keys.map((key) => key.slice(prefix.length)));
  }

  /** Says what a listener hears from now on; nothing ends it. In the transaction of what it is for. */
  listen(userId: string, listenerId: string, keys: readonly SignalKey[]): Promise<void> {
    return this.signals.listen(userId, listenerId, keys);
  }

  /** Once something was kept for somebody, in this process. */
  onRecorded(listener: () => void): void {
    this.listeners.push(listener);
  }

  /** Takes what waits, in its order; each is given to one taker, whose transaction it is. */
  take(userId: string, limit: number): Promise<KeptSignal[]> {
    return this.signals.take(userId, limit);
  }

  /** For whom something waits. */
  findWaiting(limit: number): Promise<string[]> {
    return this.signals.findWaiting(limit);
  }

  /** What was kept of these since then, the first ones first. */
  since(userId: string, keys: readonly SignalKey[], since: Date, limit: number): Promise<KeptSignal[]> {
    return this.signals.findSince(userId, keys, since, limit);
  }
}
