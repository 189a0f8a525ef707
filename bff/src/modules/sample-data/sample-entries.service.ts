import { Injectable } from '@nestjs/common';
import { addDays, type Day, dayAt, momentOn } from '../../common/calendar.js';
import { Clock } from '../../common/clock.js';
import { ReadingsService } from '../biometrics/readings.service.js';
import { type ToldReading } from '../biometrics/reading-values.js';
import { MoodService } from '../mood/mood.service.js';
import { RemindersService } from '../reminders/reminders.service.js';
import { type SampleData } from './sample-data.dto.js';
import { SAMPLE_REMINDERS, type SampleOwner } from './sample-life.js';
import { isTold, SAMPLE_UNITS, type SampleDay, sampleYear } from './sample-year.js';

const MORNING = { hour: 7, minute: 10 };
const EVENING = { hour: 21, minute: 30 };
const REMINDER_IDS = SAMPLE_REMINDERS.map(({ id }) => id);

type Counts = Pick<SampleData, 'moodEntries' | 'readings' | 'reminders'>;

/** What the invented person logged and plans. */
@Injectable()
export class SampleEntriesService {
  constructor(
    private readonly moods: MoodService,
    private readonly readings: ReadingsService,
    private readonly reminders: RemindersService,
    private readonly clock: Clock,
  ) {}

  async count(userId: string): Promise<Counts> {
    return {
      moodEntries: await this.moods.countSample(userId),
      readings: await this.readings.countSample(userId),
      reminders: await this.reminders.count(userId, REMINDER_IDS),
    };
  }

  async remove(userId: string): Promise<Counts> {
    return {
      moodEntries: await this.moods.removeSample(userId),
      readings: await this.readings.removeSample(userId),
      reminders: await this.reminders.remove(userId, REMINDER_IDS),
    };
  }

  async add(owner: SampleOwner): Promise<void> {
    const today = dayAt(this.clock.now(), owner.timeZone);
    await this.addMoods(owner, today);
    await this.addReadings(owner, today);
    await this.addReminders(owner, today);
  }

  private async addMoods({ id, timeZone }: SampleOwner, today: Day): Promise<void> {
    const moods = sampleYear()
      .filter(isTold)
      .map(({ daysAgo, mood, word, tags }) => ({
        ...{ mood, word, tags },
        at: momentOn(addDays(today, -daysAgo), EVENING, timeZone),
      }));
    await this.moods.log(id, 'sample', moods);
  }

  private async addReadings(owner: SampleOwner, today: Day): Promise<void> {
    const readings = sampleYear().flatMap(({ daysAgo, morning, evening }) => [
      ...readingsOf(morning, momentOn(addDays(today, -daysAgo), MORNING, owner.timeZone)),
      ...(daysAgo > 0
        ? readingsOf(evening, momentOn(addDays(today, -daysAgo), EVENING, owner.timeZone))
        : []),
    ]);
    await this.readings.logMany(owner, 'sample', readings);
  }

  private async addReminders({ id: userId, timeZone }: SampleOwner, today: Day): Promise<void> {
    for (const { id, text, inDays, hour, every } of SAMPLE_REMINDERS) {
      await this.reminders.create(userId, {
        ...{ id, text, kind: 'reminder' },
        dueAt: momentOn(addDays(today, inDays), { hour, minute: 0 }, timeZone),
        recurrence: every && { every, interval: 1, timeZone },
        source: 'Sample data',
      });
    }
  }
}

function readingsOf(values: SampleDay['morning'], at: Date): ToldReading[] {
  return Object.entries(values).map(([metric, value]) => {
    const unit = SAMPLE_UNITS.get(metric);
    return { metric, value, at, ...(unit ? { unit } : {}) };
  });
}
