import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import { cutPage, rangeOf } from '../../common/http/time-page.js';
import { SettingsService } from '../users/settings/settings.service.js';
import { quietMs, shownAt } from '../../common/quiet-hours.js';
import {
  currentOf,
  type NewReminder,
  type NewTimer,
  type Reminder as StoredReminder,
  type ReminderChange,
  whenDue,
} from './reminder.js';
import { byWhenDue, type ReminderEdit, ReminderTransaction } from './reminder-transaction.js';
import {
  type ClosedReminders,
  type ClosedRemindersQuery,
  type OpenReminders,
  type Reminder,
} from './reminders.dto.js';
import { ReminderChangedSince } from './reminders.errors.js';
import { toReminderResponse } from './reminders.mapper.js';
import { RemindersRepository, type ReminderRows } from './reminders.repository.js';
import { LiveEvents } from '../events/live-events.service.js';

export { whenDue } from './reminder.js';
export { msLeft } from './timers/timer.js';
export type { ReminderChange } from './reminder.js';
export type { ReminderTransaction as ReminderBox } from './reminder-transaction.js';
export type { StoredReminder };

/** What became due longer ago is found on its screen, but raises nothing any more. */
const STILL_NEWS_MS = 60 * 60_000;
/** As many as may come to mind before it is asked again. */
const NEXT_REMINDERS = 20;

/** Who asks, and where they are: a clock on the wall is read there. */
interface Reader {
  readonly id: string;
  readonly timeZone: string;
}

@Injectable()
export class RemindersService {
  constructor(
    private readonly reminders: RemindersRepository,
    private readonly settings: SettingsService,
    private readonly clock: Clock,
    private readonly live: LiveEvents,
  ) {}

  async listOpen(userId: string): Promise<OpenReminders> {
    const now = this.clock.now();
    const found = (await this.reminders.findOpen(userId)).map((each) => currentOf(each, now));
    return { items: found.toSorted(byWhenDue).map(toReminderResponse) };
  }

  /** What open reminders say: by these words they are spoken of. */
  async spokenOf(userId: string): Promise<readonly string[]> {
    const open = await this.reminders.findOpen(userId);
    return open.filter(({ kind }) => kind === 'reminder').map(({ text }) => text);
  }

  /** What has just become due, and what is due next; what quiet hours kept back is news at their end. */
  async listNext({ id, timeZone }: Reader): Promise<OpenReminders> {
    const { quietHours } = await this.settings.get(id);
    const news = this.clock.now().getTime() - STILL_NEWS_MS;
    if (!quietHours) {
      const found = await this.findNext(id, new Date(news));
      return { items: found.slice(0, NEXT_REMINDERS).map(toReminderResponse) };
    }
    // Those that are no news any more must not take the place of what comes next.
    const found = await this.findNext(id, new Date(news - quietMs(quietHours)));
    const isNews = (reminder: StoredReminder): boolean => {
      const due = whenDue(reminder);
      const shown = due && waitsForQuiet(reminder) ? shownAt(due, quietHours, timeZone) : due;
      return shown !== null && shown.getTime() >= news;
    };
    return { items: found.filter(isNews).slice(0, NEXT_REMINDERS).map(toReminderResponse) };
  }

  async listClosed(userId: string, query: ClosedRemindersQuery): Promise<ClosedReminders> {
    const found = await this.reminders.findClosedPage(userId, rangeOf(query));
    const { rows, nextCursor } = cutPage(found, query, ({ closedAt, createdAt, id }) => ({
      at: closedAt ?? createdAt,
      id,
    }));
    return { items: rows.map(toReminderResponse), nextCursor };
  }

  create(userId: string, given: NewReminder): Promise<Reminder> {
    return this.changeOne(userId, (box) => box.add(given));
  }

  /** For good; gives how many of them there were. */
  async remove(userId: string, ids: readonly string[]): Promise<number> {
    const gone = await this.reminders.remove(userId, ids);
    this.live.changed(userId, 'reminders');
    return gone;
  }

