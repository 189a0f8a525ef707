import { Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../../common/auth/current-user.decorator.js';
import { RequirePermission } from '../../../common/auth/require-permission.decorator.js';
import { type SessionUser } from '../../../common/auth/session-user.js';
import { JsonBody, PathId, QueryObject, Returns, ReturnsNothing } from '../../../common/http/contract.js';
import {
  type ConflictsQuery,
  conflictsQuery,
  type MemoryConflicts,
  memoryConflicts,
  type ResolveConflict,
  resolveConflict,
} from './memory-conflicts.dto.js';
import { MemoryConflictsService } from './memory-conflicts.service.js';

@ApiTags('review')
@Controller('memories/conflicts')
export class MemoryConflictsController {
  constructor(private readonly conflicts: MemoryConflictsService) {}

  @Get()
  @RequirePermission('memory:read')
  @Returns(memoryConflicts)
  listConflicts(
    @CurrentUser() user: SessionUser,
    @QueryObject(conflictsQuery) query: ConflictsQuery,
  ): Promise<MemoryConflicts> {
    return this.conflicts.list(user.id, query);
  }

  @Post(':id/resolve')
  @RequirePermission('memory:write')
  @ReturnsNothing()
  resolveConflict(
    @CurrentUser() user: SessionUser,
    @PathId() id: string,
    @JsonBody(resolveConflict) body: ResolveConflict,
  ): Promise<void> {
    return this.conflicts.resolve(user.id, id, body);
  }

  @Post(':id/reopen')
  @RequirePermission('memory:write')
  @ReturnsNothing()
  reopenConflict(@CurrentUser() user: SessionUser, @PathId() id: string): Promise<void> {
    return this.conflicts.reopen(user.id, id);
  }
}
