import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../../common/auth/current-user.decorator.js';
import { RequirePermission } from '../../../common/auth/require-permission.decorator.js';
import { type SessionUser } from '../../../common/auth/session-user.js';
import { QueryObject, Returns } from '../../../common/http/contract.js';
import { type MemoryListQuery, memoryListQuery, type MemoryPage, memoryPage } from '../memory.dto.js';
import { MemoryPagesService } from './memory-pages.service.js';

@ApiTags('memory')
@Controller('memories')
export class MemoryPagesController {
  constructor(private readonly pages: MemoryPagesService) {}

  @Get()
  @RequirePermission('memory:read')
  @Returns(memoryPage)
  listMemories(
    @CurrentUser() user: SessionUser,
    @QueryObject(memoryListQuery) query: MemoryListQuery,
  ): Promise<MemoryPage> {
    return this.pages.list(user.id, query);
  }
}
