import { Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../../common/auth/current-user.decorator.js';
import { RequirePermission } from '../../../common/auth/require-permission.decorator.js';
import { type SessionUser } from '../../../common/auth/session-user.js';
import { JsonBody, PathId, Returns } from '../../../common/http/contract.js';
import {
  type AdjustTimer,
  adjustTimer,
  type Reminder,
  reminder,
  type StartTimer,
  startTimer,
} from '../reminders.dto.js';
import { RemindersService } from '../reminders.service.js';

@ApiTags('reminders')
@Controller('timers')
export class TimersController {
  constructor(private readonly reminders: RemindersService) {}

  @Post()
  @RequirePermission('reminders:write')
  @Returns(reminder, 201)
  startTimer(
    @CurrentUser() user: SessionUser,
    @JsonBody(startTimer) { name = '', ...timer }: StartTimer,
  ): Promise<Reminder> {
    return this.reminders.startTimer(user.id, { ...timer, text: name });
  }

  @Post(':id/pause')
  @RequirePermission('reminders:write')
  @Returns(reminder)
  pauseTimer(@CurrentUser() user: SessionUser, @PathId() id: string): Promise<Reminder> {
    return this.reminders.pause(user.id, id);
  }

  @Post(':id/resume')
  @RequirePermission('reminders:write')
  @Returns(reminder)
  resumeTimer(@CurrentUser() user: SessionUser, @PathId() id: string): Promise<Reminder> {
    return this.reminders.resume(user.id, id);
  }

  @Post(':id/adjust')
  @RequirePermission('reminders:write')
  @Returns(reminder)
  adjustTimer(
    @CurrentUser() user: SessionUser,
    @PathId() id: string,
    @JsonBody(adjustTimer) { seconds }: AdjustTimer,
  ): Promise<Reminder> {
    return this.reminders.adjust(user.id, id, seconds);
  }
}
