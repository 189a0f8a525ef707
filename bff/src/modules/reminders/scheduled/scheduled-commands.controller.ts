import { Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../../common/auth/current-user.decorator.js';
import { RequirePermission } from '../../../common/auth/require-permission.decorator.js';
import { type SessionUser } from '../../../common/auth/session-user.js';
import { JsonBody, PathId, Returns } from '../../../common/http/contract.js';
import { type ReminderOccurrence, reminderOccurrence } from '../reminders.dto.js';
import {
  scheduledCommand,
  type ScheduledCommandList,
  scheduledCommandList,
  type ScheduledCommandResponse,
} from './scheduled-commands.dto.js';
import { ScheduledCommandsService } from './scheduled-commands.service.js';

@ApiTags('reminders')
@Controller('scheduled-commands')
export class ScheduledCommandsController {
  constructor(private readonly commands: ScheduledCommandsService) {}

  @Get()
  @RequirePermission('reminders:read')
  @Returns(scheduledCommandList)
  listScheduledCommands(@CurrentUser() user: SessionUser): Promise<ScheduledCommandList> {
    return this.commands.list(user.id);
  }

  @Post(':id/skip')
  @RequirePermission('reminders:write')
  @Returns(scheduledCommand)
  skipScheduledCommand(
    @CurrentUser() user: SessionUser,
    @PathId() id: string,
    @JsonBody(reminderOccurrence) { dueAt }: ReminderOccurrence,
  ): Promise<ScheduledCommandResponse> {
    return this.commands.skip(user.id, id, dueAt === undefined ? undefined : new Date(dueAt));
  }

  /** Nothing more is done, of what comes again either. */
  @Post(':id/cancel')
  @RequirePermission('reminders:write')
  @Returns(scheduledCommand)
  cancelScheduledCommand(
    @CurrentUser() user: SessionUser,
    @PathId() id: string,
  ): Promise<ScheduledCommandResponse> {
    return this.commands.cancel(user.id, id);
  }
}
