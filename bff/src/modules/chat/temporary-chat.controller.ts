import { Controller, Post, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Response } from 'express';
import { CurrentUser } from '../../common/auth/current-user.decorator.js';
import { RequirePermission } from '../../common/auth/require-permission.decorator.js';
import { type SessionUser } from '../../common/auth/session-user.js';
import { JsonBody, ReturnsEvents } from '../../common/http/contract.js';
import { chatEvent } from './chat-events.dto.js';
import { ChatStreams } from './chat-streams.js';
import { type TemporaryMessage, temporaryMessage } from './temporary-chat.dto.js';
import { TemporaryChatService } from './temporary-chat.service.js';

@ApiTags('answers')
@Controller('temporary-chat')
export class TemporaryChatController {
  constructor(
    private readonly chat: TemporaryChatService,
    private readonly streams: ChatStreams,
  ) {}

  /** Neither the message nor its answer is stored: the ids in the events are of nothing. */
  @Post('messages')
  @RequirePermission('chat:write')
  @ReturnsEvents(chatEvent)
  async sendTemporaryMessage(
    @CurrentUser() user: SessionUser,
    @JsonBody(temporaryMessage) body: TemporaryMessage,
    @Res() response: Response,
  ): Promise<void> {
    await this.streams.send(user, response, () => this.chat.ask(user, body));
  }
}
