import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { auditLog } from './audit-log.table.js';
import { type Connection, type TransactionOptions } from './connection.js';
import { DatabaseUnavailable, isStorageFull, StorageFull } from './database.errors.js';
import { type Transaction } from './transaction.js';
import { currentUnitOfWork, UnitOfWork } from './unit-of-work.js';

export const CONNECTION = Symbol('Connection');

/** More than a page of a table has left. */
const PROBE_BYTES = 32_000;
/** Ends the transaction of a probe, which is to leave nothing. */
class RoomFound extends Error {}

/** The only way to rows: every piece of work says for whom it runs, and the database enforces it. */
@Injectable()
export class Database {
  private readonly audited = new Set<string>();
  /** Since something could not be written for want of room, until a probe can be. */
  private isFull = false;

  constructor(@Inject(CONNECTION) private readonly connection: Connection) {}

  /** Whether other processes may use the same database at the same time. */
  get isShared(): boolean {
    return this.connection.isShared;
  }

  /** Runs the work in a transaction that sees only this user's rows. */
  forUser<T>(userId: string, work: (tx: Transaction) => Promise<T>): Promise<T> {
    return this.run(work, { settings: rightsOf('twyn_app', userId) });
  }

  /**
   * Runs the work as one: every transaction that is begun in it joins the same one, and all of it is kept or nothing.
   * Inside, do not wait for what another request may have begun: on PGlite that one waits for this to end.
   */
  async unitOfWork<T>(userId: string, work: () => Promise<T>): Promise<T> {
    if (currentUnitOfWork()) return work();
    const settings = rightsOf('twyn_app', userId);
    let unit: UnitOfWork | undefined;
    const result = await this.run(
      (tx) => {
        unit = new UnitOfWork(tx, settings);
        return unit.run(work);
      },
      { settings },
    );
    unit?.committed();
    return result;
  }

  /**
   * What a screen reads from many parts at once, in one transaction that cannot write: a fraction of the round trips, and
   * all of it as of one moment. As in a unit of work, do not wait inside for what another request may have begun.
   */
  async readTogether<T>(userId: string, work: () => Promise<T>): Promise<T> {
    if (currentUnitOfWork()) return work();
    const settings = rightsOf('twyn_app', userId);
    return this.run((tx) => new UnitOfWork(tx, settings, true).run(work), { settings, readOnly: true });
  }

  /**
   * Runs named work across users in a transaction. The first time a process does a kind of work, it leaves a line in
   * the audit log: enough to know which rights were used, cheap enough to be always on.
   */
  async forSystem<T>(reason: string, work: (tx: Transaction) => Promise<T>): Promise<T> {
    const isFirst = !this.audited.has(reason);
    const result = await this.run(
      async (tx) => {
        if (isFirst) await tx.insert(auditLog).values({ reason });
        return work(tx);
      },
      { settings: rightsOf('twyn_system') },
    );
    this.audited.add(reason);
    return result;
  }

  /** Reads across users, such as finding a session before its user is known. It cannot write, so it is not audited. */
  readAsSystem<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    return this.run(work, { readOnly: true, settings: rightsOf('twyn_system') });
  }

  /** Rejects with DatabaseUnavailable, whatever the reason; after a full disk too, until something fits again. */
  async ping(): Promise<void> {
    try {
      await this.connection.ping();
      if (this.isFull) await this.probeRoom();
    } catch (error) {
      throw error instanceof DatabaseUnavailable ? error : new DatabaseUnavailable(error);
    }
  }

  /** `onReconnect`: messages may have been lost meanwhile. */
  listen(channel: string, handler: (payload: string) => void, onReconnect?: () => void): Promise<void> {
    return this.connection.listen(channel, handler, onReconnect);
  }

  private async run<T>(work: (tx: Transaction) => Promise<T>, options: TransactionOptions): Promise<T> {
    const unit = currentUnitOfWork();
    if (unit) return unit.join(options.settings ?? {}, work);
    try {
      return await this.connection.transaction(work, options);
    } catch (error) {
      if (!isStorageFull(error)) throw error;
      this.isFull = true;
      throw new StorageFull(error);
    }
  }

  /** Writes what cannot be compressed, and takes it back. */
  private async probeRoom(): Promise<void> {
    const write = async (tx: Transaction): Promise<never> => {
      await tx.insert(auditLog).values({ reason: randomBytes(PROBE_BYTES).toString('base64') });
      throw new RoomFound();
    };
    await this.run(write, { settings: rightsOf('twyn_system') }).catch((error: unknown) => {
      if (!(error instanceof RoomFound)) throw error;
    });
    this.isFull = false;
  }
}

function rightsOf(role: string, userId = ''): Record<string, string> {
  return { role, 'app.user_id': userId };
}
