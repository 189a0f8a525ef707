import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant, userId } from '../../../database/columns.js';
import { goesWith, ownedBy } from '../../../database/ownership.js';
import { memories } from '../memory.table.js';

/** What it takes to undo a resolution. */
export interface ResolutionTrace {
  /** Guesses that it approved. */
  approvedIds: string[];
  merge?: {
    /** The memory that stayed, before and after. */
    keptId: string;
    versionBefore: number;
    version: number;
    /** What it took over from the one that went. */
    links: { fromId: string; toId: string }[];
    supersededIds: string[];
  };
}

/** Two memories that say the same, or that cannot both hold. The user decides; until then both stay as they are. */
export const memoryConflicts = pgTable(
  'memory_conflicts',
  {
    id: uuid('id').notNull().defaultRandom(),
    userId: userId(),
    olderId: uuid('older_id').notNull(),
    newerId: uuid('newer_id').notNull(),
    /** As they were when they were compared. */
    olderVersion: integer('older_version').notNull(),
    newerVersion: integer('newer_version').notNull(),
    kind: text('kind', { enum: ['same', 'alike', 'changed', 'contrary'] }).notNull(),
    /** What has changed, such as `phone number`. */
    subject: text('subject'),
    foundAt: instant('found_at').notNull(),
    resolution: text('resolution', { enum: ['merged', 'kept', 'replaced'] }),
    trace: jsonb('trace').$type<ResolutionTrace>(),
  },
  (table) => [
    ...ownedBy(table.userId),
    primaryKey({ columns: [table.userId, table.id] }),
    goesWith('memory_conflicts_older', [table.userId, table.olderId], memories),
    goesWith('memory_conflicts_newer', [table.userId, table.newerId], memories),
    uniqueIndex('memory_conflicts_pair').on(table.userId, table.olderId, table.newerId),
    index('memory_conflicts_newer').on(table.userId, table.newerId),
    index('memory_conflicts_found').on(table.userId, table.foundAt, table.id),
  ],
);
