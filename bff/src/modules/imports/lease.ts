import { type ImportKind } from './imports.rows.js';

/** The right to work on an import, of one run. */
export interface Lease {
  userId: string;
  importId: string;
  kind: ImportKind;
  holder: string;
}

/** It was cancelled, or another process went on with it: what is not committed must not be. */
export class LeaseLost extends Error {}
