import { Controller, Get, Patch, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../../common/auth/current-user.decorator.js';
import { RequirePermission } from '../../../common/auth/require-permission.decorator.js';
import { type SessionUser } from '../../../common/auth/session-user.js';
import { JsonBody, PathId, QueryObject, Returns } from '../../../common/http/contract.js';
import {
  type Entity,
  entity,
  type EntityDetail,
  entityDetail,
  type EntityGraph,
  entityGraph,
  type EntityGraphQuery,
  entityGraphQuery,
  type EntityList,
  entityList,
  type EntityListQuery,
  entityListQuery,
  type EntityMerged,
  entityMerged,
  type MergeEntity,
  mergeEntity,
  type RecentEntities,
  recentEntities,
  type RecentEntitiesQuery,
  recentEntitiesQuery,
  type UpdateEntity,
  updateEntity,
} from './entities.dto.js';
import { EntitiesService } from './entities.service.js';
import { EntityMergesService } from './entity-merges.service.js';

@ApiTags('entities')
@Controller('entities')
export class EntitiesController {
  constructor(
    private readonly entities: EntitiesService,
    private readonly merges: EntityMergesService,
  ) {}

  @Get()
  @RequirePermission('memory:read')
  @Returns(entityList)
  listEntities(
    @CurrentUser() user: SessionUser,
    @QueryObject(entityListQuery) query: EntityListQuery,
  ): Promise<EntityList> {
    return this.entities.list(user.id, query);
  }

  @Get('recent')
  @RequirePermission('memory:read')
  @Returns(recentEntities)
  listRecentEntities(
    @CurrentUser() user: SessionUser,
    @QueryObject(recentEntitiesQuery) { limit }: RecentEntitiesQuery,
  ): Promise<RecentEntities> {
    return this.entities.recent(user.id, limit);
  }

  @Get('graph')
  @RequirePermission('memory:read')
  @Returns(entityGraph)
  getEntityGraph(
    @CurrentUser() user: SessionUser,
    @QueryObject(entityGraphQuery) { limit }: EntityGraphQuery,
  ): Promise<EntityGraph> {
    return this.entities.picture(user.id, limit);
  }

  @Get(':id')
  @RequirePermission('memory:read')
  @Returns(entityDetail)
  getEntity(@CurrentUser() user: SessionUser, @PathId() id: string): Promise<EntityDetail> {
    return this.entities.get(user.id, id);
  }

  @Patch(':id')
  @RequirePermission('memory:write')
  @Returns(entity)
  updateEntity(
    @CurrentUser() user: SessionUser,
    @PathId() id: string,
    @JsonBody(updateEntity) body: UpdateEntity,
  ): Promise<Entity> {
    return this.entities.update(user.id, id, body);
  }

  @Post(':id/merge')
  @RequirePermission('memory:write')
  @Returns(entityMerged)
  mergeEntity(
    @CurrentUser() user: SessionUser,
    @PathId() id: string,
    @JsonBody(mergeEntity) { intoId }: MergeEntity,
  ): Promise<EntityMerged> {
    return this.merges.merge(user.id, id, intoId);
  }

  @Post('merges/:id/undo')
  @RequirePermission('memory:write')
  @Returns(entity)
  undoEntityMerge(@CurrentUser() user: SessionUser, @PathId() id: string): Promise<Entity> {
    return this.merges.undo(user.id, id);
  }

  @Post(':id/ignore')
  @RequirePermission('memory:write')
  @Returns(entity)
  ignoreEntity(@CurrentUser() user: SessionUser, @PathId() id: string): Promise<Entity> {
    return this.entities.ignore(user.id, id);
  }

  @Post(':id/restore')
  @RequirePermission('memory:write')
  @Returns(entity)
  restoreEntity(@CurrentUser() user: SessionUser, @PathId() id: string): Promise<Entity> {
    return this.entities.restore(user.id, id);
  }
}
