import { Injectable } from '@nestjs/common';
import { type EntrySource } from '../../common/channel.js';
import { Clock } from '../../common/clock.js';
import { cutPage, rangeOf } from '../../common/http/time-page.js';
import { Transactions } from '../../database/transactions.js';
import { Signals } from '../signals/signals.service.js';
import {
  type CreateMoodEntry,
  type EditMoodEntry,
  type MoodEntriesQuery,
  type MoodEntry,
  type MoodEntryList,
  type MoodEntryPage,
  type MoodEntryPageQuery,
} from './mood-entries.dto.js';
import { MoodErasure } from './mood-erasure.service.js';
import { MoodEntriesRepository, type MoodChanges, type Within } from './mood-entries.repository.js';
import { toMoodEntry } from './mood-entry.mapper.js';
import { type KeptMood, type MoodValue, type NamedTag, type TaggedMood } from './mood-entry.js';
import { MoodChangedSince, MoodEntryNotFound, MoodStillToCome } from './mood.errors.js';
import { MoodWordsService } from './words/mood-words.service.js';
import { LiveEvents } from '../events/live-events.service.js';

export { isMoodValue, MOODS } from './moods.js';
export { moodName } from './mood-name.words.js';
export type { KeptMood, TaggedMood } from './mood-entry.js';

/** A clock that runs before ours is no prophecy. */
const CLOCK_DIFFERENCE_MS = 5 * 60_000;
/** What was removed can be restored for so long. */
const RESTORABLE_MS = 24 * 60 * 60_000;

/** That often at the lowest step within that time, whom to call is shown: a courtesy and no diagnosis. */
const LOW_ENTRIES = 3;
const LOWEST = 1;
/** What is told of longer ago starts nothing. */
const HEARD_MS = 60 * 60_000;
const LOW_WITHIN_MS = 7 * 24 * 60 * 60_000;

/** How somebody says that they feel. */
export interface ToldMood {
  readonly mood: MoodValue;
  readonly word?: string | undefined;
  /** Now, where it was not said. */
  readonly at?: Date | undefined;
  readonly note?: string | undefined;
  readonly energy?: number | undefined;
  readonly stress?: number | undefined;
  readonly tags?: readonly NamedTag[] | undefined;
}

@Injectable()
export class MoodService {
  constructor(
    private readonly entries: MoodEntriesRepository,
    private readonly erasure: MoodErasure,
    private readonly words: MoodWordsService,
    private readonly signals: Signals,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly live: LiveEvents,
  ) {}

  /** Keeps all of them or none. */
  async log(userId: string, source: EntrySource, told: readonly ToldMood[]): Promise<TaggedMood[]> {
    const now = this.clock.now();
    const kept = told.map(({ mood, word, at, note, energy, stress, tags = [] }, place) => {
      // Of those told at once the last one said is the latest.
      const times = { effectiveAt: at ?? now, recordedAt: new Date(now.getTime() + place) };
      const more = { note: note ?? null, energy: energy ?? null, stress: stress ?? null, around: [], tags };
      return { id: crypto.randomUUID(), mood, word: word ?? null, ...more, ...times, source };
    });
    await this.keep(userId, kept);
    return kept;
  }

  /** Keeps one that was made by hand; sent again it stays one. Throws `MoodStillToCome`. */
  async create(userId: string, { idempotencyKey, at, ...told }: CreateMoodEntry): Promise<MoodEntry> {
    const { word = null, energy = null, stress = null, note = null, tags = [], around = [] } = told;
    const recordedAt = this.clock.now();
    const effectiveAt = at === undefined ? recordedAt : this.pastTime(at);
    const entry: TaggedMood = {
      ...{ id: idempotencyKey, mood: told.mood, word, energy, stress, note, tags, around },
      ...{ effectiveAt, recordedAt, source: 'screen' },
    };
    await this.keep(userId, [entry]);
    if (word !== null) await this.words.learn(userId, { word, mood: entry.mood });
    return toMoodEntry((await this.entries.find(userId, entry.id)) ?? entry);
  }

