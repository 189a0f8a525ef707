import { isDeepStrictEqual } from 'node:util';
import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import { describeError } from '../../common/logging/describe-error.js';
import { simulatedHome } from '../../integrations/home/simulated/simulated-home.js';
import { type Entity } from '../../integrations/home/home.js';
import { LiveEvents } from '../events/live-events.service.js';
import { stateChange } from './home-changes.js';
import { HomeRepository, type StoredHome } from './home.repository.js';

/** A blind moves by ten percent in it. */
const FAST_MS = 1_000;
/** A room that is heated is warmer by a little. */
const SLOW_MS = 60_000;
/** What changes no more within this rests. */
const REST_MS = 10 * 60_000;

/**
 * Tells how the sample flat goes on after something was done in it: its devices are computed from the clock when they
 * are read, so nobody else would. It ends once all of them rest, and begins with the next thing that is done.
 */
@Injectable()
export class HomePulse implements BeforeApplicationShutdown {
  private readonly logger = new Logger(HomePulse.name);
  private readonly timers = new Map<string, NodeJS.Timeout>();
  private readonly told = new Map<string, ReadonlyMap<string, Entity>>();

  constructor(
    private readonly homes: HomeRepository,
    private readonly live: LiveEvents,
    private readonly clock: Clock,
  ) {}

  beforeApplicationShutdown(): void {
    for (const timer of this.timers.values()) clearTimeout(timer);
    this.timers.clear();
  }

  /** To be called when something was done in the home. */
  follow(userId: string): void {
    this.wait(userId, FAST_MS);
  }

  private wait(userId: string, ms: number): void {
    clearTimeout(this.timers.get(userId));
    this.timers.set(userId, setTimeout(() => void this.beat(userId), ms).unref());
  }

  private async beat(userId: string): Promise<void> {
    this.timers.delete(userId);
    try {
      const home = await this.homes.find(userId);
      const now = this.clock.now().getTime();
      const next = home?.isSample ? nextBeat(home, now) : undefined;
      if (home?.isSample) this.tell(userId, entitiesAt(home, now));
      if (next === undefined) this.told.delete(userId);
      // Something may have been done meanwhile.
      else if (!this.timers.has(userId)) this.wait(userId, next);
    } catch (error) {
      this.logger.warn({ task: 'tell how a home goes on', error: describeError(error) });
    }
  }

  private tell(userId: string, entities: readonly Entity[]): void {
    const before = this.told.get(userId);
    // At first nobody knows what was told.
    if (before === undefined) this.live.changed(userId, 'home');
    for (const entity of before ? entities : []) {
      const was = before?.get(entity.id);
      const change = was && stateChange(was, entity);
      if (change) this.live.publish(userId, change);
    }
    this.told.set(userId, new Map(entities.map((entity) => [entity.id, entity])));
  }
}

/** In how many milliseconds something is other than it is now; undefined where all rests. */
function nextBeat(home: StoredHome, now: number): number | undefined {
  const current = entitiesAt(home, now);
  const changesWithin = (ms: number): boolean => !isDeepStrictEqual(entitiesAt(home, now + ms), current);
  if (changesWithin(FAST_MS) || current.some(({ state }) => state === 'returning')) return FAST_MS;
  return changesWithin(REST_MS) ? SLOW_MS : undefined;
}

function entitiesAt({ entities }: StoredHome, time: number): Entity[] {
  const adapter = simulatedHome({ isGradual: true });
  const simulated = entities.filter(({ connectionId }) => connectionId === null);
  return simulated.map(({ entity, since }) => adapter.current(entity, since, new Date(time)));
}
