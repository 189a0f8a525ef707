import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../../common/auth/current-user.decorator.js';
import { RequirePermission } from '../../../common/auth/require-permission.decorator.js';
import { type SessionUser } from '../../../common/auth/session-user.js';
import { PathId, Returns } from '../../../common/http/contract.js';
import { deviceAutomations, type DeviceAutomations } from './device-automations.dto.js';
import { DeviceAutomationsService } from './device-automations.service.js';

@ApiTags('devices')
@Controller('devices')
export class DeviceAutomationsController {
  constructor(private readonly rules: DeviceAutomationsService) {}

  /** The automations that use a device. */
  @Get(':id/automations')
  @RequirePermission('home:read')
  @Returns(deviceAutomations)
  listDeviceAutomations(@CurrentUser() user: SessionUser, @PathId() id: string): Promise<DeviceAutomations> {
    return this.rules.list(user.id, id);
  }
}
