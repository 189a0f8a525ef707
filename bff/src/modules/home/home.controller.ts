import { Controller, Delete, Get, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../common/auth/current-user.decorator.js';
import { RequirePermission } from '../../common/auth/require-permission.decorator.js';
import { type SessionUser } from '../../common/auth/session-user.js';
import { JsonBody, PathText, Returns, ReturnsNothing } from '../../common/http/contract.js';
import { type ActOnEntity, actOnEntity, type HomeActivity, homeActivity } from './home-activity.dto.js';
import {
  key as entityId,
  type Home,
  home,
  type HomeEntities,
  homeEntities,
  type ReplaceHome,
  replaceHome,
  type SetUpSampleHome,
  setUpSampleHome,
} from './home.dto.js';
import { HomeService } from './home.service.js';

@ApiTags('home')
@Controller('home')
export class HomeController {
  constructor(private readonly homes: HomeService) {}

  @Get()
  @RequirePermission('home:read')
  @Returns(home)
  getHome(@CurrentUser() user: SessionUser): Promise<Home> {
    return this.homes.describe(user.id);
  }

  @Delete()
  @RequirePermission('home:write')
  @ReturnsNothing()
  deleteHome(@CurrentUser() user: SessionUser): Promise<void> {
    return this.homes.delete(user.id);
  }

  @Put('simulated')
  @RequirePermission('home:write')
  @Returns(home)
  replaceSimulatedHome(
    @CurrentUser() user: SessionUser,
    @JsonBody(replaceHome) body: ReplaceHome,
  ): Promise<Home> {
    return this.homes.replace(user.id, body);
  }

  @Post('simulated/sample')
  @RequirePermission('home:write')
  @Returns(home, 201)
  setUpSampleHome(
    @JsonBody(setUpSampleHome) _body: SetUpSampleHome,
    @CurrentUser() user: SessionUser,
  ): Promise<Home> {
    return this.homes.setUpSample(user.id);
  }

  @Get('entities')
  @RequirePermission('home:read')
  @Returns(homeEntities)
  listHomeEntities(@CurrentUser() user: SessionUser): Promise<HomeEntities> {
    return this.homes.listEntities(user.id);
  }

  @Post('entities/:id/actions')
  @RequirePermission('home:write')
  @Returns(homeActivity, 201)
  async actOnHomeEntity(
    @CurrentUser() user: SessionUser,
    @PathText(entityId) id: string,
    @JsonBody(actOnEntity) { service, parameters = {} }: ActOnEntity,
  ): Promise<HomeActivity> {
    const request = { entityIds: [id], service, parameters, channel: 'screen' } as const;
    return this.homes.actAndSettle(user.id, request);
  }
}
