import { Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../common/auth/current-user.decorator.js';
import { RequirePermission } from '../../common/auth/require-permission.decorator.js';
import { type SessionUser } from '../../common/auth/session-user.js';
import { PathId, QueryObject, Returns } from '../../common/http/contract.js';
import {
  type HomeActivity,
  homeActivity,
  type HomeActivityPage,
  homeActivityPage,
  type HomeActivityQuery,
  homeActivityQuery,
} from './home-activity.dto.js';
import { toHomeActivity } from './home.mapper.js';
import { HomeService } from './home.service.js';

@ApiTags('home')
@Controller('home/activity')
export class HomeActivityController {
  constructor(private readonly homes: HomeService) {}

  @Get()
  @RequirePermission('home:read')
  @Returns(homeActivityPage)
  listHomeActivity(
    @CurrentUser() user: SessionUser,
    @QueryObject(homeActivityQuery) query: HomeActivityQuery,
  ): Promise<HomeActivityPage> {
    return this.homes.listActivity(user.id, query);
  }

  @Post(':id/undo')
  @RequirePermission('home:write')
  @Returns(homeActivity)
  async undoHomeActivity(@CurrentUser() user: SessionUser, @PathId() id: string): Promise<HomeActivity> {
    return toHomeActivity(await this.homes.undo(user.id, id));
  }
}
