import { Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../common/auth/current-user.decorator.js';
import { RequirePermission } from '../../common/auth/require-permission.decorator.js';
import { type SessionUser } from '../../common/auth/session-user.js';
import { JsonBody, Returns } from '../../common/http/contract.js';
import {
  type MessageSearch,
  messageSearch,
  type MessageSearchResults,
  messageSearchResults,
} from './message-search.dto.js';
import { MessageSearchService } from './message-search.service.js';

@ApiTags('messages')
@Controller('conversations/search')
export class MessageSearchController {
  constructor(private readonly messages: MessageSearchService) {}

  /** In a body the question stays out of addresses, logs and histories. */
  @Post()
  @RequirePermission('chat:read')
  @Returns(messageSearchResults)
  searchMessages(
    @CurrentUser() user: SessionUser,
    @JsonBody(messageSearch) search: MessageSearch,
  ): Promise<MessageSearchResults> {
    return this.messages.search(user.id, search);
  }
}
