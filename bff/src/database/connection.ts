import { type Transaction } from './transaction.js';

export interface TransactionOptions {
  readOnly?: boolean;
  /** Configuration that holds until the transaction ends, by name. */
  settings?: Readonly<Record<string, string>>;
}

/** One of the two databases behind one face: PostgreSQL over a pool, or PGlite in a worker thread. */
export interface Connection {
  /** Whether other processes may use the same database at the same time. */
  readonly isShared: boolean;
  transaction<T>(work: (tx: Transaction) => Promise<T>, options?: TransactionOptions): Promise<T>;
  /** Brings the schema up to date; safe when several processes start at once. */
  migrate(folder: string): Promise<void>;
  /** Rejects within two seconds when the database does not answer. */
  ping(): Promise<void>;
  /**
   * Calls the handler for every message on the channel, from any process, until the connection is closed. What was sent
   * while the way to the database was cut is lost: `onReconnect` is called when it is back.
   */
  listen(channel: string, handler: (payload: string) => void, onReconnect?: () => void): Promise<void>;
  close(): Promise<void>;
}
