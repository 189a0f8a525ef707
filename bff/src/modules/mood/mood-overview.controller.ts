import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../common/auth/current-user.decorator.js';
import { RequirePermission } from '../../common/auth/require-permission.decorator.js';
import { type SessionUser } from '../../common/auth/session-user.js';
import { QueryObject, Returns } from '../../common/http/contract.js';
import { MoodAroundService } from './around/mood-around.service.js';
import { type MoodAround, moodAround, type MoodAroundQuery, moodAroundQuery } from './mood-entries.dto.js';
import { type MoodSupport, moodSupport } from './mood-support.dto.js';
import { MoodSupportService } from './mood-support.service.js';
import {
  type MoodCalendar,
  moodCalendar,
  type MoodDaysQuery,
  moodDaysQuery,
  type MoodStatistics,
  moodStatistics,
} from './statistics/mood-statistics.dto.js';
import { MoodStatisticsService } from './statistics/mood-statistics.service.js';

/** What is read beside the entries themselves. */
@ApiTags('mood')
@Controller('mood-entries')
export class MoodOverviewController {
  constructor(
    private readonly statistics: MoodStatisticsService,
    private readonly surroundings: MoodAroundService,
    private readonly contacts: MoodSupportService,
  ) {}

  @Get('calendar')
  @RequirePermission('mood:read')
  @Returns(moodCalendar)
  getMoodCalendar(
    @CurrentUser() user: SessionUser,
    @QueryObject(moodDaysQuery) query: MoodDaysQuery,
  ): Promise<MoodCalendar> {
    return this.statistics.calendar(user, query);
  }

  @Get('statistics')
  @RequirePermission('mood:read')
  @Returns(moodStatistics)
  getMoodStatistics(
    @CurrentUser() user: SessionUser,
    @QueryObject(moodDaysQuery) query: MoodDaysQuery,
  ): Promise<MoodStatistics> {
    return this.statistics.statisticsOf(user, query);
  }

  /** What would be attached to an entry for that time. */
  @Get('around')
  @RequirePermission('mood:read')
  @Returns(moodAround)
  getMoodAround(
    @CurrentUser() user: SessionUser,
    @QueryObject(moodAroundQuery) query: MoodAroundQuery,
  ): Promise<MoodAround> {
    return this.surroundings.around(user, query);
  }

  @Get('support')
  @RequirePermission('mood:read')
  @Returns(moodSupport)
  getMoodSupport(@CurrentUser() user: SessionUser): Promise<MoodSupport> {
    return this.contacts.support(user.id);
  }
}
