import { Controller, Delete, Get, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../common/auth/current-user.decorator.js';
import { RequirePermission } from '../../common/auth/require-permission.decorator.js';
import { type SessionUser } from '../../common/auth/session-user.js';
import { JsonBody, PathId, Returns, ReturnsNothing } from '../../common/http/contract.js';
import {
  type GiveFeedback,
  giveFeedback,
  type MessageFeedback,
  messageFeedback,
} from './message-feedback.dto.js';
import { MessageFeedbackService } from './message-feedback.service.js';
import {
  type ForgetFromMessage,
  forgetFromMessage,
  type ForgottenFromMessage,
  forgottenFromMessage,
  type MessageMemories,
  messageMemories,
  type RememberedMessage,
  rememberedMessage,
  type RememberMessage,
  rememberMessage,
} from './message-memories.dto.js';
import { MessageMemoriesService } from './message-memories.service.js';

/** What can be done with one message. */
@ApiTags('messages')
@Controller('messages')
export class MessagesController {
  constructor(
    private readonly feedback: MessageFeedbackService,
    private readonly memories: MessageMemoriesService,
  ) {}

  @Put(':id/feedback')
  @RequirePermission('chat:write')
  @Returns(messageFeedback)
  setMessageFeedback(
    @CurrentUser() user: SessionUser,
    @PathId() id: string,
    @JsonBody(giveFeedback) body: GiveFeedback,
  ): Promise<MessageFeedback> {
    return this.feedback.give(user.id, id, body);
  }

  @Delete(':id/feedback')
  @RequirePermission('chat:write')
  @ReturnsNothing()
  deleteMessageFeedback(@CurrentUser() user: SessionUser, @PathId() id: string): Promise<void> {
    return this.feedback.takeBack(user.id, id);
  }

  @Get(':id/memories')
  @RequirePermission('memory:read')
  @Returns(messageMemories)
  listMessageMemories(@CurrentUser() user: SessionUser, @PathId() id: string): Promise<MessageMemories> {
    return this.memories.list(user.id, id);
  }

  @Post(':id/remember')
  @RequirePermission('memory:write')
  @Returns(rememberedMessage)
  rememberMessage(
    @JsonBody(rememberMessage) _body: RememberMessage,
    @CurrentUser() user: SessionUser,
    @PathId() id: string,
  ): Promise<RememberedMessage> {
    return this.memories.remember(user, id);
  }

  @Post(':id/forget')
  @RequirePermission('memory:write')
  @Returns(forgottenFromMessage)
  forgetFromMessage(
    @CurrentUser() user: SessionUser,
    @PathId() id: string,
    @JsonBody(forgetFromMessage) { memoryIds }: ForgetFromMessage,
  ): Promise<ForgottenFromMessage> {
    return this.memories.forget(user, id, memoryIds);
  }
}
