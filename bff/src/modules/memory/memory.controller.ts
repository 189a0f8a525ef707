import { Controller, Get, Patch, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../common/auth/current-user.decorator.js';
import { RequirePermission } from '../../common/auth/require-permission.decorator.js';
import { type SessionUser } from '../../common/auth/session-user.js';
import { JsonBody, PathId, Returns } from '../../common/http/contract.js';
import {
  type MemorySearch,
  memorySearch,
  type MemorySearchResults,
  memorySearchResults,
} from './memory-search.dto.js';
import {
  type CreateMemories,
  createMemories,
  type CreateMemory,
  createMemory,
  type Memory,
  memory,
  type MemoryList,
  memoryList,
  type MemoryVersions,
  memoryVersions,
  type UpdateMemory,
  updateMemory,
} from './memory.dto.js';
import { toDraft, toDrafts } from './memory.mapper.js';
import { MemoryService } from './memory.service.js';
import { MemorySearchService } from './search/memory-search.service.js';

@ApiTags('memory')
@Controller('memories')
export class MemoryController {
  constructor(
    private readonly memories: MemoryService,
    private readonly searches: MemorySearchService,
  ) {}

  @Post()
  @RequirePermission('memory:write')
  @Returns(memory, 201)
  createMemory(
    @CurrentUser() user: SessionUser,
    @JsonBody(createMemory) body: CreateMemory,
  ): Promise<Memory> {
    return this.memories.create(user.id, toDraft(body, user.timeZone));
  }

  @Post('batch')
  @RequirePermission('memory:write')
  @Returns(memoryList, 201)
  async createMemories(
    @CurrentUser() user: SessionUser,
    @JsonBody(createMemories) body: CreateMemories,
  ): Promise<MemoryList> {
    return { items: await this.memories.createAll(user.id, toDrafts(body, user.timeZone)) };
  }

  /** A question may tell a lot about who asks it; in a body it stays out of addresses, logs and histories. */
  @Post('search')
  @RequirePermission('memory:read')
  @Returns(memorySearchResults)
  searchMemories(
    @CurrentUser() user: SessionUser,
    @JsonBody(memorySearch) search: MemorySearch,
  ): Promise<MemorySearchResults> {
    return this.searches.searchExplained(user.id, { timeZone: user.timeZone, ...search });
  }

  @Get(':id')
  @RequirePermission('memory:read')
  @Returns(memory)
  getMemory(@CurrentUser() user: SessionUser, @PathId() id: string): Promise<Memory> {
    return this.memories.get(user.id, id);
  }

  @Patch(':id')
  @RequirePermission('memory:write')
  @Returns(memory)
  updateMemory(
    @CurrentUser() user: SessionUser,
    @PathId() id: string,
    @JsonBody(updateMemory) body: UpdateMemory,
  ): Promise<Memory> {
    return this.memories.update(user.id, id, body);
  }

  @Get(':id/versions')
  @RequirePermission('memory:read')
  @Returns(memoryVersions)
  listMemoryVersions(@CurrentUser() user: SessionUser, @PathId() id: string): Promise<MemoryVersions> {
    return this.memories.listVersions(user.id, id);
  }

  @Post(':id/archive')
  @RequirePermission('memory:write')
  @Returns(memory)
  archiveMemory(@CurrentUser() user: SessionUser, @PathId() id: string): Promise<Memory> {
    return this.memories.archive(user.id, id);
  }

  @Post(':id/unarchive')
  @RequirePermission('memory:write')
  @Returns(memory)
  unarchiveMemory(@CurrentUser() user: SessionUser, @PathId() id: string): Promise<Memory> {
    return this.memories.unarchive(user.id, id);
  }
}
