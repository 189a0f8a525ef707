import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { type Entity, type EntityMerged } from './entities.dto.js';
import { EntityNameTaken, EntityNotFound, MergedIntoItself, MergeNotFound } from './entities.errors.js';
import { EntitiesService } from './entities.service.js';
import { EntityMergesRepository } from './entity-merges.repository.js';

/** Two names of one, and the way back. */
@Injectable()
export class EntityMergesService {
  constructor(
    private readonly merges: EntityMergesRepository,
    private readonly entities: EntitiesService,
    private readonly clock: Clock,
  ) {}

  async merge(userId: string, id: string, intoId: string): Promise<EntityMerged> {
    if (id === intoId) throw new MergedIntoItself();
    const merged = await this.merges.merge(userId, id, intoId, this.clock.now());
    if (!merged) throw new EntityNotFound();
    return { ...(await this.entities.changed(userId, intoId)), ...merged };
  }

  /** Gives the one that is back. */
  async undo(userId: string, mergeId: string): Promise<Entity> {
    const parted = await this.merges.undo(userId, mergeId);
    if (parted === 'taken') throw new EntityNameTaken();
    if (!parted) throw new MergeNotFound();
    return this.entities.changed(userId, parted.id);
  }
}
