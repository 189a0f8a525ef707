import { type AnyColumn, sql } from 'drizzle-orm';
import { pgPolicy, pgRole, type PgPolicy } from 'drizzle-orm/pg-core';

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
