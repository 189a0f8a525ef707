import { Controller, Delete, Get, Patch, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../../common/auth/current-user.decorator.js';
import { RequirePermission } from '../../../common/auth/require-permission.decorator.js';
import { type SessionUser } from '../../../common/auth/session-user.js';
import { JsonBody, PathText, Returns, ReturnsNothing } from '../../../common/http/contract.js';
import { key as sceneId } from '../home.dto.js';
import {
  type CaptureScene,
  captureScene,
  type ChangeScene,
  changeScene,
  type HomeScene,
  homeScene,
  type HomeScenes,
  homeScenes,
} from './scenes.dto.js';
import { ScenesService } from './scenes.service.js';

@ApiTags('home')
@Controller('home/scenes')
export class ScenesController {
  constructor(private readonly scenes: ScenesService) {}

  @Get()
  @RequirePermission('home:read')
  @Returns(homeScenes)
  listHomeScenes(@CurrentUser() user: SessionUser): Promise<HomeScenes> {
    return this.scenes.list(user.id);
  }

  @Post()
  @RequirePermission('home:write')
  @Returns(homeScene, 201)
  captureHomeScene(
    @CurrentUser() user: SessionUser,
    @JsonBody(captureScene) body: CaptureScene,
  ): Promise<HomeScene> {
    return this.scenes.capture(user.id, body);
  }

  @Patch(':id')
  @RequirePermission('home:write')
  @Returns(homeScene)
  changeHomeScene(
    @CurrentUser() user: SessionUser,
    @PathText(sceneId) id: string,
    @JsonBody(changeScene) body: ChangeScene,
  ): Promise<HomeScene> {
    return this.scenes.change(user.id, id, body);
  }

  @Delete(':id')
  @RequirePermission('home:write')
  @ReturnsNothing()
  removeHomeScene(@CurrentUser() user: SessionUser, @PathText(sceneId) id: string): Promise<void> {
    return this.scenes.remove(user.id, id);
  }
}
