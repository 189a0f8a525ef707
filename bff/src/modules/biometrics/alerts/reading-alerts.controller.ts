import { Controller, Delete, Get, Patch, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../../common/auth/current-user.decorator.js';
import { RequirePermission } from '../../../common/auth/require-permission.decorator.js';
import { type SessionUser } from '../../../common/auth/session-user.js';
import { JsonBody, PathId, Returns, ReturnsNothing } from '../../../common/http/contract.js';
import { AlertTestsService } from './alert-tests.service.js';
import {
  type ActiveReadingAlerts,
  activeReadingAlerts,
  type CreateReadingAlert,
  createReadingAlert,
  type EditReadingAlert,
  editReadingAlert,
  readingAlert,
  type ReadingAlertResponse,
  readingAlerts,
  type ReadingAlertsResponse,
  type ReadingAlertTest,
  readingAlertTest,
  type SnoozeReadingAlert,
  snoozeReadingAlert,
} from './reading-alerts.dto.js';
import { ReadingAlertsService } from './reading-alerts.service.js';

@ApiTags('alerts')
@Controller('reading-alerts')
export class ReadingAlertsController {
  constructor(
    private readonly alerts: ReadingAlertsService,
    private readonly tests: AlertTestsService,
  ) {}

  @Get()
  @RequirePermission('biometrics:read')
  @Returns(readingAlerts)
  listReadingAlerts(@CurrentUser() user: SessionUser): Promise<ReadingAlertsResponse> {
    return this.alerts.list(user.id);
  }

  /** Those that were told and still hold. */
  @Get('active')
  @RequirePermission('biometrics:read')
  @Returns(activeReadingAlerts)
  listActiveReadingAlerts(@CurrentUser() user: SessionUser): Promise<ActiveReadingAlerts> {
    return this.alerts.listActive(user.id);
  }

  @Post()
  @RequirePermission('biometrics:write')
  @Returns(readingAlert, 201)
  createReadingAlert(
    @CurrentUser() user: SessionUser,
    @JsonBody(createReadingAlert) given: CreateReadingAlert,
  ): Promise<ReadingAlertResponse> {
    return this.alerts.create(user, given);
  }

  @Patch(':id')
  @RequirePermission('biometrics:write')
  @Returns(readingAlert)
  editReadingAlert(
    @CurrentUser() user: SessionUser,
    @PathId() id: string,
    @JsonBody(editReadingAlert) edit: EditReadingAlert,
  ): Promise<ReadingAlertResponse> {
    return this.alerts.edit(user, id, edit);
  }

  @Delete(':id')
  @RequirePermission('biometrics:write')
  @ReturnsNothing()
  deleteReadingAlert(@CurrentUser() user: SessionUser, @PathId() id: string): Promise<void> {
    return this.alerts.remove(user.id, id);
  }

  /** Until then nothing is told; what still holds afterwards is. */
  @Post(':id/snooze')
  @RequirePermission('biometrics:write')
  @Returns(readingAlert)
  snoozeReadingAlert(
    @CurrentUser() user: SessionUser,
    @PathId() id: string,
    @JsonBody(snoozeReadingAlert) { until }: SnoozeReadingAlert,
  ): Promise<ReadingAlertResponse> {
    return this.alerts.snooze(user.id, id, until === null ? null : new Date(until));
  }

  /** Says what it finds now, and tells nobody. */
  @Post(':id/test')
  @RequirePermission('biometrics:read')
  @Returns(readingAlertTest)
  testReadingAlert(@CurrentUser() user: SessionUser, @PathId() id: string): Promise<ReadingAlertTest> {
    return this.tests.test(user.id, id);
  }
}