  /** What is left out stays as it is. Throws `MoodEntryNotFound` and `MoodStillToCome`. */
  async edit(userId: string, id: string, { at, ...given }: EditMoodEntry): Promise<MoodEntry> {
    const set = Object.fromEntries(Object.entries<unknown>(given).filter(([, value]) => value !== undefined));
    const changes = { ...set, ...(at !== undefined && { effectiveAt: this.pastTime(at) }) } as MoodChanges;
    if (!(await this.entries.change(userId, id, changes))) throw new MoodEntryNotFound();
    this.live.changed(userId, 'mood');
    const changed = await this.entries.find(userId, id);
    if (!changed) throw new MoodEntryNotFound();
    if (given.word) await this.words.learn(userId, { word: given.word, mood: changed.mood });
    return toMoodEntry(changed);
  }

  /** For a day it can be restored. Throws `MoodEntryNotFound`. */
  async delete(userId: string, id: string): Promise<void> {
    if (!(await this.entries.setAside(userId, id, this.clock.now()))) throw new MoodEntryNotFound();
    this.live.changed(userId, 'mood');
  }

  /** Takes the deletion back. Throws `MoodEntryNotFound`. */
  async undelete(userId: string, id: string): Promise<MoodEntry> {
    const isBack = await this.entries.bringBack(userId, id);
    const found = isBack ? await this.entries.find(userId, id) : undefined;
    if (!found) throw new MoodEntryNotFound();
    this.live.changed(userId, 'mood');
    return toMoodEntry(found);
  }

  /** Removes for good what cannot be restored any more. */
  purge(): Promise<void> {
    return this.entries.purge(new Date(this.clock.now().getTime() - RESTORABLE_MS), this.erasure.run);
  }

  /** All of them; throws `MoodChangedSince`, and none is taken back, where one of them is gone. */
  async revert(userId: string, ids: readonly string[]): Promise<void> {
    if (!(await this.entries.remove(userId, ids, this.erasure.run))) throw new MoodChangedSince();
    this.live.changed(userId, 'mood');
  }

  async restore(userId: string, entries: readonly TaggedMood[]): Promise<void> {
    await this.entries.add(userId, entries);
    this.live.changed(userId, 'mood');
  }

  latest(userId: string): Promise<KeptMood | undefined> {
    return this.entries.findLatest(userId);
  }

  /** Undefined where there was none. */
  async removeLatest(userId: string): Promise<TaggedMood | undefined> {
    const found = await this.entries.findLatest(userId);
    if (found) await this.revert(userId, [found.id]);
    return found;
  }

  async removeSample(userId: string): Promise<number> {
    const gone = await this.entries.removeSample(userId, this.erasure.run);
    this.live.changed(userId, 'mood');
    return gone;
  }

  countSample(userId: string): Promise<number> {
    return this.entries.countSample(userId);
  }

  /** Whether they said several times within the last days that they feel as low as can be. */
  async isVeryLow(userId: string): Promise<boolean> {
    const since = new Date(this.clock.now().getTime() - LOW_WITHIN_MS);
    return (await this.entries.countLow(userId, { mood: LOWEST, since })) >= LOW_ENTRIES;
  }

  /** The oldest first. */
  within(userId: string, within: Within): Promise<TaggedMood[]> {
    return this.entries.findWithin(userId, within);
  }

  async list(userId: string, { from, before }: MoodEntriesQuery): Promise<MoodEntryList> {
    const found = await this.within(userId, { from: new Date(from), before: new Date(before) });
    return { items: found.map(toMoodEntry) };
  }

  async listLatest(userId: string, query: MoodEntryPageQuery): Promise<MoodEntryPage> {
    const found = await this.entries.findPage(userId, rangeOf(query), query);
    const { rows, nextCursor } = cutPage(found, query, ({ effectiveAt, id }) => ({ at: effectiveAt, id }));
    return { items: rows.map(toMoodEntry), nextCursor };
  }

  /** With what automations hear of it: only of what is told now, not of what is told of another day. */
  private keep(userId: string, entries: readonly TaggedMood[]): Promise<void> {
    const since = this.clock.now().getTime() - HEARD_MS;
    return this.transactions.run(userId, async () => {
      const added = await this.entries.add(userId, entries);
      this.live.changed(userId, 'mood');
      const heard = added.filter(({ effectiveAt }) => effectiveAt.getTime() >= since);
      await this.signals.record(
        userId,
        heard.map(({ mood, tags }) => ({ kind: 'mood', step: mood, tags: tags.map(({ name }) => name) })),
      );
    });
  }

  private pastTime(time: string): Date {
    const at = new Date(time);
    if (at.getTime() > this.clock.now().getTime() + CLOCK_DIFFERENCE_MS) throw new MoodStillToCome();
    return at;
  }
}
