import { Controller, Delete, Get, Patch } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../common/auth/current-user.decorator.js';
import { RequirePermission } from '../../common/auth/require-permission.decorator.js';
import { type SessionUser } from '../../common/auth/session-user.js';
import { JsonBody, PathId, Returns, ReturnsNothing } from '../../common/http/contract.js';
import {
  type MoveSession,
  moveSession,
  type SessionList,
  sessionList,
  type SessionsEnded,
  sessionsEnded,
} from './sessions.dto.js';
import { SessionsService } from './sessions.service.js';

@ApiTags('sessions')
@Controller('sessions')
export class SessionsController {
  constructor(private readonly sessions: SessionsService) {}

  @Get()
  @RequirePermission('profile:read')
  @Returns(sessionList)
  async listSessions(@CurrentUser() user: SessionUser): Promise<SessionList> {
    return { items: await this.sessions.list(user) };
  }

  /** The browser is in another time zone than before: days begin there from now on. */
  @Patch('current')
  @RequirePermission('profile:write')
  @ReturnsNothing()
  moveSession(
    @CurrentUser() user: SessionUser,
    @JsonBody(moveSession) { timeZone }: MoveSession,
  ): Promise<void> {
    return this.sessions.move(user, timeZone);
  }

  @Delete(':id')
  @RequirePermission('profile:write')
  @ReturnsNothing()
  endSession(@CurrentUser() user: SessionUser, @PathId() id: string): Promise<void> {
    return this.sessions.endOne(user, id);
  }

  @Delete()
  @RequirePermission('profile:write')
  @Returns(sessionsEnded)
  async endOtherSessions(@CurrentUser() user: SessionUser): Promise<SessionsEnded> {
    return { ended: await this.sessions.endOthers(user) };
  }
}
