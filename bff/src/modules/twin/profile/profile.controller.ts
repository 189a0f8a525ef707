import { Controller, Delete, Get, Patch, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../../common/auth/current-user.decorator.js';
import { RequirePermission } from '../../../common/auth/require-permission.decorator.js';
import { type SessionUser } from '../../../common/auth/session-user.js';
import { JsonBody, PathId, Returns, ReturnsNothing } from '../../../common/http/contract.js';
import {
  type EditTwinLine,
  editTwinLine,
  type RestoredLines,
  restoredLines,
  type TwinLine,
  twinLine,
  type TwinProfile,
  twinProfile,
} from './profile.dto.js';
import { ProfileService } from './profile.service.js';

@ApiTags('twin')
@Controller('twin')
export class ProfileController {
  constructor(private readonly profile: ProfileService) {}

  @Get('profile')
  @RequirePermission('memory:read')
  @Returns(twinProfile)
  getTwinProfile(@CurrentUser() user: SessionUser): Promise<TwinProfile> {
    return this.profile.read(user.id);
  }

  @Patch('lines/:id')
  @RequirePermission('memory:write')
  @Returns(twinLine)
  editTwinLine(
    @CurrentUser() user: SessionUser,
    @PathId() id: string,
    @JsonBody(editTwinLine) { text }: EditTwinLine,
  ): Promise<TwinLine> {
    return this.profile.edit(user.id, id, text);
  }

  /** The line is said no more; the memories that it was read of stay. */
  @Delete('lines/:id')
  @RequirePermission('memory:write')
  @ReturnsNothing()
  forgetTwinLine(@CurrentUser() user: SessionUser, @PathId() id: string): Promise<void> {
    return this.profile.hide(user.id, id);
  }

  /** As it was read: without what its owner put in its place, and no longer forgotten. */
  @Post('lines/:id/restore')
  @RequirePermission('memory:write')
  @Returns(twinLine)
  restoreTwinLine(@CurrentUser() user: SessionUser, @PathId() id: string): Promise<TwinLine> {
    return this.profile.restore(user.id, id);
  }

  @Post('lines/restore')
  @RequirePermission('memory:write')
  @Returns(restoredLines)
  async restoreTwinLines(@CurrentUser() user: SessionUser): Promise<RestoredLines> {
    return { restored: await this.profile.restoreAll(user.id) };
  }
}
