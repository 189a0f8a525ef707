import { Injectable } from '@nestjs/common';
import { addDays, type Day, dayAt, momentOn } from '../../common/calendar.js';
import { Clock } from '../../common/clock.js';
import { HomeService } from '../home/home.service.js';
import { MemoryTrashService } from '../memory/memory-trash.service.js';
import { MemoryService } from '../memory/memory.service.js';
import { type SampleData } from './sample-data.dto.js';
import { SAMPLE_MEMORIES, type SampleOwner } from './sample-life.js';

const NOON = { hour: 12, minute: 0 };

type Counts = Pick<SampleData, 'memories' | 'devices'>;

/** What the invented person told, and her home. */
@Injectable()
export class SampleBelongingsService {
  constructor(
    private readonly memories: MemoryService,
    private readonly trash: MemoryTrashService,
    private readonly homes: HomeService,
    private readonly clock: Clock,
  ) {}

  async count(userId: string): Promise<Counts> {
    const { isSample, entityCount } = await this.homes.describe(userId);
    return { memories: await this.trash.countSample(userId), devices: isSample ? entityCount : 0 };
  }

  async remove(userId: string): Promise<Counts> {
    const { devices } = await this.count(userId);
    if (devices > 0) await this.homes.delete(userId);
    return { memories: await this.trash.eraseSample(userId), devices };
  }

  /** A home that is there stays, the sample one too. */
  async add(owner: SampleOwner): Promise<void> {
    const today = dayAt(this.clock.now(), owner.timeZone);
    await this.addMemories(owner, today);
    const { entityCount } = await this.homes.describe(owner.id);
    if (entityCount === 0) await this.homes.setUpSample(owner.id);
  }

  private async addMemories({ id, timeZone }: SampleOwner, today: Day): Promise<void> {
    const drafts = SAMPLE_MEMORIES.map(({ daysAgo, ...memory }) => ({
      ...memory,
      source: { kind: 'sample' as const },
      timeZone,
      happenedAt: daysAgo === undefined ? null : momentOn(addDays(today, -daysAgo), NOON, timeZone),
      saveAnyway: true,
    }));
    await this.memories.createAll(id, drafts);
  }
}
