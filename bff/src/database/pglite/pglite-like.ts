export interface PgliteQueryOptions {
  rowMode?: 'array' | 'object';
}

export interface PgliteResult {
  rows: unknown[];
}

export interface PgliteSession {
  query(sql: string, params?: unknown[], options?: PgliteQueryOptions): Promise<PgliteResult>;
}

/** What drizzle and we ask of PGlite: met by PGlite itself, as in tests, and by the client of its worker thread. */
export interface PgliteLike extends PgliteSession {
  transaction<T>(work: (session: PgliteSession) => Promise<T>): Promise<T>;
  listen(channel: string, handler: (payload: string) => void): Promise<unknown>;
  close(): Promise<void>;
}
