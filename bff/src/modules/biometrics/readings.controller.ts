import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../common/auth/current-user.decorator.js';
import { RequirePermission } from '../../common/auth/require-permission.decorator.js';
import { type SessionUser } from '../../common/auth/session-user.js';
import { QueryObject, Returns } from '../../common/http/contract.js';
import {
  type ReadingSeries,
  readingSeries,
  type ReadingsQuery,
  readingsQuery,
  type ReadingSummary,
  readingSummary,
  type ReadingSummaryQuery,
  readingSummaryQuery,
} from './readings.dto.js';
import { ReadingsService } from './readings.service.js';

@ApiTags('readings')
@Controller('readings')
export class ReadingsController {
  constructor(private readonly readings: ReadingsService) {}

  /** Of one metric within a time; empty where there is none. */
  @Get()
  @RequirePermission('biometrics:read')
  @Returns(readingSeries)
  listReadings(
    @CurrentUser() user: SessionUser,
    @QueryObject(readingsQuery) query: ReadingsQuery,
  ): Promise<ReadingSeries> {
    return this.readings.series(user, query);
  }

  /** What was measured within a time, one value for each metric. */
  @Get('summary')
  @RequirePermission('biometrics:read')
  @Returns(readingSummary)
  summariseReadings(
    @CurrentUser() user: SessionUser,
    @QueryObject(readingSummaryQuery) { from, before }: ReadingSummaryQuery,
  ): Promise<ReadingSummary> {
    return this.readings.summary(user, { from: new Date(from), before: new Date(before) });
  }
}
