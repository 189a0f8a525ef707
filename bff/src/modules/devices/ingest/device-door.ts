import { Injectable } from '@nestjs/common';
import { type DeviceRow } from '../devices.repository.js';
import { DeviceTokens } from '../tokens/device-tokens.service.js';
import { DeviceLimits } from './device-limits.js';

/** Lets a device in by its token, as often as it may come. */
@Injectable()
export class DeviceDoor {
  constructor(
    private readonly tokens: DeviceTokens,
    private readonly limits: DeviceLimits,
  ) {}

  /** @throws DeviceTokenUnknown @throws TooManyRequests */
  async open(authorization: string | undefined, readings: number): Promise<DeviceRow> {
    const device = await this.tokens.authenticate(authorization);
    this.limits.take(device.id, readings);
    return device;
  }
}
