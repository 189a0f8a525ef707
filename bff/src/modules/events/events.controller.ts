import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiHeader, ApiTags } from '@nestjs/swagger';
import { type Request, type Response } from 'express';
import { CurrentUser } from '../../common/auth/current-user.decorator.js';
import { RequirePermission } from '../../common/auth/require-permission.decorator.js';
import { type SessionUser } from '../../common/auth/session-user.js';
import { ReturnsEvents } from '../../common/http/contract.js';
import { RateLimit } from '../../common/http/rate-limit.js';
import { EventStreams } from './event-streams.js';
import { liveMessage } from './events.dto.js';

/** Far more than tabs that come and go need; a program that opens them in a loop is slowed down. */
const OPENED_A_MINUTE = 60;
/** As long as ids of ours are, and more. */
const MAX_ID_LENGTH = 64;

@ApiTags('events')
@Controller('events')
export class EventsController {
  private readonly limit = new RateLimit(OPENED_A_MINUTE);

  constructor(private readonly streams: EventStreams) {}

  /**
   * What changes of the person's own, as it changes, for as long as the session lasts. It goes on after the event that
   * `Last-Event-ID` names, or says that everything is to be read again where that is too long ago.
   */
  @Get()
  @RequirePermission('profile:read')
  @ApiHeader({ name: 'Last-Event-ID', required: false, schema: { type: 'string' } })
  @ReturnsEvents(liveMessage)
  async followEvents(
    @CurrentUser() user: SessionUser,
    @Req() { headers }: Request,
    @Res() response: Response,
  ): Promise<void> {
    await this.limit.take(user.id);
    const lastEventId = String(headers['last-event-id'] ?? '').slice(0, MAX_ID_LENGTH);
    await this.streams.send(user, response, lastEventId);
  }
}
