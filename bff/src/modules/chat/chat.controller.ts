import { Controller, Delete, Get, Patch, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../common/auth/current-user.decorator.js';
import { RequirePermission } from '../../common/auth/require-permission.decorator.js';
import { type SessionUser } from '../../common/auth/session-user.js';
import { JsonBody, PathId, QueryObject, Returns, ReturnsNothing } from '../../common/http/contract.js';
import {
  type BranchChoice,
  branchChoice,
  type Conversation,
  conversation,
  type ConversationDetail,
  conversationDetail,
  type ConversationListQuery,
  conversationListQuery,
  type ConversationPage,
  conversationPage,
  type ConversationUpdate,
  conversationUpdate,
  type CreateConversation,
  createConversation,
} from './chat.dto.js';
import { ConversationTrashService } from './conversation-trash.service.js';
import { ConversationsService } from './conversations.service.js';

@ApiTags('chat')
@Controller('conversations')
export class ChatController {
  constructor(
    private readonly conversations: ConversationsService,
    private readonly trash: ConversationTrashService,
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
    @JsonBody(createConversation) body: CreateConversation,
    @CurrentUser() user: SessionUser,
  ): Promise<Conversation> {
    return this.conversations.create(user.id, body);
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
  updateConversation(
    @CurrentUser() user: SessionUser,
    @PathId() id: string,
    @JsonBody(conversationUpdate) body: ConversationUpdate,
  ): Promise<Conversation> {
    return this.conversations.update(user.id, id, body);
  }

  @Put(':id/branch')
  @RequirePermission('chat:write')
  @Returns(conversationDetail)
  showBranch(
    @CurrentUser() user: SessionUser,
    @PathId() id: string,
    @JsonBody(branchChoice) { messageId }: BranchChoice,
  ): Promise<ConversationDetail> {
    return this.conversations.showBranch(user.id, id, messageId);
  }

  @Delete(':id')
  @RequirePermission('chat:write')
  @ReturnsNothing()
  deleteConversation(@CurrentUser() user: SessionUser, @PathId() id: string): Promise<void> {
    return this.trash.delete(user.id, id);
  }

  /** Within some hours: then it is erased. */
  @Post(':id/restore')
  @RequirePermission('chat:write')
  @Returns(conversation)
  restoreConversation(@CurrentUser() user: SessionUser, @PathId() id: string): Promise<Conversation> {
    return this.trash.restore(user.id, id);
  }
}
