import { Injectable } from '@nestjs/common';
import { and, eq, gt, isNull, or } from 'drizzle-orm';
import { Database } from '../../../database/database.js';
import { type DeviceRow } from '../devices.repository.js';
import { devices } from '../devices.table.js';

@Injectable()
export class DeviceTokensRepository {
  constructor(private readonly database: Database) {}

  /** Whose it is: found before its owner is known, so it is system work. */
  async findByToken(hash: Buffer, now: Date): Promise<DeviceRow | undefined> {
    const isOld = and(eq(devices.oldTokenHash, hash), gt(devices.oldTokenUntil, now));
    const [found] = await this.database.readAsSystem((tx) =>
      tx
        .select()
        .from(devices)
        .where(and(or(eq(devices.tokenHash, hash), isOld), isNull(devices.tokenRevokedAt))),
    );
    return found;
  }
}
