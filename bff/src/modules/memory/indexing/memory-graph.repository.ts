import { Injectable } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import { Database } from '../../../database/database.js';

/** The graphs (HNSW indexes) of those who have too many vectors to read them all at every search. */
@Injectable()
export class MemoryGraphRepository {
  constructor(private readonly database: Database) {}

  /** Makes the graph that the model's vectors can be put into, unless it is there. */
  async make(model: string, dimensions: number): Promise<void> {
    await this.database.forSystem('memory: make a graph for a model', (tx) =>
      tx.execute(sql`select make_memory_graph(${model}, ${dimensions})`),
    );
  }

  /** Of these users, those with more vectors of the model than that, some of them outside the graph. */
  async findCrowded(model: string, most: number, among: readonly string[] | 'all'): Promise<string[]> {
    const chosen = among === 'all' ? sql`` : sql`and user_id = any(${sql.param([...among])}::uuid[])`;
    const { rows } = await this.database.readAsSystem((tx) =>
      tx.execute(sql`
        select user_id as "userId" from memory_vectors where model = ${model} ${chosen}
        group by user_id having count(*) > ${most} and not bool_and(in_graph)`),
    );
    return rows.map(({ userId }) => String(userId));
  }

  /** Puts some of the user's vectors into the graph; how many. Those that another process is at are left to it. */
  putIn(userId: string, model: string, limit: number): Promise<number> {
    return this.database.forUser(userId, async (tx) => {
      const { rows } = await tx.execute(sql`
        with chosen as materialized (
          select memory_id, passage from memory_vectors
          where user_id = ${userId} and model = ${model} and not in_graph
          limit ${limit} for update skip locked
        )
        update memory_vectors as v set in_graph = true from chosen
        where v.user_id = ${userId} and v.model = ${model}
          and v.memory_id = chosen.memory_id and v.passage = chosen.passage
        returning v.memory_id`);
      return rows.length;
    });
  }
}
