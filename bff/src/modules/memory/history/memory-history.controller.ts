import { Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../../common/auth/current-user.decorator.js';
import { RequirePermission } from '../../../common/auth/require-permission.decorator.js';
import { type SessionUser } from '../../../common/auth/session-user.js';
import { JsonBody, PathId, PathNumber, QueryObject, Returns } from '../../../common/http/contract.js';
import { type Memory, memory } from '../memory.dto.js';
import {
  type MemoryHistory,
  memoryHistory,
  type MemoryNeighbours,
  memoryNeighbours,
  type RestoreMemoryVersion,
  restoreMemoryVersion,
  type SupersedeMemory,
  supersedeMemory,
  type NeighboursQuery,
  neighboursQuery,
} from './memory-history.dto.js';
import { MemoryHistoryService } from './memory-history.service.js';

@ApiTags('review')
@Controller('memories/:id')
export class MemoryHistoryController {
  constructor(private readonly history: MemoryHistoryService) {}

  @Post('versions/:version/restore')
  @RequirePermission('memory:write')
  @Returns(memory)
  restoreMemoryVersion(
    @CurrentUser() user: SessionUser,
    @PathId() id: string,
    @PathNumber('version') version: number,
    @JsonBody(restoreMemoryVersion) body: RestoreMemoryVersion,
  ): Promise<Memory> {
    return this.history.restoreVersion(user.id, id, version, body.version);
  }

  @Post('supersede')
  @RequirePermission('memory:write')
  @Returns(memory)
  supersedeMemory(
    @CurrentUser() user: SessionUser,
    @PathId() id: string,
    @JsonBody(supersedeMemory) body: SupersedeMemory,
  ): Promise<Memory> {
    return this.history.supersede(user.id, id, body);
  }

  @Post('reinstate')
  @RequirePermission('memory:write')
  @Returns(memory)
  reinstateMemory(@CurrentUser() user: SessionUser, @PathId() id: string): Promise<Memory> {
    return this.history.reinstate(user.id, id);
  }

  @Get('history')
  @RequirePermission('memory:read')
  @Returns(memoryHistory)
  getMemoryHistory(@CurrentUser() user: SessionUser, @PathId() id: string): Promise<MemoryHistory> {
    return this.history.list(user.id, id);
  }

  @Get('neighbours')
  @RequirePermission('memory:read')
  @Returns(memoryNeighbours)
  getMemoryNeighbours(
    @CurrentUser() user: SessionUser,
    @PathId() id: string,
    @QueryObject(neighboursQuery) { reach }: NeighboursQuery,
  ): Promise<MemoryNeighbours> {
    return this.history.neighbours(user.id, id, reach);
  }
}
