import { Injectable } from '@nestjs/common';
import { and, eq, isNotNull } from 'drizzle-orm';
import { Database } from '../../../database/database.js';
import { type DeviceRow } from '../devices.repository.js';
import { devices } from '../devices.table.js';

export interface MqttDevice {
  readonly id: string;
  readonly isPaused: boolean;
  readonly mqttHash: Buffer;
}

/** Devices with an account at the broker, which knows them by their id and not by whose they are: so it is system work. */
@Injectable()
export class MqttDevicesRepository {
  constructor(private readonly database: Database) {}

  async findAll(): Promise<MqttDevice[]> {
    const { id, isPaused, mqttHash } = devices;
    const rows = await this.database.readAsSystem((tx) =>
      tx.select({ id, isPaused, mqttHash }).from(devices).where(isNotNull(mqttHash)),
    );
    return rows.flatMap((row) => (row.mqttHash === null ? [] : [{ ...row, mqttHash: row.mqttHash }]));
  }

  async find(id: string): Promise<DeviceRow | undefined> {
    const [found] = await this.database.readAsSystem((tx) =>
      tx
        .select()
        .from(devices)
        .where(and(eq(devices.id, id), isNotNull(devices.mqttHash))),
    );
    return found;
  }
}
