import { Injectable } from '@nestjs/common';
import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import { Database } from '../../../database/database.js';
import { type Transaction } from '../../../database/transaction.js';
import { memories, memoryVectors } from '../memory.table.js';
import { memoryVectorTasks } from './memory-vector-tasks.table.js';

/** A memory that lacks its vectors of a model, as it is now. */
export interface UnreadMemory {
  id: string;
  version: number;
  text: string;
}

export interface ReadMemory extends UnreadMemory {
  /** One a passage. */
  vectors: readonly Float32Array[];
}

interface Refusal {
  memoryId: string;
  error: string;
}

/** How long a process has for what it took up; whoever comes later takes it for ended. */
const LEASE_SECONDS = 5 * 60;
const MAX_REFUSALS = 3;
const FIRST_RETRY_SECONDS = 60;
const MAX_LISTED = 100;

/** Which memories lack their vectors of a server's model, and who is making them. */
@Injectable()
export class RemoteVectorsRepository {
  constructor(private readonly database: Database) {}

  /** Users with memories that lack them. */
  async findBehind(model: string): Promise<string[]> {
    const { rows } = await this.database.readAsSystem((tx) =>
      tx.execute(sql`
        select distinct m.user_id as "userId" from memories m
        where m.deleted_at is null
          and not exists (select from memory_vectors v
            where v.user_id = m.user_id and v.memory_id = m.id and v.model = ${model})
          and not exists (select from memory_vector_tasks t
            where t.user_id = m.user_id and t.memory_id = m.id and t.model = ${model} and t.due_at > now())`),
    );
    return rows.map(({ userId }) => String(userId));
  }

  /** The newest that nobody is at, taken up in the same moment: two processes never get the same. */
  async takeUp(userId: string, model: string, limit: number): Promise<UnreadMemory[]> {
    const { rows } = await this.database.forUser(userId, (tx) =>
      tx.execute(sql`
        with lacking as materialized (
          select id, version, text, recorded_at from memories m
          where user_id = ${userId} and deleted_at is null
            and not exists (select from memory_vectors v
              where v.user_id = ${userId} and v.memory_id = m.id and v.model = ${model})
            and not exists (select from memory_vector_tasks t
              where t.user_id = ${userId} and t.memory_id = m.id and t.model = ${model} and t.due_at > now())
          order by recorded_at desc, id limit ${limit}
        ),
        taken as (
          insert into memory_vector_tasks as t (user_id, memory_id, model, due_at)
          select ${userId}, id, ${model}, ${inSeconds(LEASE_SECONDS)} from lacking
          on conflict (user_id, memory_id, model) do update set due_at = excluded.due_at where t.due_at <= now()
          returning memory_id
        )
        select id, version, text from lacking join taken on memory_id = id order by recorded_at desc, id`),
    );
    return rows as unknown as UnreadMemory[];
  }

  /** Keeps the vectors of those that still say the same; the others are taken up again. */
  keep(userId: string, model: string, read: readonly ReadMemory[]): Promise<void> {
    const ids = read.map(({ id }) => id);
    return this.database.forUser(userId, async (tx) => {
      const current = await tx
        .select({ id: memories.id, version: memories.version })
        .from(memories)
        .where(and(eq(memories.userId, userId), inArray(memories.id, ids)))
        .for('share');
      const versionOf = new Map(current.map(({ id, version }) => [id, version]));
      const rows = read
        .filter(({ id, version }) => versionOf.get(id) === version)
        .flatMap(({ id, vectors }) =>
          vectors.map((v, passage) => ({ userId, memoryId: id, model, passage, v })),
        );
      if (rows.length > 0) await tx.insert(memoryVectors).values(rows).onConflictDoNothing();
      await tx.delete(memoryVectorTasks).where(isTask(userId, model, ids));
    });
  }

  /** Lets others take them up now: the server did not answer. What was refused keeps its time to wait. */
  async giveBack(userId: string, model: string, ids: string[]): Promise<void> {
    await this.database.forUser(userId, (tx) =>
      tx.delete(memoryVectorTasks).where(and(isTask(userId, model, ids), eq(memoryVectorTasks.refusals, 0))),
    );
  }

