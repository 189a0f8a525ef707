import { type Clock } from '../../common/clock.js';

const FRESH_MS = 30_000;
const MAX_ENTRIES = 10_000;

interface Entry<T> {
  value: T;
  freshUntil: number;
}

/**
 * Saves the lookups of a busy user. Small, short-lived and told about endings, so that a revoked session ends at once;
 * should the telling get lost, it ends with the entry.
 */
export class SessionCache<T> {
  private readonly entries = new Map<string, Entry<T>>();
  private readonly loading = new Map<string, Promise<T | undefined>>();
  private endings = 0;

  constructor(private readonly clock: Clock) {}

  /** The value, loaded once however many ask at the same time. What is not there is not remembered. */
  async get(key: string, load: () => Promise<T | undefined>): Promise<T | undefined> {
    const entry = this.entries.get(key);
    if (entry && entry.freshUntil > this.clock.now().getTime()) return entry.value;
    return this.loading.get(key) ?? this.load(key, load);
  }

  /** Walks all entries: sessions end far less often than they are used. */
  forget(hasEnded: (value: T) => boolean): void {
    this.endings += 1;
    for (const [key, { value }] of this.entries) if (hasEnded(value)) this.entries.delete(key);
  }

  private load(key: string, load: () => Promise<T | undefined>): Promise<T | undefined> {
    const { endings } = this;
    const loading = load()
      .then((value) => {
        // A load overtaken by an ending, maybe its own, must not bring the session back.
        if (value !== undefined && endings === this.endings) this.store(key, value);
        return value;
      })
      .finally(() => this.loading.delete(key));
    this.loading.set(key, loading);
    return loading;
  }

  private store(key: string, value: T): void {
    this.entries.delete(key);
    const [oldest] = this.entries.keys();
    if (this.entries.size >= MAX_ENTRIES && oldest !== undefined) this.entries.delete(oldest);
    this.entries.set(key, { value, freshUntil: this.clock.now().getTime() + FRESH_MS });
  }
}
