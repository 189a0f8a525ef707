import { Injectable } from '@nestjs/common';
import { type EntrySource } from '../../common/channel.js';
import { Clock } from '../../common/clock.js';
import { type MoodEntriesQuery, type MoodEntryList } from './mood-entries.dto.js';
import { MoodEntriesRepository, type Within } from './mood-entries.repository.js';
import { type KeptMood, type MoodValue } from './mood-entry.js';
import { MoodChangedSince } from './mood.errors.js';

export { isMoodValue, MOODS } from './moods.js';
export { moodName } from './mood-name.js';
export type { KeptMood } from './mood-entry.js';

/** How somebody says that they feel. */
export interface ToldMood {
  readonly mood: MoodValue;
  readonly word?: string | undefined;
  /** Now, where it was not said. */
  readonly at?: Date | undefined;
}

@Injectable()
export class MoodService {
  constructor(
    private readonly entries: MoodEntriesRepository,
    private readonly clock: Clock,
  ) {}

  /** Keeps all of them or none. */
  async log(userId: string, source: EntrySource, told: readonly ToldMood[]): Promise<KeptMood[]> {
    const recordedAt = this.clock.now();
    const kept = told.map(({ mood, word, at }) => {
      const times = { effectiveAt: at ?? recordedAt, recordedAt };
      return { id: crypto.randomUUID(), mood, word: word ?? null, ...times, source };
    });
    await this.entries.add(userId, kept);
    return kept;
  }

  /** All of them; throws `MoodChangedSince`, and none is taken back, where one of them is gone. */
  async revert(userId: string, ids: readonly string[]): Promise<void> {
    if (!(await this.entries.remove(userId, ids))) throw new MoodChangedSince();
  }

  restore(userId: string, entries: readonly KeptMood[]): Promise<void> {
    return this.entries.add(userId, entries);
  }

  latest(userId: string): Promise<KeptMood | undefined> {
    return this.entries.findLatest(userId);
  }

  /** Undefined where there was none. */
  async removeLatest(userId: string): Promise<KeptMood | undefined> {
    const found = await this.entries.findLatest(userId);
    if (found) await this.revert(userId, [found.id]);
    return found;
  }

  removeSample(userId: string): Promise<number> {
    return this.entries.removeSample(userId);
  }

  countSample(userId: string): Promise<number> {
    return this.entries.countSample(userId);
  }

  /** The oldest first. */
  within(userId: string, within: Within): Promise<KeptMood[]> {
    return this.entries.findWithin(userId, within);
  }

  async list(userId: string, { from, before }: MoodEntriesQuery): Promise<MoodEntryList> {
    const found = await this.within(userId, { from: new Date(from), before: new Date(before) });
    return {
      items: found.map(({ id, mood, word, effectiveAt, source }) => ({
        ...{ id, mood, word },
        at: effectiveAt.toISOString(),
        isSample: source === 'sample',
      })),
    };
  }
}
