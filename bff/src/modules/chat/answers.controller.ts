import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiHeader, ApiTags } from '@nestjs/swagger';
import { type Request, type Response } from 'express';
import { CurrentUser } from '../../common/auth/current-user.decorator.js';
import { RequirePermission } from '../../common/auth/require-permission.decorator.js';
import { type SessionUser } from '../../common/auth/session-user.js';
import { PathId, ReturnsEvents } from '../../common/http/contract.js';
import { chatEvent } from './chat-events.dto.js';
import { ChatStreams } from './chat-streams.js';
import { QuestionsService } from './questions.service.js';

@ApiTags('answers')
@Controller('answers')
export class AnswersController {
  constructor(
    private readonly questions: QuestionsService,
    private readonly streams: ChatStreams,
  ) {}

  /**
   * What comes after the event that `Last-Event-ID` names, from the first where it names none: for a client that has lost
   * the stream. An answer that is written no more comes whole, in one event.
   */
  @Get(':id/events')
  @RequirePermission('chat:read')
  @ApiHeader({ name: 'Last-Event-ID', required: false, schema: { type: 'string' } })
  @ReturnsEvents(chatEvent)
  async followAnswer(
    @CurrentUser() user: SessionUser,
    @PathId() id: string,
    @Req() { headers }: Request,
    @Res() response: Response,
  ): Promise<void> {
    const lastEventId = toEventId(headers['last-event-id']);
    await this.streams.send(user, response, () => this.questions.follow(user.id, id, lastEventId));
  }
}

/** A browser may send back whatever a server ever called an event: what is no number of ours means the beginning. */
function toEventId(header: string | string[] | undefined): number {
  const id = Number(header);
  return Number.isSafeInteger(id) && id > 0 ? id : 0;
}
