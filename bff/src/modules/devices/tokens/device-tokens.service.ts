import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { Transactions } from '../../../database/transactions.js';
import { DeviceNotFound, DeviceTokenUnknown, NoTokenDevice } from '../devices.errors.js';
import { DevicesRepository, type DeviceChange, type DeviceRow } from '../devices.repository.js';
import { hashOfDeviceToken, newDeviceToken, prefixOf } from './device-token.js';
import { DeviceTokensRepository } from './device-tokens.repository.js';

/** So long the token before works, unless the new one is used earlier. */
const OLD_TOKEN_MS = 24 * 3_600_000;
const NOTE_USE_EVERY_MS = 60_000;
const BEARER = /^Bearer ([\w-]{43,53})$/u;

/** What devices show to be let in. A token is told once, to whoever made it. */
@Injectable()
export class DeviceTokens {
  constructor(
    private readonly devices: DevicesRepository,
    private readonly tokens: DeviceTokensRepository,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** A token, and what is kept of it. */
  make(): { token: string; kept: DeviceChange } {
    const token = newDeviceToken();
    const tokenHash = hashOfDeviceToken(token);
    const made = { tokenMadeAt: this.clock.now(), tokenUsedAt: null, tokenRevokedAt: null };
    return { token, kept: { ...made, ...(tokenHash && { tokenHash }), tokenPrefix: prefixOf(token) } };
  }

  /**
   * Gives a new token. The one before stays good until the new one was used, for a day at most; one that was never used
   * or was revoked is gone at once.
   * @throws DeviceNotFound @throws NoTokenDevice
   */
  rotate(userId: string, deviceId: string): Promise<string> {
    return this.transactions.run(userId, async () => {
      const device = await this.devices.take(userId, deviceId);
      if (!device) throw new DeviceNotFound();
      if (device.source !== 'token') throw new NoTokenDevice();
      const { token, kept } = this.make();
      const staysGood = device.tokenUsedAt !== null && device.tokenRevokedAt === null;
      await this.devices.change(userId, deviceId, {
        ...kept,
        oldTokenHash: staysGood ? device.tokenHash : null,
        oldTokenUntil: staysGood ? new Date(this.clock.now().getTime() + OLD_TOKEN_MS) : null,
      });
      return token;
    });
  }

  /** None of its tokens works from now on. @throws DeviceNotFound */
  async revoke(userId: string, deviceId: string): Promise<void> {
    const change = { tokenRevokedAt: this.clock.now(), oldTokenHash: null, oldTokenUntil: null };
    if (!(await this.devices.change(userId, deviceId, change))) throw new DeviceNotFound();
  }

  /** Whose header it is. @throws DeviceTokenUnknown */
  async authenticate(authorization: string | undefined): Promise<DeviceRow> {
    const token = BEARER.exec(authorization ?? '')?.[1];
    const hash = token === undefined ? undefined : hashOfDeviceToken(token);
    const now = this.clock.now();
    const device = hash && (await this.tokens.findByToken(hash, now));
    if (!device) throw new DeviceTokenUnknown();
    if (device.tokenHash?.equals(hash)) await this.noteUse(device, now);
    return device;
  }

  private async noteUse(device: DeviceRow, now: Date): Promise<void> {
    const { userId, id, tokenUsedAt, oldTokenHash } = device;
    const isNoted = tokenUsedAt !== null && now.getTime() - tokenUsedAt.getTime() < NOTE_USE_EVERY_MS;
    if (isNoted && oldTokenHash === null) return;
    await this.devices.change(userId, id, { tokenUsedAt: now, oldTokenHash: null, oldTokenUntil: null });
  }
}
