import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../../common/auth/current-user.decorator.js';
import { RequirePermission } from '../../../common/auth/require-permission.decorator.js';
import { type SessionUser } from '../../../common/auth/session-user.js';
import { PathId, Returns } from '../../../common/http/contract.js';
import { deviceRules, type DeviceRules } from './device-rules.dto.js';
import { DeviceRulesService } from './device-rules.service.js';

@ApiTags('devices')
@Controller('devices')
export class DeviceRulesController {
  constructor(private readonly rules: DeviceRulesService) {}

  /** The automations that use a device. */
  @Get(':id/automations')
  @RequirePermission('home:read')
  @Returns(deviceRules)
  listDeviceAutomations(@CurrentUser() user: SessionUser, @PathId() id: string): Promise<DeviceRules> {
    return this.rules.list(user.id, id);
  }
}
