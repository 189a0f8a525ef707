import { Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../../common/auth/current-user.decorator.js';
import { RequirePermission } from '../../../common/auth/require-permission.decorator.js';
import { type SessionUser } from '../../../common/auth/session-user.js';
import { JsonBody, PathId, Returns } from '../../../common/http/contract.js';
import {
  type EditMemories,
  editMemories,
  type EditUndone,
  editUndone,
  type MemoriesEdited,
  memoriesEdited,
} from './bulk-edit.dto.js';
import { BulkEditService } from './bulk-edit.service.js';

@ApiTags('listing')
@Controller('memories/bulk')
export class BulkEditController {
  constructor(private readonly edits: BulkEditService) {}

  @Post()
  @RequirePermission('memory:write')
  @Returns(memoriesEdited)
  editMemories(
    @CurrentUser() user: SessionUser,
    @JsonBody(editMemories) body: EditMemories,
  ): Promise<MemoriesEdited> {
    return this.edits.apply(user.id, body);
  }

  @Post(':id/undo')
  @RequirePermission('memory:write')
  @Returns(editUndone)
  undoMemoriesEdit(@CurrentUser() user: SessionUser, @PathId() id: string): Promise<EditUndone> {
    return this.edits.undo(user.id, id);
  }
}
