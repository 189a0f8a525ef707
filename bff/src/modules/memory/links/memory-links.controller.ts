import { Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../../common/auth/current-user.decorator.js';
import { RequirePermission } from '../../../common/auth/require-permission.decorator.js';
import { type SessionUser } from '../../../common/auth/session-user.js';
import { JsonBody, PathId, Returns } from '../../../common/http/contract.js';
import { type MemoryLink, memoryLink, type MemoryLinks, memoryLinks } from './memory-links.dto.js';
import { MemoryLinksService } from './memory-links.service.js';

@ApiTags('entities')
@Controller('memories/:id/links')
export class MemoryLinksController {
  constructor(private readonly links: MemoryLinksService) {}

  @Get()
  @RequirePermission('memory:read')
  @Returns(memoryLinks)
  listMemoryLinks(@CurrentUser() user: SessionUser, @PathId() id: string): Promise<MemoryLinks> {
    return this.links.list(user.id, id);
  }

  @Post()
  @RequirePermission('memory:write')
  @Returns(memoryLinks)
  linkMemory(
    @CurrentUser() user: SessionUser,
    @PathId() id: string,
    @JsonBody(memoryLink) { toId }: MemoryLink,
  ): Promise<MemoryLinks> {
    return this.links.add(user.id, id, toId);
  }

  @Post('remove')
  @RequirePermission('memory:write')
  @Returns(memoryLinks)
  unlinkMemory(
    @CurrentUser() user: SessionUser,
    @PathId() id: string,
    @JsonBody(memoryLink) { toId }: MemoryLink,
  ): Promise<MemoryLinks> {
    return this.links.remove(user.id, id, toId);
  }
}
