import { Injectable } from '@nestjs/common';
import { and, asc, eq, inArray, like, lt, sql } from 'drizzle-orm';
import { Database } from '../../database/database.js';
import { keyOf, type KeptSignal, type Signal, type SignalKey } from './signal.js';
import { signalListeners, signals } from './signals.table.js';

const owner = signals.userId;

@Injectable()
export class SignalsRepository {
  constructor(private readonly database: Database) {}

  /** Writes those down that somebody listens to, in their order, in one statement; gives how many. */
  async add(userId: string, given: readonly Signal[], at: Date): Promise<number> {
    const rows = JSON.stringify(
      given.map((signal) => ({ kind: signal.kind, key: keyOf(signal), data: signal })),
    );
    const { rows: added } = await this.database.forUser(userId, (tx) =>
      tx.execute(sql`
        insert into ${signals} (user_id, at, kind, key, data)
        select ${userId}, ${at.toISOString()}::timestamptz, g.row->>'kind', g.row->>'key', g.row->'data'
        from jsonb_array_elements(${rows}::jsonb) with ordinality as g(row, place)
        where exists (
          select from ${signalListeners} l where l.user_id = ${userId} and l.key = g.row->>'key')
        order by g.place
        returning id`),
    );
    return added.length;
  }

  /** Keys that begin with `prefix` and somebody listens to. */
  async findHeard(userId: string, prefix: string): Promise<SignalKey[]> {
    const rows = await this.database.forUser(userId, (tx) =>
      tx
        .selectDistinct({ key: signalListeners.key })
        .from(signalListeners)
        .where(and(eq(signalListeners.userId, userId), like(signalListeners.key, `${prefix}%`))),
    );
    return rows.map(({ key }) => key);
  }

  /** In place of what this listener heard before. */
  async listen(userId: string, listenerId: string, keys: readonly SignalKey[]): Promise<void> {
    await this.database.forUser(userId, async (tx) => {
      const isIts = and(eq(signalListeners.userId, userId), eq(signalListeners.listenerId, listenerId));
      await tx.delete(signalListeners).where(isIts);
      const rows = [...new Set(keys)].map((key) => ({ userId, listenerId, key }));
      if (rows.length > 0) await tx.insert(signalListeners).values(rows);
    });
  }

  /** Those that nobody has taken yet, the first ones first; they are taken by it. */
  async take(userId: string, limit: number): Promise<KeptSignal[]> {
    return this.database.forUser(userId, async (tx) => {
      const rows = await tx
        .select({ id: signals.id, at: signals.at, key: signals.key, data: signals.data })
        .from(signals)
        .where(and(eq(owner, userId), eq(signals.isTaken, false)))
        .orderBy(asc(signals.id))
        .limit(limit);
      const ids = rows.map(({ id }) => id);
      if (ids.length > 0)
        await tx
          .update(signals)
          .set({ isTaken: true })
          .where(and(eq(owner, userId), inArray(signals.id, ids)));
      return rows.map(({ data, ...row }) => ({ ...row, signal: toSignal(data) }));
    });
  }

  /** All of these keys since then, taken or not, the first ones first. */
  async findSince(
    userId: string,
    keys: readonly SignalKey[],
    since: Date,
    limit: number,
  ): Promise<KeptSignal[]> {
    if (keys.length === 0) return [];
    const rows = await this.database.forUser(userId, (tx) =>
      tx
        .select({ id: signals.id, at: signals.at, key: signals.key, data: signals.data })
        .from(signals)
        .where(
          and(
            eq(owner, userId),
            inArray(signals.key, [...keys]),
            sql`${signals.at} >= ${since.toISOString()}::timestamptz`,
          ),
        )
        .orderBy(asc(signals.id))
        .limit(limit),
    );
    return rows.map(({ data, ...row }) => ({ ...row, signal: toSignal(data) }));
  }

  /** Everybody who has something waiting. */
  async findWaiting(limit: number): Promise<string[]> {
    const rows = await this.database.readAsSystem((tx) =>
      tx.selectDistinct({ userId: owner }).from(signals).where(eq(signals.isTaken, false)).limit(limit),
    );
    return rows.map(({ userId }) => userId);
  }

  /** Everybody's. */
  async purge(before: Date): Promise<void> {
    await this.database.forSystem('signals: purge those long past', (tx) =>
      tx.delete(signals).where(lt(signals.at, before)),
    );
  }
}

/** JSON knows no dates. */
function toSignal(data: Readonly<Record<string, unknown>>): Signal {
  const signal = data as unknown as Signal;
  return signal.kind === 'metric' ? { ...signal, at: new Date(signal.at) } : signal;
}
