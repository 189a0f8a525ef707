import { Controller, Delete, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../../common/auth/current-user.decorator.js';
import { RequirePermission } from '../../../common/auth/require-permission.decorator.js';
import { type SessionUser } from '../../../common/auth/session-user.js';
import { JsonBody, PathId, Returns, ReturnsNothing } from '../../../common/http/contract.js';
import { createDevice, type CreateDevice } from '../devices.dto.js';
import { MqttCredentialsService } from './mqtt-credentials.service.js';
import * as dto from './mqtt.dto.js';

/** Devices that come by MQTT, each with an account of its own at the broker of this server. */
@ApiTags('devices')
@Controller('devices')
export class MqttController {
  constructor(private readonly credentials: MqttCredentialsService) {}

  /** With its password, told this once. */
  @Post('mqtt')
  @RequirePermission('devices:write')
  @Returns(dto.newMqttDevice, 201)
  createMqttDevice(
    @CurrentUser() user: SessionUser,
    @JsonBody(createDevice) given: CreateDevice,
  ): Promise<dto.NewMqttDevice> {
    return this.credentials.create(user.id, given);
  }

  /** Where and as whom the device connects, and whether it can; its password is not told again. */
  @Get(':id/mqtt')
  @RequirePermission('devices:read')
  @Returns(dto.deviceMqtt)
  getDeviceMqtt(@CurrentUser() user: SessionUser, @PathId() id: string): Promise<dto.DeviceMqtt> {
    return this.credentials.get(user.id, id);
  }

  /** A new password; the one before works no longer, and the device's connection ends. */
  @Post(':id/mqtt')
  @RequirePermission('devices:write')
  @Returns(dto.mqttCredentials, 201)
  rotateDeviceMqtt(@CurrentUser() user: SessionUser, @PathId() id: string): Promise<dto.MqttCredentials> {
    return this.credentials.rotate(user.id, id);
  }

  /** Works at once: the device's connection ends, and it is let in no longer. */
  @Delete(':id/mqtt')
  @RequirePermission('devices:write')
  @ReturnsNothing()
  revokeDeviceMqtt(@CurrentUser() user: SessionUser, @PathId() id: string): Promise<void> {
    return this.credentials.revoke(user.id, id);
  }
}
