import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../database/transactions.js';
import { deviceText } from '../device-text.js';
import { PairingRefused } from '../devices.errors.js';
import { DevicesRepository, type DeviceKey } from '../devices.repository.js';
import { DeviceTokens } from '../tokens/device-tokens.service.js';
import { PairingsRepository } from './pairings.repository.js';

/** What a device says of itself. */
export interface DeviceFacts {
  readonly manufacturer?: string | undefined;
  readonly model?: string | undefined;
  readonly firmware?: string | undefined;
}

/** Gives a device that showed the right code its token. */
@Injectable()
export class DevicePairer {
  constructor(
    private readonly pairings: PairingsRepository,
    private readonly devices: DevicesRepository,
    private readonly tokens: DeviceTokens,
    private readonly transactions: Transactions,
  ) {}

  /** @throws PairingRefused where another one came first */
  pair(device: DeviceKey, { manufacturer, model, firmware }: DeviceFacts): Promise<string> {
    return this.transactions.run(device.userId, async () => {
      if (!(await this.pairings.remove(device))) throw new PairingRefused();
      const told = Object.entries({ manufacturer, model, firmware })
        .map(([name, text]) => [name, deviceText(text ?? '')] as const)
        .filter(([, text]) => text !== '');
      if (told.length > 0) await this.devices.change(device.userId, device.id, Object.fromEntries(told));
      return this.tokens.rotate(device.userId, device.id);
    });
  }
}
