import type { RecordedReading } from './recorded-reading';

/** `kept` by the server, `refused` for good, or to be tried again `later`. */
export type SendOutcome = 'kept' | 'refused' | 'later';

export interface OutboxOptions {
  readonly send: (device: string, readings: readonly RecordedReading[]) => Promise<SendOutcome>;
  /** What was left from before; it is written as it changes, so that a reload loses nothing. */
  readonly store: { read: () => unknown; write: (entries: readonly OutboxEntry[]) => void };
  readonly onChange?: () => void;
}
export interface OutboxEntry extends RecordedReading {
  readonly device: string;
}

const BATCH_AFTER_MS = 15_000;
const RETRY_AFTER_MS = [5_000, 15_000, 30_000, 60_000] as const;
/** A request of this many is some 50 kB. */
export const MOST_IN_BATCH = 500;

/**
 * Sends readings in batches and keeps what the server has not confirmed: in order, through failures and reloads. The server
 * keeps a reading once, however often it comes.
 */
export class ReadingOutbox {
  private readonly waiting: OutboxEntry[];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isSending = false;
  private failures = 0;
  private confirmed = 0;

  constructor(private readonly options: OutboxOptions) {
    const left = options.store.read();
    this.waiting = Array.isArray(left) ? left.filter(isEntry) : [];
    if (this.waiting.length > 0) this.schedule(0);
  }

  /** How many the server has not confirmed. */
  get waitingCount(): number {
    return this.waiting.length;
  }

  /** How many the server has confirmed in this window. */
  get keptCount(): number {
    return this.confirmed;
  }

  /** Whether the last attempt to send failed. */
  get isStuck(): boolean {
    return this.failures > 0;
  }

  add(device: string, reading: RecordedReading): void {
    this.waiting.push({ ...reading, device });
    this.timer ??= this.later(BATCH_AFTER_MS);
  }

  /** Sends now what waits, as when a recording ends or the network is back. */
  flush(): void {
    this.persist();
    if (this.waiting.length > 0) this.schedule(0);
  }

  /** As the page may end any moment. */
  persist(): void {
    this.options.store.write(this.waiting);
  }

  /** Sends nothing more; what waits stays in the store. */
  close(): void {
    clearTimeout(this.timer);
    this.persist();
  }

  private schedule(ms: number): void {
    clearTimeout(this.timer);
    this.timer = this.later(ms);
  }

  private later(ms: number): ReturnType<typeof setTimeout> {
    return setTimeout(() => void this.sendNext(), ms);
  }

  private async sendNext(): Promise<void> {
    if (this.isSending) return;
    this.isSending = true;
    this.timer = undefined;
    const device = this.waiting[0]?.device ?? '';
    const end = this.waiting.findIndex((entry) => entry.device !== device);
    const ofDevice = end === -1 ? this.waiting.length : end;
    const batch = this.waiting.slice(0, Math.min(ofDevice, MOST_IN_BATCH));
    // Before it is sent: whatever ends this window meanwhile, the next one sends it again.
    this.options.store.write(this.waiting);
    const outcome = await this.options.send(device, batch.map(withoutDevice));
    this.isSending = false;
    this.settle(outcome, batch.length);
    this.options.onChange?.();
  }

  private settle(outcome: SendOutcome, count: number): void {
    if (outcome === 'later') {
      const wait = RETRY_AFTER_MS[Math.min(this.failures, RETRY_AFTER_MS.length - 1)];
      this.failures += 1;
      this.schedule(wait ?? BATCH_AFTER_MS);
      return;
    }
    this.failures = 0;
    if (outcome === 'kept') this.confirmed += count;
    this.waiting.splice(0, count);
    this.options.store.write(this.waiting);
    if (this.waiting.length > 0) this.schedule(this.waiting.length >= MOST_IN_BATCH ? 0 : BATCH_AFTER_MS);
  }
}

function withoutDevice({ metric, value, at }: OutboxEntry): RecordedReading {
  return { metric, value, at };
}

function isEntry(entry: unknown): entry is OutboxEntry {
  if (typeof entry !== 'object' || entry === null) return false;
  const { metric, value, at, device } = entry as Record<string, unknown>;
  const isText = [metric, at, device].every((each) => typeof each === 'string');
  return isText && typeof value === 'number' && Number.isFinite(value);
}
