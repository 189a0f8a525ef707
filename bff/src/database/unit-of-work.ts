import { AsyncLocalStorage } from 'node:async_hooks';
import { sql } from 'drizzle-orm';
import { Mutex } from './mutex.js';
import { type Transaction } from './transaction.js';

export type Settings = Readonly<Record<string, string>>;

const ambient = new AsyncLocalStorage<UnitOfWork>();
/** The unit of work that the caller has joined and still holds the line of. */
const joined = new AsyncLocalStorage<{ readonly unit: UnitOfWork; isHeld: boolean }>();

/** The open one that runs around the caller. */
export function currentUnitOfWork(): UnitOfWork | undefined {
  const unit = ambient.getStore();
  return unit?.isOpen ? unit : undefined;
}

/** For what tells others, or goes on by itself: once the unit of work is kept, never when it is not; at once outside of one. */
export function afterCommit(then: () => void): void {
  const outside = (): void => ambient.exit(then);
  const unit = currentUnitOfWork();
  if (unit) unit.afterCommit(outside);
  else outside();
}

/**
 * An open transaction that other work joins. Each piece runs in a savepoint of its own, one after the other, so that
 * one that fails leaves nothing and those before it stand.
 */
export class UnitOfWork {
  private readonly line = new Mutex();
  private readonly afterwards: (() => void)[] = [];
  private isEnded = false;
  /** Of reading: a part failed, and whoever it was for, nothing more is read with what it may have left set. */
  private hasFailed = false;

  constructor(
    private readonly tx: Transaction,
    /** Whose rows the transaction sees where a piece of work says nothing else. */
    private readonly settings: Settings,
    /** Nothing is written, so that nothing has to be taken back by itself: what fails ends the whole. */
    private readonly isReading = false,
  ) {}

  /** Whether work can still join: what was begun in it and not waited for goes on after it has ended. */
  get isOpen(): boolean {
    return !this.isEnded;
  }

  /**
   * Rejects where a piece of work of this unit asks for another transaction and waits for it: the line is its own,
   * and it would wait for ever. Pass the transaction on instead.
   */
  join<T>(settings: Settings, work: (tx: Transaction) => Promise<T>): Promise<T> {
    const holder = joined.getStore();
    if (holder?.isHeld && holder.unit === this) {
      const nested =
        'A transaction was asked for inside of one that has joined a unit of work; pass that one on.';
      return Promise.reject(new Error(nested));
    }
    return this.line.run(async () => {
      if (this.hasFailed) throw new Error('Another part of what is read together has failed.');
      const held = { unit: this, isHeld: true };
      if (!this.isReading) await this.tx.execute(sql`savepoint joined`);
      try {
        const isOther = JSON.stringify(settings) !== JSON.stringify(this.settings);
        if (isOther) await this.use(settings);
        const result = await joined.run(held, () => work(this.tx));
        if (isOther) await this.use(this.settings);
        if (!this.isReading) await this.tx.execute(sql`release savepoint joined`);
        return result;
      } catch (error) {
        this.hasFailed = this.isReading;
        // Brings the settings back as well.
        if (!this.isReading) await this.tx.execute(sql`rollback to savepoint joined`);
        throw error;
      } finally {
        held.isHeld = false;
      }
    });
  }

  /** Does the work, in which every transaction joins this one, and waits for what has joined; afterwards nothing does. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await ambient.run(this, work);
    } finally {
      await this.line.run(() => Promise.resolve());
      this.isEnded = true;
    }
  }

  afterCommit(then: () => void): void {
    this.afterwards.push(then);
  }

  committed(): void {
    for (const then of this.afterwards) then();
  }

  private async use(settings: Settings): Promise<void> {
    const configured = Object.entries(settings).map(
      ([name, value]) => sql`set_config(${name}, ${value}, true)`,
    );
    await this.tx.execute(sql`select ${sql.join(configured, sql`, `)}`);
  }
}