  count(userId: string, ids: readonly string[]): Promise<number> {
    return this.reminders.count(userId, ids);
  }

  startTimer(userId: string, timer: NewTimer): Promise<Reminder> {
    return this.changeOne(userId, (box) => box.start(timer));
  }

  edit(userId: string, id: string, edit: ReminderEdit): Promise<Reminder> {
    return this.changeOne(userId, async (box) => box.edit(await box.find(id), edit));
  }

  /** Of what comes again that one occurrence, or the one that is to come. */
  complete(userId: string, id: string, occurrence?: Date): Promise<Reminder> {
    return this.changeOne(userId, async (box) => box.complete(await box.find(id), occurrence));
  }

  skip(userId: string, id: string, occurrence?: Date): Promise<Reminder> {
    return this.changeOne(userId, async (box) => box.skip(await box.find(id), occurrence));
  }

  cancel(userId: string, id: string): Promise<Reminder> {
    return this.changeOne(userId, async (box) => box.cancel(await box.find(id)));
  }

  reopen(userId: string, id: string): Promise<Reminder> {
    return this.changeOne(userId, async (box) => box.reopen(await box.find(id)));
  }

  snooze(userId: string, id: string, until: Date): Promise<Reminder> {
    return this.changeOne(userId, async (box) => box.snooze(await box.find(id), until));
  }

  pause(userId: string, id: string): Promise<Reminder> {
    return this.changeOne(userId, async (box) => box.pause(await box.find(id)));
  }

  resume(userId: string, id: string): Promise<Reminder> {
    return this.changeOne(userId, async (box) => box.resume(await box.find(id)));
  }

  adjust(userId: string, id: string, seconds: number): Promise<Reminder> {
    return this.changeOne(userId, async (box) => box.adjust(await box.find(id), seconds));
  }

  /** Does the work on the user's reminders, all of it or nothing. The box tells afterwards what was changed. */
  async change<T>(userId: string, work: (box: ReminderTransaction) => Promise<T>): Promise<T> {
    const { result, isChanged } = await this.reminders.change(userId, async (rows) => {
      const box = new ReminderTransaction(rows, this.clock.now());
      return { result: await work(box), isChanged: box.changes.length > 0 };
    });
    if (isChanged) this.live.changed(userId, 'reminders');
    return result;
  }

  /** Puts everything back as it was before the changes; throws where something came after them. */
  async revert(userId: string, changes: readonly ReminderChange[]): Promise<void> {
    await this.reminders.change(userId, async (rows) => {
      for (const change of changes.toReversed()) await revertChange(rows, change);
    });
    this.live.changed(userId, 'reminders');
  }

  /** Those due from then on, the next first: more than are shown, of what comes again all. */
  private async findNext(userId: string, from: Date): Promise<StoredReminder[]> {
    const now = this.clock.now();
    const once = await this.reminders.findNext(userId, from, 2 * NEXT_REMINDERS);
    const repeating = (await this.reminders.findRepeating(userId)).map((each) => currentOf(each, now));
    const isDue = (each: StoredReminder): boolean => (whenDue(each) ?? from) >= from;
    return [...once, ...repeating.filter(isDue)].toSorted(byWhenDue);
  }

  private async changeOne(
    userId: string,
    work: (box: ReminderTransaction) => Promise<StoredReminder>,
  ): Promise<Reminder> {
    return toReminderResponse(await this.change(userId, work));
  }
}

/** An alarm and a timer were set to ring, whatever the hour. */
function waitsForQuiet({ kind }: StoredReminder): boolean {
  return kind === 'reminder' || kind === 'mood';
}

async function revertChange(rows: ReminderRows, { before, after }: ReminderChange): Promise<void> {
  if (!isDeepStrictEqual(await rows.find(after.id), after)) throw new ReminderChangedSince();
  if (before) await rows.store(before);
  else await rows.remove(after.id);
}
