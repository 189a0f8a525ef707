import { Controller, Get, Patch } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../../common/auth/current-user.decorator.js';
import { RequirePermission } from '../../../common/auth/require-permission.decorator.js';
import { type SessionUser } from '../../../common/auth/session-user.js';
import { JsonBody, Returns } from '../../../common/http/contract.js';
import { type Settings, settings, type UpdateSettings, updateSettings } from './settings.dto.js';
import { SettingsService } from './settings.service.js';

@ApiTags('settings')
@Controller('me/settings')
export class SettingsController {
  constructor(private readonly settings: SettingsService) {}

  @Get()
  @RequirePermission('profile:read')
  @Returns(settings)
  getSettings(@CurrentUser() user: SessionUser): Promise<Settings> {
    return this.settings.get(user.id);
  }

  @Patch()
  @RequirePermission('profile:write')
  @Returns(settings)
  updateSettings(
    @CurrentUser() user: SessionUser,
    @JsonBody(updateSettings) body: UpdateSettings,
  ): Promise<Settings> {
    return this.settings.update(user.id, body);
  }
}
