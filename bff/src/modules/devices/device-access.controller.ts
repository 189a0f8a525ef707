import { Controller, Delete, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../common/auth/current-user.decorator.js';
import { RequirePermission } from '../../common/auth/require-permission.decorator.js';
import { type SessionUser } from '../../common/auth/session-user.js';
import { JsonBody, PathId, Returns, ReturnsNothing } from '../../common/http/contract.js';
import { DeviceAccess } from './device-access.service.js';
import * as dto from './devices.dto.js';

/** How a device is let in, and where what it tells goes. */
@ApiTags('devices')
@Controller('devices/:id')
export class DeviceAccessController {
  constructor(private readonly access: DeviceAccess) {}

  /** A new token; the one before works until this one was used, for a day at most. */
  @Post('token')
  @RequirePermission('devices:write')
  @Returns(dto.newDeviceToken, 201)
  rotateDeviceToken(@CurrentUser() user: SessionUser, @PathId() id: string): Promise<{ token: string }> {
    return this.access.rotate(user.id, id);
  }

  /** Works at once: nothing that it sends from now on is taken. */
  @Delete('token')
  @RequirePermission('devices:write')
  @ReturnsNothing()
  revokeDeviceToken(@CurrentUser() user: SessionUser, @PathId() id: string): Promise<void> {
    return this.access.revoke(user.id, id);
  }

  /** A code with which the device may come for a token; the code before works no longer. */
  @Post('pairing')
  @RequirePermission('devices:write')
  @Returns(dto.pairing, 201)
  beginPairing(@CurrentUser() user: SessionUser, @PathId() id: string): Promise<dto.Pairing> {
    return this.access.pair(user.id, id);
  }

  /** Where readings of a name go; those that wait for it go along. */
  @Put('mappings')
  @RequirePermission('devices:write')
  @ReturnsNothing()
  mapReading(
    @CurrentUser() user: SessionUser,
    @PathId() id: string,
    @JsonBody(dto.mapReading) given: dto.MapReading,
  ): Promise<void> {
    return this.access.map(user.id, id, given);
  }
}
