import { timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { ENV, type Env } from '../../../config/env.js';
import { type PairDevice, type PairedDevice, type Pairing } from '../devices.dto.js';
import { PairingRefused } from '../devices.errors.js';
import { type DeviceKey } from '../devices.repository.js';
import { DevicePairer } from './device-pairer.js';
import { hashOfCode, locatorOf, newPairingCode, readPairingCode } from './pairing-code.js';
import { PairingsRepository } from './pairings.repository.js';

const VALID_MS = 10 * 60_000;
const MAX_TRIES = 5;
/** Of a code that begins as another does, a new one is made. */
const MAX_MADE = 20;

/** Lets a device come for its token with a short code. */
@Injectable()
export class PairingService {
  constructor(
    private readonly pairings: PairingsRepository,
    private readonly pairer: DevicePairer,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** The code that the device had before works no longer. */
  async begin({ userId, id: deviceId }: DeviceKey): Promise<Pairing> {
    const now = this.clock.now();
    const expiresAt = new Date(now.getTime() + VALID_MS);
    for (let made = 0; made < MAX_MADE; made += 1) {
      const code = newPairingCode();
      const row = { userId, deviceId, locator: locatorOf(code), codeHash: hashOfCode(code), expiresAt };
      if (!(await this.pairings.put(row, now))) continue;
      // After the #, so that no server and no log reads it.
      const url = `${this.env.PUBLIC_URL.origin}/pair#${code}`;
      return { code, url, expiresAt: expiresAt.toISOString() };
    }
    throw new Error('No pairing code was free.');
  }

  /** @throws PairingRefused, the same whatever is wrong */
  async pair({ code: typed, ...facts }: PairDevice): Promise<PairedDevice> {
    const code = readPairingCode(typed);
    const tried = code === undefined ? undefined : await this.pairings.tryAt(locatorOf(code));
    const isRight = timingSafeEqual(hashOfCode(code ?? ''), tried?.codeHash ?? hashOfCode('none'));
    const isOpen = tried && tried.tries <= MAX_TRIES && tried.expiresAt > this.clock.now();
    if (!isRight || !isOpen) throw new PairingRefused();
    const device = { userId: tried.userId, id: tried.deviceId };
    const token = await this.pairer.pair(device, facts);
    return { deviceId: device.id, token, ingestUrl: `${this.env.PUBLIC_URL.origin}/api/ingest` };
  }
}
