import { Controller, Delete, Get, Patch, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../common/auth/current-user.decorator.js';
import { RequirePermission } from '../../common/auth/require-permission.decorator.js';
import { type SessionUser } from '../../common/auth/session-user.js';
import { JsonBody, QueryObject, Returns } from '../../common/http/contract.js';
import { TodayLayoutService } from './today-layout.service.js';
import {
  type ArrangeToday,
  arrangeToday,
  type TodayLayout,
  todayLayout,
  type TodayOverview,
  todayOverview,
  type TodayQuery,
  todayQuery,
  type UpdateFirstSteps,
  updateFirstSteps,
} from './today.dto.js';
import { TodayService } from './today.service.js';

@ApiTags('today')
@Controller('today')
export class TodayController {
  constructor(
    private readonly today: TodayService,
    private readonly layouts: TodayLayoutService,
  ) {}

  @Get()
  @RequirePermission('insights:read')
  @Returns(todayOverview)
  getToday(
    @CurrentUser() user: SessionUser,
    @QueryObject(todayQuery) query: TodayQuery,
  ): Promise<TodayOverview> {
    return this.today.read(user, query);
  }

  @Put('cards')
  @RequirePermission('profile:write')
  @Returns(todayLayout)
  arrangeToday(
    @CurrentUser() user: SessionUser,
    @JsonBody(arrangeToday) body: ArrangeToday,
  ): Promise<TodayLayout> {
    return this.layouts.arrange(user.id, body);
  }

  /** Every card at its own place again. */
  @Delete('cards')
  @RequirePermission('profile:write')
  @Returns(todayLayout)
  resetToday(@CurrentUser() user: SessionUser): Promise<TodayLayout> {
    return this.layouts.reset(user.id);
  }

  @Patch('first-steps')
  @RequirePermission('profile:write')
  @Returns(todayLayout)
  updateFirstSteps(
    @CurrentUser() user: SessionUser,
    @JsonBody(updateFirstSteps) body: UpdateFirstSteps,
  ): Promise<TodayLayout> {
    return this.layouts.updateSteps(user.id, body);
  }
}
