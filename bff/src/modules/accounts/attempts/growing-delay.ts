import { type Clock } from '../../../common/clock.js';

interface Rule {
  /** So many count against nobody. */
  free: number;
  firstTokenMs: number;
  longestMs: number;
  /** After so long without another, all is forgotten. */
  forgottenAfterMs: number;
}

interface Entry {
  count: number;
  blockedUntil: number;
  forgottenAt: number;
}

/** Bounds the memory; whoever would fill it is stopped by their address long before. */
const MAX_KEYS = 50_000;

/** After so many attempts each further one has to wait twice as long as the one before. Counted by each server for itself. */
export class GrowingDelay {
  private readonly entries = new Map<string, Entry>();

  constructor(
    private readonly rule: Rule,
    private readonly clock: Clock,
  ) {}

  /**
   * Counts an attempt before its outcome is known, so that many at once are many. Zero, or for how many seconds none may
   * be made; then it is not counted.
   */
  take(key: string): number {
    const now = this.clock.now().getTime();
    const entry = this.find(key, now);
    if (entry.blockedUntil > now) return Math.ceil((entry.blockedUntil - now) / 1_000);
    entry.count += 1;
    entry.forgottenAt = now + this.rule.forgottenAfterMs;
    if (entry.count >= this.rule.free) entry.blockedUntil = now + this.delayOf(entry.count);
    this.keep(key, entry);
    return 0;
  }

  /** It was no guess after all. */
  giveBack(key: string): void {
    const entry = this.entries.get(key);
    if (!entry) return;
    entry.count = Math.max(0, entry.count - 1);
    if (entry.count < this.rule.free) entry.blockedUntil = 0;
  }

  /** Whoever it is has proved it. */
  clear(key: string): void {
    this.entries.delete(key);
  }

  private find(key: string, now: number): Entry {
    const known = this.entries.get(key);
    return known && known.forgottenAt > now ? known : { count: 0, blockedUntil: 0, forgottenAt: 0 };
  }

  private delayOf(count: number): number {
    const { free, firstTokenMs, longestMs } = this.rule;
    return Math.min(longestMs, firstTokenMs * 2 ** Math.min(20, count - free));
  }

  /** The last one used stands last; the first one is dropped where there are too many. */
  private keep(key: string, entry: Entry): void {
    this.entries.delete(key);
    const [oldest] = this.entries.keys();
    if (this.entries.size >= MAX_KEYS && oldest !== undefined) this.entries.delete(oldest);
    this.entries.set(key, entry);
  }
}
