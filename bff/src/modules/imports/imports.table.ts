import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, userId } from '../../database/columns.js';
import { goesWith, ownedBy } from '../../database/ownership.js';
import { users } from '../users/users.table.js';

const size = (name: string) => bigint(name, { mode: 'number' }).notNull();
const counter = (name: string) => integer(name).notNull().default(0);

/** Files that were brought along, and the work on them: whoever holds the lease of a row goes on where it stands. */
export const imports = pgTable(
  'imports',
  {
    id: uuid('id').notNull().defaultRandom(),
    userId: userId().references(() => users.id, { onDelete: 'cascade' }),
    /** What it brings; each kind has formats of its own. */
    kind: text('kind', { enum: ['memory', 'readings', 'moods'] })
      .notNull()
      .default('memory'),
    fileName: text('file_name').notNull(),
    fileBytes: size('file_bytes'),
    status: text('status', {
      enum: ['draft', 'queued', 'running', 'done', 'failed', 'cancelled', 'undoing', 'undone'],
    })
      .notNull()
      .default('draft'),
    /** Chosen at the start, together with the mapping where the format has columns. */
    format: text('format'),
    mapping: jsonb('mapping').$type<object>(),

    /** How many of what the file holds were dealt with: the position to go on from. */
    itemsRead: counter('items_read'),
    /** Behind the last item that was dealt with, where a reader can begin there. */
    position: size('position').default(0),
    bytesRead: size('bytes_read').default(0),
    /** Of all that will be read; of a zip unpacked. */
    bytesToRead: size('bytes_to_read').default(0),
    imported: counter('imported'),
    repeated: counter('repeated'),
    skipped: counter('skipped'),
    remarked: counter('remarked'),
    /** Why it failed: a sentence for a person. */
    problem: text('problem'),

    /** What an undo does with what was changed since, and how much of each sort it erased so far. */
    undoEdited: text('undo_edited', { enum: ['keep', 'erase'] }),
    erased: jsonb('erased').$type<Record<string, number>>(),

    /** Whose turn it is, and until when without a sign of life. */
    leaseHolder: uuid('lease_holder'),
    leaseUntil: instant('lease_until'),
    createdAt: instant('created_at').notNull(),
    startedAt: instant('started_at'),
    finishedAt: instant('finished_at'),
  },
  (table) => [
    ...ownedBy(table.userId),
    primaryKey({ columns: [table.userId, table.id] }),
    index('imports_created').on(table.userId, table.kind, table.createdAt, table.id),
    index('imports_to_do').on(table.status, table.startedAt),
  ],
);

/** What was not kept as it stood, and why. It says where in the file, never what stood there. */
export const importSkips = pgTable(
  'import_skips',
  {
    userId: userId(),
    importId: uuid('import_id').notNull(),
    /** In the order of the file. */
    position: integer('position').notNull(),
    row: integer('row').notNull(),
    file: text('file').notNull(),
    reason: text('reason').notNull(),
    /** Whether it is there all the same, and this a remark on it. */
    isKept: boolean('is_kept').notNull(),
  },
  (table) => [
    ...ownedBy(table.userId),
    primaryKey({ columns: [table.userId, table.importId, table.position] }),
    goesWith('import_skips_import', [table.userId, table.importId], imports),
  ],
);