  /** Notes that the server refused it. It is tried again later, a few times. */
  async refuse(userId: string, model: string, { memoryId, error }: Refusal): Promise<void> {
    const wait = sql`${FIRST_RETRY_SECONDS}::int * 4 ^ ${memoryVectorTasks.refusals} * interval '1 second'`;
    await this.database.forUser(userId, (tx) =>
      tx
        .update(memoryVectorTasks)
        .set({
          error,
          refusals: sql`${memoryVectorTasks.refusals} + 1`,
          dueAt: sql`case when ${memoryVectorTasks.refusals} + 1 >= ${MAX_REFUSALS} then 'infinity' else now() + ${wait} end`,
        })
        .where(isTask(userId, model, [memoryId])),
    );
  }

  /** Makes everything that was refused due again. */
  async forgive(userId: string, model: string): Promise<void> {
    await this.database.forUser(userId, (tx) =>
      tx
        .update(memoryVectorTasks)
        .set({ error: null, refusals: 0, dueAt: sql`now()` })
        .where(
          and(
            eq(memoryVectorTasks.userId, userId),
            eq(memoryVectorTasks.model, model),
            sql`${memoryVectorTasks.refusals} > 0`,
          ),
        ),
    );
  }

  /** How many of the user's memories have vectors of the model. */
  progress(userId: string, model: string): Promise<{ total: number; done: number }> {
    return this.database.forUser(userId, (tx) => countRead(tx, userId, model));
  }

  /** What the server refused too often, the latest first. */
  findRefused(userId: string, model: string): Promise<(Refusal & { text: string })[]> {
    return this.database.forUser(userId, (tx) =>
      tx
        .select({
          memoryId: memoryVectorTasks.memoryId,
          error: sql<string>`${memoryVectorTasks.error}`,
          text: memories.text,
        })
        .from(memoryVectorTasks)
        .innerJoin(
          memories,
          and(eq(memories.userId, memoryVectorTasks.userId), eq(memories.id, memoryVectorTasks.memoryId)),
        )
        .where(
          and(
            eq(memoryVectorTasks.userId, userId),
            eq(memoryVectorTasks.model, model),
            sql`${memoryVectorTasks.refusals} >= ${MAX_REFUSALS} and ${memories.deletedAt} is null`,
          ),
        )
        .orderBy(sql`${memories.recordedAt} desc`)
        .limit(MAX_LISTED),
    );
  }

  /** Removes what models left behind that serve no more. */
  async keepOnly(userId: string, models: string[]): Promise<void> {
    await this.database.forUser(userId, async (tx) => {
      const vectors = and(eq(memoryVectors.userId, userId), notInArray(memoryVectors.model, models));
      await tx.delete(memoryVectors).where(vectors);
      const tasks = and(eq(memoryVectorTasks.userId, userId), notInArray(memoryVectorTasks.model, models));
      await tx.delete(memoryVectorTasks).where(tasks);
    });
  }
}

async function countRead(
  tx: Transaction,
  userId: string,
  model: string,
): Promise<{ total: number; done: number }> {
  const { rows } = await tx.execute(sql`
    select count(*)::int as total, count(*) filter (where exists (select from memory_vectors v
      where v.user_id = ${userId} and v.memory_id = m.id and v.model = ${model}))::int as done
    from memories m where user_id = ${userId} and deleted_at is null`);
  const [row] = rows as { total: number; done: number }[];
  return row ?? { total: 0, done: 0 };
}

function isTask(userId: string, model: string, ids: string[]): ReturnType<typeof and> {
  return and(
    eq(memoryVectorTasks.userId, userId),
    eq(memoryVectorTasks.model, model),
    inArray(memoryVectorTasks.memoryId, ids),
  );
}

function inSeconds(seconds: number): ReturnType<typeof sql> {
  return sql`now() + ${seconds}::int * interval '1 second'`;
}
