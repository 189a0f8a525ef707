import { type AnyColumn, sql } from 'drizzle-orm';
import {
  foreignKey,
  type ForeignKeyBuilder,
  type PgColumn,
  pgPolicy,
  pgRole,
  type PgPolicy,
} from 'drizzle-orm/pg-core';

/** What requests run as: sees the rows of the user named by `app.user_id`, and none while it is unset. */
export const appRole = pgRole('twyn_app').existing();

/** What named system work runs as, across users. */
export const systemRole = pgRole('twyn_system').existing();

/**
 * The row-level security of a user's table. Every table with a `user_id` spreads it into its extras:
 * `(table) => [...ownedBy(table.userId), index(…)]`. FORCE is set by the migrator for every such table.
 */
export function ownedBy(owner: AnyColumn): PgPolicy[] {
  const isOwner = sql`${owner} = nullif(current_setting('app.user_id', true), '')::uuid`;
  return [
    pgPolicy('owner', { to: appRole, using: isOwner, withCheck: isOwner }),
    pgPolicy('system', { to: systemRole, using: sql`true`, withCheck: sql`true` }),
  ];
}

/**
 * The row-level security of a table that belongs to no user of ours, such as the accounts before anybody is signed in:
 * no request sees a row of it, named system work sees all.
 */
export function ofSystem(): PgPolicy[] {
  return [pgPolicy('system', { to: systemRole, using: sql`true`, withCheck: sql`true` })];
}

/** A table of rows that belong to a user, and how other tables of that user point to one of them. */
interface Owned {
  readonly userId: PgColumn;
  readonly id: PgColumn;
}

/**
 * A row that belongs to another row of the same user and goes with it. The owner is a part of the key, so that no row can
 * belong to one of somebody else.
 */
export function goesWith(
  name: string,
  [owner, id]: readonly [owner: PgColumn, id: PgColumn],
  whole: Owned,
): ForeignKeyBuilder {
  return foreignKey({
    name,
    columns: [owner, id],
    foreignColumns: [whole.userId, whole.id],
  }).onDelete('cascade');
}
