import { Controller, Delete, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../common/auth/current-user.decorator.js';
import { RequirePermission } from '../../common/auth/require-permission.decorator.js';
import { type SessionUser } from '../../common/auth/session-user.js';
import { QueryObject, Returns, ReturnsNothing } from '../../common/http/contract.js';
import { ConversationTrashService } from './conversation-trash.service.js';
import {
  type SpokenMessagePage,
  spokenMessagePage,
  type SpokenMessagesQuery,
  spokenMessagesQuery,
} from './spoken-messages.dto.js';
import { SpokenMessagesService } from './spoken-messages.service.js';

@ApiTags('voice')
@Controller('spoken-messages')
export class SpokenMessagesController {
  constructor(
    private readonly spoken: SpokenMessagesService,
    private readonly trash: ConversationTrashService,
  ) {}

  @Get()
  @RequirePermission('chat:read')
  @Returns(spokenMessagePage)
  listSpokenMessages(
    @CurrentUser() user: SessionUser,
    @QueryObject(spokenMessagesQuery) query: SpokenMessagesQuery,
  ): Promise<SpokenMessagePage> {
    return this.spoken.list(user.id, query);
  }

  /** With the conversations in which they were said: one that is cut out of a talk would leave it without sense. */
  @Delete()
  @RequirePermission('chat:write')
  @ReturnsNothing()
  deleteSpokenMessages(@CurrentUser() user: SessionUser): Promise<void> {
    return this.trash.deleteSpoken(user.id);
  }
}
