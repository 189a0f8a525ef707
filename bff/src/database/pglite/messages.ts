import { type PgliteQueryOptions, type PgliteResult } from './pglite-like.js';

/** What travels between the server's thread and the database's. */

export interface WorkerInput {
  dataDir: string;
  /** A packed data folder to start from, when there is none yet. */
  seedFile: string | undefined;
}

export type Command =
  | { kind: 'query'; sql: string; params: unknown[]; rowMode: PgliteQueryOptions['rowMode'] }
  | { kind: 'listen'; channel: string }
  | { kind: 'close' };

export type Call = Command & { id: number };

/** An error's fields one by one: a cloned Error would keep its message alone. */
export type ErrorFields = Record<string, string>;

export type Reply =
  | { kind: 'result'; id: number; result: PgliteResult }
  | { kind: 'error'; id: number; error: ErrorFields }
  | { kind: 'notification'; channel: string; payload: string }
  | { kind: 'ready' }
  | { kind: 'unopened'; reason: string };
