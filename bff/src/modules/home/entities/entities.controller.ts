import { Controller, Delete, Get, Patch, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../../common/auth/current-user.decorator.js';
import { RequirePermission } from '../../../common/auth/require-permission.decorator.js';
import { type SessionUser } from '../../../common/auth/session-user.js';
import { JsonBody, PathText, QueryObject, Returns, ReturnsNothing } from '../../../common/http/contract.js';
import { key as entityId } from '../home.dto.js';
import {
  type ChangeHomeEntity,
  changeHomeEntity,
  type EntityHistory,
  entityHistory,
  type EntityHistoryQuery,
  entityHistoryQuery,
  type HomeLogbook,
  homeLogbook,
  type HomeLogbookQuery,
  homeLogbookQuery,
  type SetHomeArea,
  setHomeArea,
  type SetHomeFloor,
  setHomeFloor,
} from './entities.dto.js';
import { EntitiesService } from './entities.service.js';

@ApiTags('home')
@Controller('home')
export class EntitiesController {
  constructor(private readonly entities: EntitiesService) {}

  @Patch('entities/:id')
  @RequirePermission('home:write')
  @ReturnsNothing()
  changeHomeEntity(
    @CurrentUser() user: SessionUser,
    @PathText(entityId) id: string,
    @JsonBody(changeHomeEntity) body: ChangeHomeEntity,
  ): Promise<void> {
    return this.entities.change(user.id, id, body);
  }

  @Delete('entities/:id')
  @RequirePermission('home:write')
  @ReturnsNothing()
  removeHomeEntity(@CurrentUser() user: SessionUser, @PathText(entityId) id: string): Promise<void> {
    return this.entities.remove(user.id, id);
  }

  @Get('entities/:id/history')
  @RequirePermission('home:read')
  @Returns(entityHistory)
  getEntityHistory(
    @CurrentUser() user: SessionUser,
    @PathText(entityId) id: string,
    @QueryObject(entityHistoryQuery) query: EntityHistoryQuery,
  ): Promise<EntityHistory> {
    return this.entities.history(user.id, id, query);
  }

  @Get('logbook')
  @RequirePermission('home:read')
  @Returns(homeLogbook)
  listHomeLogbook(
    @CurrentUser() user: SessionUser,
    @QueryObject(homeLogbookQuery) { entity, before, limit }: HomeLogbookQuery,
  ): Promise<HomeLogbook> {
    return this.entities.logbook(user.id, { entity, before, limit });
  }

  @Put('areas/:id')
  @RequirePermission('home:write')
  @ReturnsNothing()
  setHomeArea(
    @CurrentUser() user: SessionUser,
    @PathText(entityId) id: string,
    @JsonBody(setHomeArea) body: SetHomeArea,
  ): Promise<void> {
    return this.entities.setArea(user.id, id, body);
  }

  @Delete('areas/:id')
  @RequirePermission('home:write')
  @ReturnsNothing()
  removeHomeArea(@CurrentUser() user: SessionUser, @PathText(entityId) id: string): Promise<void> {
    return this.entities.removeArea(user.id, id);
  }

  @Put('floors/:id')
  @RequirePermission('home:write')
  @ReturnsNothing()
  setHomeFloor(
    @CurrentUser() user: SessionUser,
    @PathText(entityId) id: string,
    @JsonBody(setHomeFloor) body: SetHomeFloor,
  ): Promise<void> {
    return this.entities.setFloor(user.id, id, body);
  }

  @Delete('floors/:id')
  @RequirePermission('home:write')
  @ReturnsNothing()
  removeHomeFloor(@CurrentUser() user: SessionUser, @PathText(entityId) id: string): Promise<void> {
    return this.entities.removeFloor(user.id, id);
  }
}
