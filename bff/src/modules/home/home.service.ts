import { Injectable } from '@nestjs/common';
import { type Channel } from '../../common/channel.js';
import { Clock } from '../../common/clock.js';
import { cutPage, rangeOf } from '../../common/http/time-page.js';
import { afterCommit, Transactions } from '../../database/transactions.js';
import { type Home } from '../../integrations/home/home.js';
import {
  adapterOf,
  type Became,
  carryOutAll,
  type HomeRequest,
  nowOf,
  planAdapter,
  revert,
} from './carry-out.js';
import { StateChanges } from './history/state-changes.service.js';
import { type HomeActivity, type HomeActivityPage, type HomeActivityQuery } from './home-activity.dto.js';
import { type HomeAction } from './home-action.js';
import { HomeActionsRepository } from './home-actions.repository.js';
import { HomeFavouritesRepository } from './home-favourites.repository.js';
import { type Home as HomeResponse, type HomeEntities, type ReplaceHome } from './home.dto.js';
import { HomeActivityNotFound, HomeEntityNotFound } from './home.errors.js';
import { toAreaResponse, toHome, toHomeActivity, toHomeEntity } from './home.mapper.js';
import { HomePulse } from './home-pulse.js';
import { HomeRepository, type StoredEntity, type StoredHome } from './home.repository.js';
import { currentCause } from '../signals/cause.js';
import { LiveHomes } from './live/live-homes.service.js';
import { type Outcome } from './live/outcomes.js';
import { previewActions } from './preview-actions.js';
import { actorOf, isGuardedEntity, rightsOf } from './rights/entity-rights.js';

export type { Entity, Home } from '../../integrations/home/home.js';
export type { HomeRequest } from './carry-out.js';

/** Of who has none. */
export const NO_HOME: Home = { floors: [], areas: [], entities: [] };

/** What was done, and why some of several devices did not do it. */
export interface HomeOutcome {
  readonly actions: HomeActivity[];
  readonly refusals: readonly string[];
}

/** By which way somebody looks at a home. */
export interface Looking {
  readonly channel: Channel;
  readonly isModel?: boolean;
}

@Injectable()
export class HomeService {
  constructor(
    private readonly homes: HomeRepository,
    private readonly actions: HomeActionsRepository,
    private readonly favourites: HomeFavouritesRepository,
    private readonly transactions: Transactions,
    private readonly changes: StateChanges,
    private readonly live: LiveHomes,
    private readonly pulse: HomePulse,
    private readonly clock: Clock,
  ) {}

  /** The home as it is now, with what may be read there that way; an empty one for who has none. */
  async read(userId: string, looking: Looking = { channel: 'screen' }): Promise<Home> {
    const home = await this.find(userId);
    if (!home) return NO_HOME;
    const actor = actorOf(looking.channel, looking.isModel ?? false);
    const mayBeRead = home.entities.filter(
      (stored) => actor === undefined || rightsOfStored(stored)[actor] !== 'none',
    );
    return {
      ...home,
      entities: mayBeRead.map((stored) => ({
        ...stored.entity,
        ...(stored.connectionId !== null && { isGuarded: isGuardedEntity(stored.entity, stored) }),
      })),
    };
  }

  async describe(userId: string): Promise<HomeResponse> {
    const home = await this.find(userId);
    const { floors, areas, entities, isSample } = home ?? { ...NO_HOME, isSample: false };
    return {
      floors: floors.map((floor) => ({ ...floor, aliases: [...floor.aliases] })),
      areas: areas.map(toAreaResponse),
      entityCount: entities.length,
      isSample,
    };
  }

  async listEntities(userId: string): Promise<HomeEntities> {
    const home = await this.find(userId);
    const favourites = await this.favourites.findIds(userId);
    return { items: (home?.entities ?? []).map((stored) => toHomeEntity(stored, favourites)) };
  }

  /** Stars a device; one that is starred stays so. */
  async star(userId: string, entityId: string): Promise<void> {
    if (!(await this.favourites.add(userId, entityId))) throw new HomeEntityNotFound();
    this.changes.tellAll(userId);
  }

  /** Takes the star off; a device that has none stays as it is. */
  async unstar(userId: string, entityId: string): Promise<void> {
    if (!(await this.favourites.remove(userId, entityId))) throw new HomeEntityNotFound();
    this.changes.tellAll(userId);
  }

  async replace(userId: string, home: ReplaceHome): Promise<HomeResponse> {
    return this.replaceSimulated(userId, toHome(home), false);
  }

  async setUpSample(userId: string): Promise<HomeResponse> {
    return this.replaceSimulated(userId, adapterOf({ isSample: true }).sample, true);
  }

  /** Everything of it, and whatever it is joined to. */
  async delete(userId: string): Promise<void> {
    await this.homes.delete(userId);
    this.changes.tellAll(userId);
    this.live.wake();
  }

