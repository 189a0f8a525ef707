import { Injectable } from '@nestjs/common';
import { type ImportKind, type ImportRow } from './imports.rows.js';

/** The work on imports of one kind. Both go on where the row stands, and throw LeaseLost when they are to stop. */
export interface ImportWorker {
  /** Reads the file to its end. */
  run(job: ImportRow, stop: AbortSignal): Promise<void>;
  /** Erases what the import brought, and ends its lease. */
  undo(job: ImportRow, stop: AbortSignal): Promise<void>;
}

/** Who brings what: each module that has imports registers its own. */
@Injectable()
export class ImportKinds {
  private readonly workers = new Map<ImportKind, ImportWorker>();

  register(kind: ImportKind, worker: ImportWorker): void {
    this.workers.set(kind, worker);
  }

  of(kind: ImportKind): ImportWorker {
    const worker = this.workers.get(kind);
    if (!worker) throw new Error(`Nothing imports ${kind}.`);
    return worker;
  }
}
