import { Controller, Delete, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../common/auth/current-user.decorator.js';
import { RequirePermission } from '../../common/auth/require-permission.decorator.js';
import { type SessionUser } from '../../common/auth/session-user.js';
import { PathId, QueryObject, Returns, ReturnsNothing } from '../../common/http/contract.js';
import {
  type ErasureReceipt,
  erasureReceipt,
  type Trash,
  trash,
  type TrashQuery,
  trashQuery,
} from './memory-trash.dto.js';
import { MemoryTrashService } from './memory-trash.service.js';
import { type Memory, memory } from './memory.dto.js';

@ApiTags('trash')
@Controller('memories')
export class MemoryTrashController {
  constructor(private readonly trash: MemoryTrashService) {}

  @Get('trash')
  @RequirePermission('memory:read')
  @Returns(trash)
  listTrash(@CurrentUser() user: SessionUser, @QueryObject(trashQuery) query: TrashQuery): Promise<Trash> {
    return this.trash.list(user.id, query);
  }

  @Delete('trash')
  @RequirePermission('memory:write')
  @Returns(erasureReceipt)
  emptyTrash(@CurrentUser() user: SessionUser): Promise<ErasureReceipt> {
    return this.trash.empty(user.id);
  }

  @Delete('trash/:id')
  @RequirePermission('memory:write')
  @Returns(erasureReceipt)
  eraseMemory(@CurrentUser() user: SessionUser, @PathId() id: string): Promise<ErasureReceipt> {
    return this.trash.erase(user.id, id);
  }

  @Delete(':id')
  @RequirePermission('memory:write')
  @ReturnsNothing()
  deleteMemory(@CurrentUser() user: SessionUser, @PathId() id: string): Promise<void> {
    return this.trash.delete(user.id, id);
  }

  @Post(':id/restore')
  @RequirePermission('memory:write')
  @Returns(memory)
  restoreMemory(@CurrentUser() user: SessionUser, @PathId() id: string): Promise<Memory> {
    return this.trash.restore(user.id, id);
  }
}