  /** Does it with all of the entities or, if one refuses, with none. Each leaves an action that can be undone. */
  async act(userId: string, request: HomeRequest): Promise<HomeActivity[]> {
    return (await this.actAll(userId, [request])).actions;
  }

  /**
   * One after the other, each on what the one before has left; if one is refused by all whom it asks, none is done. Real
   * devices are asked once it is committed: `settle` waits for them.
   */
  actAll(userId: string, requests: readonly HomeRequest[]): Promise<HomeOutcome> {
    const now = this.clock.now();
    return this.transactions.run(userId, async () => {
      const done = await this.actions.change(userId, (home) => carryOutAll(home, requests, now));
      if (!done) throw new HomeEntityNotFound();
      const [first] = requests;
      await this.finish(userId, done, first ?? { channel: 'screen' });
      return { actions: done.actions.map(toHomeActivity), refusals: done.refusals };
    });
  }

  /** What became of actions of real devices: at most two seconds later it is known. To be called outside of a transaction. */
  settle(userId: string, actionIds: readonly string[]): Promise<ReadonlyMap<string, Outcome>> {
    return this.live.settle(userId, actionIds);
  }

  /** Of one entity: done, and answered by its device. */
  async actAndSettle(userId: string, request: HomeRequest): Promise<HomeActivity> {
    const [action] = await this.act(userId, request);
    if (!action) throw new Error('The action left nothing.');
    if (action.outcome !== 'pending') return action;
    const { outcome, reason } = (await this.settle(userId, [action.id])).get(action.id) ?? {};
    return { ...action, outcome: outcome ?? 'no_answer', outcomeReason: reason ?? null };
  }

  /** What it would come to, on the home as it is now; what a device refuses is left out. Nothing is done. */
  async preview(userId: string, requests: readonly HomeRequest[]): Promise<HomeActivity[]> {
    const home = await this.find(userId);
    if (!home) return [];
    const stored = new Map(home.entities.map((each) => [each.entity.id, each]));
    const entities = home.entities.map(({ entity }) => entity);
    const at = { adapter: planAdapter(home, stored), now: this.clock.now() };
    return previewActions({ ...home, entities }, requests, at).map(toHomeActivity);
  }

  /** Puts back what the action changed, unless it was changed again since. */
  async undo(userId: string, actionId: string): Promise<HomeAction> {
    const [undone] = await this.undoAll(userId, [actionId]);
    if (!undone) throw new HomeActivityNotFound();
    return undone;
  }

  /** Puts back what the actions changed, in their order here: the latest comes first. If one refuses, none is undone. */
  undoAll(userId: string, actionIds: readonly string[]): Promise<HomeAction[]> {
    const now = this.clock.now();
    return this.transactions.run(userId, async () => {
      const done = await this.actions.change(userId, async (home) => {
        const [actions, became]: [HomeAction[], Became[]] = [[], []];
        for (const id of actionIds) {
          const reverted = await revert(home, id, now);
          actions.push(reverted.action);
          became.push(...reverted.became);
        }
        return { actions, became };
      });
      if (!done) throw new HomeActivityNotFound();
      await this.finish(userId, done, { channel: 'screen' });
      return done.actions;
    });
  }

  async listActivity(userId: string, query: HomeActivityQuery): Promise<HomeActivityPage> {
    const actions = await this.actions.findPage(userId, rangeOf(query));
    const { rows, nextCursor } = cutPage(actions, query, ({ at, id }) => ({ at, id }));
    return { items: rows.map(toHomeActivity), nextCursor };
  }

  /** Keeps and tells what became of the tables, and once that is committed, asks the devices. */
  private async finish(
    userId: string,
    { actions, became }: { actions: readonly HomeAction[]; became: readonly Became[] },
    { channel }: Pick<HomeRequest, 'channel'>,
  ): Promise<void> {
    const causedBy = currentCause();
    await this.changes.note(userId, became, {
      at: this.clock.now(),
      cause: channel,
      causedBy,
      isAwaited: true,
    });
    this.changes.tellActivity(userId);
    afterCommit(() => this.pulse.follow(userId));
    const sending = actions.filter(({ sends }) => sends.length > 0);
    if (sending.length > 0) afterCommit(() => this.live.dispatch(userId, sending, { channel, causedBy }));
  }

  private async replaceSimulated(userId: string, home: Home, isSample: boolean): Promise<HomeResponse> {
    await this.homes.replace(userId, home, { isSample, at: this.clock.now() });
    this.changes.tellAll(userId);
    return this.describe(userId);
  }

  private async find(userId: string): Promise<StoredHome | undefined> {
    const home = await this.homes.find(userId);
    if (!home) return undefined;
    const now = this.clock.now();
    return {
      ...home,
      entities: home.entities.map((stored) => ({ ...stored, entity: nowOf(home, stored, now) })),
    };
  }
}

function rightsOfStored(stored: StoredEntity): ReturnType<typeof rightsOf> {
  return rightsOf(stored.entity, { ...stored, isLive: stored.connectionId !== null });
}
