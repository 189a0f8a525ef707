import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { HomeStatesRepository } from '../history/home-states.repository.js';
import { StateChanges } from '../history/state-changes.service.js';
import { HomeAreaNotFound, HomeEntityNotFound, HomeFloorNotFound } from '../home.errors.js';
import { LiveHomes } from '../live/live-homes.service.js';
import {
  type ChangeHomeEntity,
  type EntityHistory,
  type EntityHistoryQuery,
  type HomeLogbook,
  type SetHomeArea,
  type SetHomeFloor,
} from './entities.dto.js';
import { EntitiesRepository } from './entities.repository.js';

const DAY_MS = 86_400_000;
const MAX_CHANGES = 5_000;

/** What a person says of a device, and what became of it over time. */
@Injectable()
export class EntitiesService {
  constructor(
    private readonly entities: EntitiesRepository,
    private readonly states: HomeStatesRepository,
    private readonly changes: StateChanges,
    private readonly live: LiveHomes,
    private readonly clock: Clock,
  ) {}

  async change(userId: string, id: string, { area, ...changes }: ChangeHomeEntity): Promise<void> {
    if (typeof area === 'string' && !(await this.entities.hasArea(userId, area)))
      throw new HomeAreaNotFound();
    const isThere = await this.entities.change(userId, id, {
      ...changes,
      ...(area !== undefined && { areaId: area }),
    });
    if (!isThere) throw new HomeEntityNotFound();
    this.changes.tellAll(userId, id);
  }

  /** The ids of what a device is in the home. */
  ofDevice(userId: string, deviceId: string): Promise<string[]> {
    return this.entities.findIdsOfDevice(userId, deviceId);
  }

  /** Only what is joined from outside; simulated devices go with their home. */
  async remove(userId: string, id: string): Promise<void> {
    if (!(await this.entities.remove(userId, id))) throw new HomeEntityNotFound();
    this.changes.tellAll(userId);
    this.live.announce(userId);
  }

  async setArea(userId: string, id: string, { name, floor, aliases = [] }: SetHomeArea): Promise<void> {
    if (floor != null && !(await this.entities.hasFloor(userId, floor))) throw new HomeFloorNotFound();
    await this.entities.setArea(userId, { id, name, floorId: floor ?? null, aliases }, this.clock.now());
    this.changes.tellAll(userId);
  }

  async setFloor(userId: string, id: string, { name, aliases = [] }: SetHomeFloor): Promise<void> {
    await this.entities.setFloor(userId, { id, name, aliases }, this.clock.now());
    this.changes.tellAll(userId);
  }

  async removeArea(userId: string, id: string): Promise<void> {
    if (!(await this.entities.removeArea(userId, id))) throw new HomeAreaNotFound();
    this.changes.tellAll(userId);
  }

  async removeFloor(userId: string, id: string): Promise<void> {
    if (!(await this.entities.removeFloor(userId, id))) throw new HomeFloorNotFound();
    this.changes.tellAll(userId);
  }

  async history(userId: string, id: string, query: EntityHistoryQuery): Promise<EntityHistory> {
    const number = await this.states.numberOf(userId, id);
    if (number === undefined) throw new HomeEntityNotFound();
    const to = query.to === undefined ? this.clock.now() : new Date(query.to);
    const from = query.from === undefined ? new Date(to.getTime() - DAY_MS) : new Date(query.from);
    const [items, hours] = await Promise.all([
      this.states.findRange(userId, number, { from, to, limit: MAX_CHANGES }),
      this.states.findHours(userId, number, { from, to }),
    ]);
    return {
      items: items.map(({ at, ...row }) => ({ ...row, at: at.toISOString() })),
      hours: hours.map(({ hour, ...row }) => ({ ...row, hour: hour.toISOString() })),
    };
  }

  async logbook(
    userId: string,
    { before, limit, entity }: { before: string | undefined; limit: number; entity: string | undefined },
  ): Promise<HomeLogbook> {
    const until = before === undefined ? new Date(this.clock.now().getTime() + 1) : new Date(before);
    const rows = await this.entities.findLogbook(userId, { before: until, limit, entityId: entity });
    return { items: rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() })) };
  }
}
