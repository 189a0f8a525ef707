import { Controller, Post, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Response } from 'express';
import { CurrentUser } from '../../common/auth/current-user.decorator.js';
import { RequirePermission } from '../../common/auth/require-permission.decorator.js';
import { type SessionUser } from '../../common/auth/session-user.js';
import { JsonBody, PathId, ReturnsEvents } from '../../common/http/contract.js';
import { chatEvent } from './chat-events.dto.js';
import { ChatStreams } from './chat-streams.js';
import { type RetryAnswer, retryAnswer, type SendMessage, sendMessage } from './chat.dto.js';
import { QuestionsService } from './questions.service.js';

@ApiTags('answers')
@Controller('conversations/:id/messages')
export class ExchangesController {
  constructor(
    private readonly questions: QuestionsService,
    private readonly streams: ChatStreams,
  ) {}

  @Post()
  @RequirePermission('chat:write')
  @ReturnsEvents(chatEvent)
  async sendMessage(
    @CurrentUser() user: SessionUser,
    @PathId() id: string,
    @JsonBody(sendMessage) body: SendMessage,
    @Res() response: Response,
  ): Promise<void> {
    await this.streams.send(user, response, () => this.questions.ask(user, id, body));
  }

  /** Another answer to the same message, beside the one that is there. */
  @Post('retry')
  @RequirePermission('chat:write')
  @ReturnsEvents(chatEvent)
  async retryAnswer(
    @CurrentUser() user: SessionUser,
    @PathId() id: string,
    @JsonBody(retryAnswer) body: RetryAnswer,
    @Res() response: Response,
  ): Promise<void> {
    await this.streams.send(user, response, () => this.questions.askAgain(user, id, body));
  }
}
