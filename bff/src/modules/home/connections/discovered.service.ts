import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { afterCommit, Transactions } from '../../../database/transactions.js';
import { DevicesService } from '../../devices/devices.service.js';
import { StateChanges } from '../history/state-changes.service.js';
import { LiveHomes } from '../live/live-homes.service.js';
import { isGuardedEntity } from '../rights/entity-rights.js';
import { type AcceptDiscovered, type DiscoveredEntities, type IgnoreDiscovered } from './connections.dto.js';
import { type ConnectionRow, ConnectionsRepository, type DiscoveredRow } from './connections.repository.js';

const SOURCES = { simulated: 'simulated', mqtt: 'mqtt', home_assistant: 'home-assistant' } as const;

/** What came with the connections of a home, and waits for a yes. */
@Injectable()
export class DiscoveredService {
  constructor(
    private readonly connections: ConnectionsRepository,
    private readonly devices: DevicesService,
    private readonly live: LiveHomes,
    private readonly changes: StateChanges,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  async list(userId: string): Promise<DiscoveredEntities> {
    const rows = await this.connections.findDiscovered(userId);
    return {
      items: rows.map((row) => ({
        ...row,
        connection: row.connectionId,
        foundAt: row.foundAt.toISOString(),
        isGuarded: isGuardedEntity(row, { isGuarded: null }),
      })),
    };
  }

  /** From now on they are heard and may be asked for what they do, within the rights of their kind. */
  async accept(userId: string, { items }: AcceptDiscovered): Promise<string[]> {
    return this.transactions.run(userId, async () => {
      const connections = new Map((await this.connections.findAll(userId)).map((row) => [row.id, row]));
      const waiting = new Map(
        (await this.connections.findDiscovered(userId)).map((row) => [
          placeOf(row.connectionId, row.externalId),
          row,
        ]),
      );
      const accepted = [];
      for (const { connection, externalId, name, area } of items) {
        const found = waiting.get(placeOf(connection, externalId));
        const row = connections.get(connection);
        if (!found || !row) continue;
        waiting.delete(placeOf(connection, externalId));
        const deviceId = await this.deviceOf(row, found);
        accepted.push({ found, name: name ?? found.name, areaId: area, deviceId });
      }
      const ids = await this.connections.accept(userId, accepted, this.clock.now());
      this.changes.tellAll(userId);
      afterCommit(() => this.live.announce(userId));
      return ids;
    });
  }

  async ignore(userId: string, { items, isIgnored }: IgnoreDiscovered): Promise<void> {
    await this.connections.ignore(userId, items, isIgnored);
    this.changes.tellAll(userId);
  }

  private async deviceOf(
    { userId, id, kind }: ConnectionRow,
    { device, area }: DiscoveredRow,
  ): Promise<string | null> {
    if (!device) return null;
    const { name, manufacturer, model, firmware } = device;
    return this.devices.discovered(userId, {
      source: SOURCES[kind],
      externalId: `${id}:${device.id}`,
      name: name ?? device.id,
      ...(area !== null && { room: area }),
      ...(manufacturer !== null && { manufacturer }),
      ...(model !== null && { model }),
      ...(firmware !== null && { firmware }),
    });
  }
}

function placeOf(connection: string, externalId: string): string {
  return `${connection} ${externalId}`;
}
