import { Controller, Delete, Get, Patch, Post, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Response } from 'express';
import { Authenticator } from '../../common/auth/authenticator.js';
import { CurrentUser } from '../../common/auth/current-user.decorator.js';
import { RequirePermission } from '../../common/auth/require-permission.decorator.js';
import { type SessionUser } from '../../common/auth/session-user.js';
import {
  JsonBody,
  PathId,
  QueryObject,
  Returns,
  ReturnsEvents,
  ReturnsNothing,
} from '../../common/http/contract.js';
import { Shutdown } from '../../common/lifecycle/shutdown.js';
import { chatEvent } from './chat-events.dto.js';
import {
  type Conversation,
  conversation,
  type ConversationDetail,
  conversationDetail,
  type ConversationListQuery,
  conversationListQuery,
  type ConversationPage,
  conversationPage,
  type CreateConversation,
  createConversation,
  type RenameConversation,
  renameConversation,
  type SendMessage,
  sendMessage,
} from './chat.dto.js';
import { ConversationsService } from './conversations.service.js';
import { streamEvents } from './event-stream.js';
import { ExchangesService } from './exchanges.service.js';

@ApiTags('chat')
@Controller('conversations')
export class ChatController {
  constructor(
    private readonly conversations: ConversationsService,
    private readonly exchanges: ExchangesService,
    private readonly authenticator: Authenticator,
    private readonly shutdown: Shutdown,
  ) {}

  @Get()
  @RequirePermission('chat:read')
  @Returns(conversationPage)
  listConversations(
    @CurrentUser() user: SessionUser,
    @QueryObject(conversationListQuery) query: ConversationListQuery,
  ): Promise<ConversationPage> {
    return this.conversations.list(user.id, query);
  }

  @Post()
  @RequirePermission('chat:write')
  @Returns(conversation, 201)
  createConversation(
    @JsonBody(createConversation) _body: CreateConversation,
    @CurrentUser() user: SessionUser,
  ): Promise<Conversation> {
    return this.conversations.create(user.id);
  }

  @Get(':id')
  @RequirePermission('chat:read')
  @Returns(conversationDetail)
  getConversation(@CurrentUser() user: SessionUser, @PathId() id: string): Promise<ConversationDetail> {
    return this.conversations.get(user.id, id);
  }

  @Patch(':id')
  @RequirePermission('chat:write')
  @Returns(conversation)
  renameConversation(
    @CurrentUser() user: SessionUser,
    @PathId() id: string,
    @JsonBody(renameConversation) body: RenameConversation,
  ): Promise<Conversation> {
    return this.conversations.rename(user.id, id, body.title);
  }

  @Delete(':id')
  @RequirePermission('chat:write')
  @ReturnsNothing()
  deleteConversation(@CurrentUser() user: SessionUser, @PathId() id: string): Promise<void> {
    return this.conversations.delete(user.id, id);
  }

  @Post(':id/messages')
  @RequirePermission('chat:write')
  @ReturnsEvents(chatEvent)
  async sendMessage(
    @CurrentUser() user: SessionUser,
    @PathId() id: string,
    @JsonBody(sendMessage) body: SendMessage,
    @Res() response: Response,
  ): Promise<void> {
    const session = new AbortController();
    const unwatch = this.authenticator.watch(user, () => session.abort());
    try {
      const events = await this.exchanges.send(user, id, body);
      await streamEvents(response, events, { shutdown: this.shutdown.signal, session: session.signal });
    } finally {
      unwatch();
    }
  }
}
