import { DrizzleQueryError } from 'drizzle-orm';
import { DomainError } from '../common/http/problem.js';

export class DatabaseUnavailable extends DomainError {
  constructor(cause: unknown) {
    super(
      'database_unavailable',
      503,
      'The database can’t be reached at the moment. Please try again shortly.',
      { cause },
    );
  }
}

export class StorageFull extends DomainError {
  constructor(cause: unknown) {
    super(
      'storage_full',
      507,
      'That wasn’t saved: this server’s disk is full. Ask the administrator to free some space; nothing else was lost.',
      { cause },
    );
  }
}

/**
 * SQLSTATEs in which the server or the way to it is at fault: 08 connection, 25P03 and 57014 out of time, 28 login,
 * 3D000 no such database, 53 resources but the disk, 57P shutdown.
 */
const LOST = /^(08...|25P03|28...|3D000|53[02-9]..|57014|57P..)$/;

/** SQLSTATE of a disk without room. */
export const DISK_FULL = '53100';

/** SQLSTATE of a write in a transaction that may only read. */
export const READ_ONLY = '25006';

const UNIQUE_VIOLATION = '23505';

const LOST_MESSAGE = /^(Connection terminated|Query read timeout|timeout exceeded|Client has encountered)/;

/** True when the statement may be fine and what it ran on is not. */
export function isConnectionFailure(error: unknown): boolean {
  const reason = rootCause(error);
  if (reason instanceof DatabaseUnavailable) return true;
  if (!(reason instanceof Error)) return false;
  const code = 'code' in reason && typeof reason.code === 'string' ? reason.code : '';
  return LOST.test(code) || /^E[A-Z]+$/.test(code) || LOST_MESSAGE.test(reason.message);
}

/** The SQLSTATE of a failed statement, on either driver. */
export function sqlStateOf(error: unknown): string | undefined {
  const reason = rootCause(error);
  return reason instanceof Error && 'code' in reason && typeof reason.code === 'string'
    ? reason.code
    : undefined;
}

/** True when there is no room for what was to be written. */
export function isStorageFull(error: unknown): boolean {
  return sqlStateOf(error) === DISK_FULL;
}

/** True when a row of that key is there already. */
export function isUniqueViolation(error: unknown): boolean {
  return sqlStateOf(error) === UNIQUE_VIOLATION;
}

function rootCause(error: unknown): unknown {
  return error instanceof DrizzleQueryError ? error.cause : error;
}
