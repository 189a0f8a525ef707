import { Injectable } from '@nestjs/common';
import { Database } from './database.js';

export { afterCommit } from './unit-of-work.js';

/** What a service sees of the database: where a transaction begins and ends. */
@Injectable()
export class Transactions {
  constructor(private readonly database: Database) {}

  /** All that the work reads and writes of the user’s is in one transaction: everything is kept, or nothing. */
  run<T>(userId: string, work: () => Promise<T>): Promise<T> {
    return this.database.unitOfWork(userId, work);
  }

  /** All that the work reads is of one moment, and in one transaction, which cannot write. */
  read<T>(userId: string, work: () => Promise<T>): Promise<T> {
    return this.database.readTogether(userId, work);
  }
}
