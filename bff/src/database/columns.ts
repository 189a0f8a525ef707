import { sql } from 'drizzle-orm';
import { customType, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { CHANNELS, ENTRY_SOURCES } from '../common/channel.js';

// The return types are drizzle's builders, which are longer than what they build and add nothing to read.
/* oxlint-disable typescript/explicit-module-boundary-types */

export const id = () => uuid('id').primaryKey().defaultRandom();

/** Whose row it is. Add the foreign key at the table: `userId().references(() => users.id, { onDelete: 'cascade' })`. */
export const userId = () => uuid('user_id').notNull();

/** Milliseconds, as JavaScript keeps them: a time read from a row and used in a cursor still equals itself. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

export const timestamps = () => ({
  createdAt: instant('created_at').notNull().defaultNow(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});

/** How the request reached the twin. */
export const channelColumn = (name: string) => text(name, { enum: CHANNELS }).notNull();

/** Where an entry of body or mood is from. */
export const entrySourceColumn = (name: string) => text(name, { enum: ENTRY_SOURCES }).notNull();

/** Made from our own index terms: no database dictionary or parser has a say, so both databases agree. */
export const termSet = customType<{ data: readonly string[] }>({
  dataType: () => 'tsvector',
  toDriver: (terms) => sql`array_to_tsvector(${sql.param(terms)}::text[])`,
});

/** Raw bytes, as a Buffer on both drivers. */
export const bytes = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (value) => Buffer.from(value),
});
