import { Injectable } from '@nestjs/common';
import { addDays, type Day, dayAt, momentOn } from '../../common/calendar.js';
import { Clock } from '../../common/clock.js';
import { Transactions } from '../../database/transactions.js';
import { ReadingsService } from '../biometrics/readings.service.js';
import { HomeService } from '../home/home.service.js';
import { MemoryTrashService } from '../memory/memory-trash.service.js';
import { MemoryService } from '../memory/memory.service.js';
import { MoodService } from '../mood/mood.service.js';
import { RemindersService } from '../reminders/reminders.service.js';
import { UsersService } from '../users/users.service.js';
import { type SampleData } from './sample-data.dto.js';
import { SampleDataPresent } from './sample-data.errors.js';
import { SAMPLE_MEMORIES, SAMPLE_MOODS, SAMPLE_READINGS, SAMPLE_REMINDERS } from './sample-life.js';

const NOON = { hour: 12, minute: 0 };
const MORNING = { hour: 7, minute: 10 };
const EVENING = { hour: 21, minute: 30 };
const REMINDER_IDS = SAMPLE_REMINDERS.map(({ id }) => id);

interface Owner {
  readonly id: string;
  /** IANA name; the sample's days are counted there. */
  readonly timeZone: string;
}

/** A small invented life, to try the product with. All of it is marked, and goes again without touching what is one's own. */
@Injectable()
export class SampleDataService {
  constructor(
    private readonly transactions: Transactions,
    private readonly users: UsersService,
    private readonly memories: MemoryService,
    private readonly trash: MemoryTrashService,
    private readonly moods: MoodService,
    private readonly readings: ReadingsService,
    private readonly reminders: RemindersService,
    private readonly homes: HomeService,
    private readonly clock: Clock,
  ) {}

  async count(userId: string): Promise<SampleData> {
    const [memories, moodEntries, readings, reminders, devices] = await Promise.all([
      this.trash.countSample(userId),
      this.moods.countSample(userId),
      this.readings.countSample(userId),
      this.reminders.count(userId, REMINDER_IDS),
      this.countDevices(userId),
    ]);
    return { memories, moodEntries, readings, reminders, devices };
  }

  /** All of it or none. A home of one's own stays; throws `SampleDataPresent` where it was added before. */
  async add(owner: Owner): Promise<SampleData> {
    await this.transactions.run(owner.id, async () => {
      await this.users.lock(owner.id);
      const { devices, ...present } = await this.count(owner.id);
      if (Object.values(present).some((count) => count > 0)) throw new SampleDataPresent();
      const today = dayAt(this.clock.now(), owner.timeZone);
      await this.addMemories(owner, today);
      await this.addEntries(owner, today);
      await this.addReminders(owner, today);
      const home = await this.homes.describe(owner.id);
      if (devices === 0 && home.entityCount === 0) await this.homes.setUpSample(owner.id);
    });
    return this.count(owner.id);
  }

  /** All of it or none, wherever it was moved to since. Gives how much there was. */
  remove(userId: string): Promise<SampleData> {
    return this.transactions.run(userId, async () => {
      await this.users.lock(userId);
      const devices = await this.countDevices(userId);
      if (devices > 0) await this.homes.delete(userId);
      return {
        memories: await this.trash.eraseSample(userId),
        moodEntries: await this.moods.removeSample(userId),
        readings: await this.readings.removeSample(userId),
        reminders: await this.reminders.remove(userId, REMINDER_IDS),
        devices,
      };
    });
  }

  private async addMemories({ id, timeZone }: Owner, today: Day): Promise<void> {
    const drafts = SAMPLE_MEMORIES.map(({ daysAgo, ...memory }) => ({
      ...memory,
      source: { kind: 'sample' as const },
      timeZone,
      happenedAt: daysAgo === undefined ? null : momentOn(addDays(today, -daysAgo), NOON, timeZone),
      saveAnyway: true,
    }));
    await this.memories.createAll(id, drafts);
  }

  private async addEntries({ id, timeZone }: Owner, today: Day): Promise<void> {
    const moods = SAMPLE_MOODS.map((entry, place) => ({
      ...entry,
      at: momentOn(addDays(today, place - SAMPLE_MOODS.length), EVENING, timeZone),
    }));
    await this.moods.log(id, 'sample', moods);
    const readings = SAMPLE_READINGS.flatMap(({ metric, unit, values }) =>
      values.map((value, place) => ({
        ...{ metric, unit, value },
        at: momentOn(addDays(today, place + 1 - values.length), MORNING, timeZone),
      })),
    );
    await this.readings.log(id, 'sample', readings);
  }

  private async addReminders({ id: userId, timeZone }: Owner, today: Day): Promise<void> {
    for (const { id, text, inDays, hour, every } of SAMPLE_REMINDERS) {
      await this.reminders.create(userId, {
        ...{ id, text, kind: 'reminder' },
        dueAt: momentOn(addDays(today, inDays), { hour, minute: 0 }, timeZone),
        recurrence: every && { every, interval: 1, timeZone },
        source: 'Sample data',
      });
    }
  }

  private async countDevices(userId: string): Promise<number> {
    const { isSample, entityCount } = await this.homes.describe(userId);
    return isSample ? entityCount : 0;
  }
}
