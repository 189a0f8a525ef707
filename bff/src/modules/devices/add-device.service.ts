import { Injectable } from '@nestjs/common';
import { type CreateDevice, type NewDevice } from './devices.dto.js';
import { DeviceNameTaken, MAX_DEVICES, TooManyDevices } from './devices.errors.js';
import { DeviceViews } from './device-views.service.js';
import { DevicesRepository } from './devices.repository.js';
import { PairingService } from './pairing/pairing.service.js';
import { DeviceTokens } from './tokens/device-tokens.service.js';

/** Connects a device that sends by itself. */
@Injectable()
export class AddDeviceService {
  constructor(
    private readonly devices: DevicesRepository,
    private readonly tokens: DeviceTokens,
    private readonly pairings: PairingService,
    private readonly views: DeviceViews,
  ) {}

  /** With its token, and a code with which it may come for one by itself. @throws DeviceNameTaken @throws TooManyDevices */
  async create(userId: string, { name, kind, room = null }: CreateDevice): Promise<NewDevice> {
    if ((await this.devices.count(userId)) >= MAX_DEVICES) throw new TooManyDevices();
    const { token, kept } = this.tokens.make();
    const id = crypto.randomUUID();
    const row = { userId, id, kind, name, room, source: 'token', externalId: id } as const;
    if (!(await this.devices.add({ ...row, ...kept }))) throw new DeviceNameTaken();
    const pairing = await this.pairings.begin({ userId, id });
    return { device: await this.views.get(userId, id), token, pairing };
  }
}
