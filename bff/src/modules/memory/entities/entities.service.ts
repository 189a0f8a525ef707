import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { MemoryFollowUps } from '../memory-follow-ups.js';
import { toMemory } from '../memory.mapper.js';
import {
  type Entity,
  type EntityDetail,
  type EntityGraph,
  type EntityList,
  type EntityListQuery,
  type RecentEntities,
  type UpdateEntity,
} from './entities.dto.js';
import { EntityNameTaken, EntityNotFound } from './entities.errors.js';
import { toEntity, toEntityMerge } from './entities.mapper.js';
import { EntitiesRepository, type EntityRow } from './entities.repository.js';
import { decodeEntityCursor, encodeEntityCursor } from './entity-cursor.js';
import { EntityGraphRepository } from './entity-graph.repository.js';

const RELATED = 12;

@Injectable()
export class EntitiesService {
  constructor(
    private readonly entities: EntitiesRepository,
    private readonly graph: EntityGraphRepository,
    private readonly followUps: MemoryFollowUps,
    private readonly clock: Clock,
  ) {}

  async list(userId: string, { sort, limit, cursor, ...selection }: EntityListQuery): Promise<EntityList> {
    const after = cursor === undefined ? undefined : decodeEntityCursor(cursor);
    const { rows, total } = await this.entities.findPage(userId, selection, {
      sort,
      limit: limit + 1,
      after,
    });
    const page = rows.slice(0, limit);
    const last = rows.length > limit ? page.at(-1) : undefined;
    return { items: page.map(toEntity), nextCursor: last ? encodeEntityCursor(last) : null, ...total };
  }

  /** Whom and what the memories told last speak of. */
  async recent(userId: string, limit: number): Promise<RecentEntities> {
    const rows = await this.entities.findRecent(userId, limit);
    return { items: rows.map(({ id, kind, name }) => ({ id, kind, name })) };
  }

  async get(userId: string, id: string): Promise<EntityDetail> {
    const row = await this.find(userId, id);
    const related = await this.graph.findRelated(userId, id, RELATED);
    const memories = await this.graph.findMemories(userId, id);
    const merges = await this.entities.findMerges(userId, id);
    return { ...toEntity(row), related, memories: memories.map(toMemory), merges: merges.map(toEntityMerge) };
  }

  /** The most spoken of, and who of them is spoken of together. */
  async picture(userId: string, limit: number): Promise<EntityGraph> {
    const { rows } = await this.entities.findPage(userId, { ignored: false }, { sort: 'mentions', limit });
    const nodes = rows.map(({ id, kind, name, mentions }) => ({ id, kind, name, mentions }));
    return {
      nodes,
      edges: await this.graph.findEdges(
        userId,
        nodes.map(({ id }) => id),
      ),
    };
  }

  async update(userId: string, id: string, change: UpdateEntity): Promise<Entity> {
    await this.find(userId, id);
    const result = await this.entities.change(userId, id, change, this.clock.now());
    if (result === 'taken') throw new EntityNameTaken();
    return this.changed(userId, id);
  }

  async ignore(userId: string, id: string): Promise<Entity> {
    await this.find(userId, id);
    await this.entities.ignore(userId, id, this.clock.now());
    return this.changed(userId, id);
  }

  async restore(userId: string, id: string): Promise<Entity> {
    await this.find(userId, id);
    await this.entities.restore(userId, id, this.clock.now());
    return this.changed(userId, id);
  }

  /** After names were changed by hand. */
  async changed(userId: string, id: string): Promise<Entity> {
    this.followUps.named(userId);
    return toEntity(await this.find(userId, id));
  }

  private async find(userId: string, id: string): Promise<EntityRow> {
    const row = await this.entities.findById(userId, id);
    if (!row) throw new EntityNotFound();
    return row;
  }
}
