import { Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../../common/auth/current-user.decorator.js';
import { RequirePermission } from '../../../common/auth/require-permission.decorator.js';
import { type SessionUser } from '../../../common/auth/session-user.js';
import { Returns } from '../../../common/http/contract.js';
import { type MemoryIndex, memoryIndex } from './memory-index.dto.js';
import { MemoryIndexService } from './memory-index.service.js';

@ApiTags('indexing')
@Controller('memories/index')
export class MemoryIndexController {
  constructor(private readonly index: MemoryIndexService) {}

  @Get()
  @RequirePermission('memory:read')
  @Returns(memoryIndex)
  getMemoryIndex(@CurrentUser() user: SessionUser): Promise<MemoryIndex> {
    return this.index.describe(user.id);
  }

  @Post('retry')
  @RequirePermission('memory:write')
  @Returns(memoryIndex)
  retryMemoryIndex(@CurrentUser() user: SessionUser): Promise<MemoryIndex> {
    return this.index.retry(user.id);
  }
}
