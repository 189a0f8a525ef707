import { Controller, Get, Patch, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../common/auth/current-user.decorator.js';
import { RequirePermission } from '../../common/auth/require-permission.decorator.js';
import { type SessionUser } from '../../common/auth/session-user.js';
import { JsonBody, PathId, QueryObject, Returns, ReturnsNothing } from '../../common/http/contract.js';
import { AddDeviceService } from './add-device.service.js';
import { DeviceEdits } from './device-edits.service.js';
import { DeviceViews } from './device-views.service.js';
import * as dto from './devices.dto.js';

@ApiTags('devices')
@Controller('devices')
export class DevicesController {
  constructor(
    private readonly views: DeviceViews,
    private readonly adding: AddDeviceService,
    private readonly edits: DeviceEdits,
  ) {}

  @Get()
  @RequirePermission('devices:read')
  @Returns(dto.devicesResponse)
  listDevices(@CurrentUser() user: SessionUser): Promise<dto.Devices> {
    return this.views.list(user.id);
  }

  /** With its token, told this once. */
  @Post()
  @RequirePermission('devices:write')
  @Returns(dto.newDevice, 201)
  createDevice(
    @CurrentUser() user: SessionUser,
    @JsonBody(dto.createDevice) given: dto.CreateDevice,
  ): Promise<dto.NewDevice> {
    return this.adding.create(user.id, given);
  }

  /** The same change to several. */
  @Patch()
  @RequirePermission('devices:write')
  @ReturnsNothing()
  editDevices(
    @CurrentUser() user: SessionUser,
    @JsonBody(dto.editDevices) edit: dto.EditDevices,
  ): Promise<void> {
    return this.edits.editMany(user.id, edit);
  }

  /** Their own history goes with them; what they measured for Body goes with `withData`. */
  @Post('removals')
  @RequirePermission('devices:write')
  @ReturnsNothing()
  removeDevices(
    @CurrentUser() user: SessionUser,
    @JsonBody(dto.removeDevices) given: dto.RemoveDevices,
  ): Promise<void> {
    return this.edits.removeMany(user.id, given);
  }

  /** The browser that asks, as a device: it needs no token, since it has its session. */
  @Put('browser')
  @RequirePermission('devices:write')
  @Returns(dto.device)
  async useBrowser(
    @CurrentUser() user: SessionUser,
    @JsonBody(dto.useBrowser) given: dto.UseBrowser,
  ): Promise<dto.Device> {
    return this.views.get(user.id, await this.edits.useBrowser(user.id, given));
  }

  @Get(':id')
  @RequirePermission('devices:read')
  @Returns(dto.deviceDetail)
  getDevice(@CurrentUser() user: SessionUser, @PathId() id: string): Promise<dto.DeviceDetail> {
    return this.views.detail(user.id, id);
  }

  @Patch(':id')
  @RequirePermission('devices:write')
  @ReturnsNothing()
  editDevice(
    @CurrentUser() user: SessionUser,
    @PathId() id: string,
    @JsonBody(dto.editDevice) edit: dto.EditDevice,
  ): Promise<void> {
    return this.edits.edit(user.id, id, edit);
  }

  /** The last ones that were kept, and the last ones that were refused. */
  @Get(':id/messages')
  @RequirePermission('devices:read')
  @Returns(dto.deviceMessages)
  listDeviceMessages(@CurrentUser() user: SessionUser, @PathId() id: string): Promise<dto.DeviceMessages> {
    return this.views.messages(user.id, id);
  }

  @Get(':id/history')
  @RequirePermission('devices:read')
  @Returns(dto.deviceHistory)
  getDeviceHistory(
    @CurrentUser() user: SessionUser,
    @PathId() id: string,
    @QueryObject(dto.deviceHistoryQuery) query: dto.DeviceHistoryQuery,
  ): Promise<dto.DeviceHistory> {
    return this.views.history(user.id, id, query);
  }
}
