import { Injectable } from '@nestjs/common';
import { DeviceViews } from './device-views.service.js';
import { type MapReading, type Pairing } from './devices.dto.js';
import { NoTokenDevice } from './devices.errors.js';
import { MappingService } from './ingest/mapping.service.js';
import { PairingService } from './pairing/pairing.service.js';
import { DeviceTokens } from './tokens/device-tokens.service.js';

/** How a device is let in, and where what it tells goes. */
@Injectable()
export class DeviceAccess {
  constructor(
    private readonly views: DeviceViews,
    private readonly tokens: DeviceTokens,
    private readonly pairings: PairingService,
    private readonly mappings: MappingService,
  ) {}

  /** @throws DeviceNotFound @throws NoTokenDevice */
  async rotate(userId: string, id: string): Promise<{ token: string }> {
    return { token: await this.tokens.rotate(userId, id) };
  }

  /** @throws DeviceNotFound */
  revoke(userId: string, id: string): Promise<void> {
    return this.tokens.revoke(userId, id);
  }

  /** @throws DeviceNotFound @throws NoTokenDevice */
  async pair(userId: string, id: string): Promise<Pairing> {
    const device = await this.views.find(userId, id);
    if (device.source !== 'token') throw new NoTokenDevice();
    return this.pairings.begin(device);
  }

  /** @throws DeviceNotFound @throws MappingRefused */
  async map(userId: string, id: string, { name, target, metric, unit = '' }: MapReading): Promise<void> {
    const device = await this.views.find(userId, id);
    const chosen = target === 'metric' ? (metric ?? null) : null;
    await this.mappings.map(device, { name, target, metric: chosen, unit });
  }
}
