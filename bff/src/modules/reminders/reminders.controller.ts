import { Controller, Get, Patch, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../common/auth/current-user.decorator.js';
import { RequirePermission } from '../../common/auth/require-permission.decorator.js';
import { type SessionUser } from '../../common/auth/session-user.js';
import { JsonBody, PathId, QueryObject, Returns } from '../../common/http/contract.js';
import {
  type ClosedReminders,
  closedReminders,
  type ClosedRemindersQuery,
  closedRemindersQuery,
  type CreateReminder,
  createReminder,
  type EditReminder,
  editReminder,
  type OpenReminders,
  openReminders,
  type Reminder,
  reminder,
  type ReminderOccurrence,
  reminderOccurrence,
  type SnoozeReminder,
  snoozeReminder,
} from './reminders.dto.js';
import { RemindersService } from './reminders.service.js';

@ApiTags('reminders')
@Controller('reminders')
export class RemindersController {
  constructor(private readonly reminders: RemindersService) {}

  /** Timers too; by when they are due, those without a time last. */
  @Get()
  @RequirePermission('reminders:read')
  @Returns(openReminders)
  listReminders(@CurrentUser() user: SessionUser): Promise<OpenReminders> {
    return this.reminders.listOpen(user.id);
  }

  @Get('next')
  @RequirePermission('reminders:read')
  @Returns(openReminders)
  listNextReminders(@CurrentUser() user: SessionUser): Promise<OpenReminders> {
    return this.reminders.listNext(user);
  }

  @Get('closed')
  @RequirePermission('reminders:read')
  @Returns(closedReminders)
  listClosedReminders(
    @CurrentUser() user: SessionUser,
    @QueryObject(closedRemindersQuery) query: ClosedRemindersQuery,
  ): Promise<ClosedReminders> {
    return this.reminders.listClosed(user.id, query);
  }

  @Post()
  @RequirePermission('reminders:write')
  @Returns(reminder, 201)
  createReminder(
    @CurrentUser() user: SessionUser,
    @JsonBody(createReminder) { dueAt, recurrence, ...given }: CreateReminder,
  ): Promise<Reminder> {
    return this.reminders.create(user.id, {
      ...given,
      dueAt: dueAt ? new Date(dueAt) : null,
      recurrence: recurrence ? { ...recurrence, timeZone: user.timeZone } : null,
    });
  }

  @Patch(':id')
  @RequirePermission('reminders:write')
  @Returns(reminder)
  editReminder(
    @CurrentUser() user: SessionUser,
    @PathId() id: string,
    @JsonBody(editReminder) { text, dueAt, recurrence }: EditReminder,
  ): Promise<Reminder> {
    return this.reminders.edit(user.id, id, {
      ...(text !== undefined && { text }),
      ...(dueAt !== undefined && { dueAt: dueAt === null ? null : new Date(dueAt) }),
      ...(recurrence !== undefined && {
        recurrence: recurrence && { ...recurrence, timeZone: user.timeZone },
      }),
    });
  }

  @Post(':id/complete')
  @RequirePermission('reminders:write')
  @Returns(reminder)
  completeReminder(
    @CurrentUser() user: SessionUser,
    @PathId() id: string,
    @JsonBody(reminderOccurrence) { dueAt }: ReminderOccurrence,
  ): Promise<Reminder> {
    return this.reminders.complete(user.id, id, dueAt === undefined ? undefined : new Date(dueAt));
  }

  @Post(':id/skip')
  @RequirePermission('reminders:write')
  @Returns(reminder)
  skipReminder(
    @CurrentUser() user: SessionUser,
    @PathId() id: string,
    @JsonBody(reminderOccurrence) { dueAt }: ReminderOccurrence,
  ): Promise<Reminder> {
    return this.reminders.skip(user.id, id, dueAt === undefined ? undefined : new Date(dueAt));
  }

  @Post(':id/snooze')
  @RequirePermission('reminders:write')
  @Returns(reminder)
  snoozeReminder(
    @CurrentUser() user: SessionUser,
    @PathId() id: string,
    @JsonBody(snoozeReminder) { until }: SnoozeReminder,
  ): Promise<Reminder> {
    return this.reminders.snooze(user.id, id, new Date(until));
  }

  @Post(':id/cancel')
  @RequirePermission('reminders:write')
  @Returns(reminder)
  cancelReminder(@CurrentUser() user: SessionUser, @PathId() id: string): Promise<Reminder> {
    return this.reminders.cancel(user.id, id);
  }

  @Post(':id/reopen')
  @RequirePermission('reminders:write')
  @Returns(reminder)
  reopenReminder(@CurrentUser() user: SessionUser, @PathId() id: string): Promise<Reminder> {
    return this.reminders.reopen(user.id, id);
  }
}
