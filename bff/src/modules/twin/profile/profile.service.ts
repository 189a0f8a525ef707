import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { LiveEvents } from '../../events/live-events.service.js';
import { MemoryService } from '../../memory/memory.service.js';
import { type TwinLine, type TwinProfile } from './profile.dto.js';
import { TwinLineNotFound } from './profile.errors.js';
import { toTwinLine } from './profile.mapper.js';
import { ProfileRepository } from './profile.repository.js';
import { type DerivedLine, lineIdOf, type ReadMemory } from './profile-line.js';
import { readLines } from './read-lines.js';

/** A profile is read of the latest of each kind: reading all of a long life for each look would take seconds. */
const MOST_READ = 1_000;

/** What the memories of somebody say of them, with what they said of that. Nothing of it is stored but their own word. */
@Injectable()
export class ProfileService {
  constructor(
    private readonly memories: MemoryService,
    private readonly lines: ProfileRepository,
    private readonly clock: Clock,
    private readonly live: LiveEvents,
  ) {}

  async read(userId: string): Promise<TwinProfile> {
    const [derived, kept, active, guesses] = await Promise.all([
      this.derive(userId),
      this.lines.findAll(userId),
      this.memories.list(userId, { status: 'active', limit: 1 }),
      this.memories.list(userId, { status: 'suggested', limit: 1 }),
    ]);
    const all = derived.map((line) => ({ line, own: kept.get(lineIdOf(userId, line.key)) }));
    const shown = all.filter(({ own }) => !own?.isHidden);
    return {
      lines: shown.map(({ line, own }) => toTwinLine(userId, line, own)),
      hidden: all.length - shown.length,
      standsOn: { memories: active.total, waiting: guesses.total },
    };
  }

  /** Throws `TwinLineNotFound`. */
  async edit(userId: string, id: string, text: string): Promise<TwinLine> {
    const line = await this.find(userId, id);
    const change = { text, isHidden: false, memoryId: line.evidence[0]?.id ?? null };
    await this.lines.keep(userId, id, change, this.clock.now());
    this.live.changed(userId, 'memories');
    return toTwinLine(userId, line, { id, ...change });
  }

  /** It is said no more; its memories stay. Throws `TwinLineNotFound`. */
  async hide(userId: string, id: string): Promise<void> {
    const line = await this.find(userId, id);
    // The oldest is what most lines are named after; where it goes for good, nothing of the line is left.
    const change = { text: null, isHidden: true, memoryId: line.evidence.at(-1)?.id ?? null };
    await this.lines.keep(userId, id, change, this.clock.now());
    this.live.changed(userId, 'memories');
  }

  /** As it was read, shown again. Throws `TwinLineNotFound`. */
  async restore(userId: string, id: string): Promise<TwinLine> {
    const line = await this.find(userId, id);
    await this.lines.drop(userId, id);
    this.live.changed(userId, 'memories');
    return toTwinLine(userId, line, undefined);
  }

  async restoreAll(userId: string): Promise<number> {
    const restored = await this.lines.showAll(userId, this.clock.now());
    this.live.changed(userId, 'memories');
    return restored;
  }

  private async find(userId: string, id: string): Promise<DerivedLine> {
    const line = (await this.derive(userId)).find(({ key }) => lineIdOf(userId, key) === id);
    if (!line) throw new TwinLineNotFound();
    return line;
  }

  private async derive(userId: string): Promise<DerivedLine[]> {
    const read = async (kind: ReadMemory['kind'][]): Promise<ReadMemory[]> =>
      (await this.memories.list(userId, { status: 'active', kind, limit: MOST_READ })).items;
    const [said, notes] = await Promise.all([
      read(['fact', 'preference', 'person']),
      read(['event', 'note', 'place']),
    ]);
    return readLines([...said, ...notes], this.clock.now());
  }
}
