import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type SQL, sql } from 'drizzle-orm';
import { getTableConfig, PgDialect, type PgPolicy, type PgRole, pgTable, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '../modules/accounts/accounts.table.js';
import { sessions } from '../modules/auth/sessions.table.js';
import { MIGRATIONS_FOLDER } from './migrate.js';
import { goesWith } from './ownership.js';

const dialect = new PgDialect();

/** As a migration creates it. */
function created({ name, as, for: kind, to, using, withCheck }: PgPolicy, table: string): string {
  const text = (condition: SQL | undefined): string => dialect.sqlToQuery(condition ?? sql``).sql;
  return (
    `CREATE POLICY "${name}" ON "${table}" AS ${(as ?? 'permissive').toUpperCase()} FOR ${(kind ?? 'all').toUpperCase()}` +
    ` TO "${(to as PgRole).name}" USING (${text(using)}) WITH CHECK (${text(withCheck)});`
  );
}

describe('ownership', () => {
  const migrations = readdirSync(MIGRATIONS_FOLDER)
    .filter((file) => file.endsWith('.sql'))
    .map((file) => readFileSync(path.join(MIGRATIONS_FOLDER, file), 'utf8'))
    .join('\n');

  it.each([
    ['a user’s', sessions, 2],
    ['nobody’s', accounts, 1],
  ])('D3: declares the policies that the migrations have made: %s', (_, table, count) => {
    const { name, policies } = getTableConfig(table);
    expect(policies).toHaveLength(count);
    for (const policy of policies) expect(migrations).toContain(created(policy, name));
  });

  it('takes the roles as they are, which the first migration makes', () => {
    const { policies } = getTableConfig(sessions);
    const roles = policies.map(({ to }) => to as PgRole & { _existing?: boolean });
    expect(roles.map(({ name }) => name)).toEqual(['twyn_app', 'twyn_system']);
    expect(roles.every(({ _existing }) => _existing)).toBe(true);
  });
});

describe('goesWith', () => {
  it('has a row of a user go with the row of the same user that it belongs to', () => {
    const whole = pgTable('wholes', { userId: uuid('user_id'), id: uuid('id') });
    const parts = pgTable('parts', { userId: uuid('user_id'), wholeId: uuid('whole_id') }, (table) => [
      goesWith('parts_whole', [table.userId, table.wholeId], whole),
    ]);
    const [key] = getTableConfig(parts).foreignKeys;
    const { columns, foreignColumns } = key!.reference();
    expect(key?.onDelete).toBe('cascade');
    expect(key?.getName()).toBe('parts_whole');
    expect(columns.map(({ name }) => name)).toEqual(['user_id', 'whole_id']);
    expect(foreignColumns.map(({ name }) => name)).toEqual(['user_id', 'id']);
  });
});
