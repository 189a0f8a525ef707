import { Injectable } from '@nestjs/common';
import { type Channel } from '../../common/channel.js';
import { Clock } from '../../common/clock.js';
import { cutPage, rangeOf } from '../../common/http/time-page.js';
import { type Command, type HomeAdapter } from '../../integrations/home/home-adapter.js';
import { type Entity, type Home } from '../../integrations/home/home.js';
import { simulatedHome } from '../../integrations/home/simulated/simulated-home.js';
import { type HomeActivity, type HomeActivityPage, type HomeActivityQuery } from './home-activity.dto.js';
import { type HomeAction } from './home-action.js';
import { HomeActionsRepository, type HomeTransaction } from './home-actions.repository.js';
import { HomeFavouritesRepository } from './home-favourites.repository.js';
import { type Home as HomeResponse, type HomeEntities, type ReplaceHome } from './home.dto.js';
import {
  HomeActionRefused,
  HomeActionUndone,
  HomeActivityNotFound,
  HomeChangedSince,
  HomeEntityNotFound,
} from './home.errors.js';
import { toAreaResponse, toHome, toHomeActivity, toHomeEntity } from './home.mapper.js';
import { HomeRepository, type StoredEntity } from './home.repository.js';
import { planActions, reverted } from './plan-actions.js';
import { previewActions } from './preview-actions.js';

export type { Entity, Home } from '../../integrations/home/home.js';

/** Of who has none. */
export const NO_HOME: Home = { floors: [], areas: [], entities: [] };

/** What is asked of the home, and by which way it came. */
export interface HomeRequest extends Command {
  readonly entityIds: readonly string[];
  readonly channel: Channel;
  /** Requests of one number ask several devices for the same: one that refuses does not keep the others from it. */
  readonly among?: number;
}

/** What was done, and why some of several devices did not do it. */
export interface HomeOutcome {
  readonly actions: HomeActivity[];
  readonly refusals: readonly string[];
}

@Injectable()
export class HomeService {
  constructor(
    private readonly homes: HomeRepository,
    private readonly actions: HomeActionsRepository,
    private readonly favourites: HomeFavouritesRepository,
    private readonly clock: Clock,
  ) {}

  /** The home as it is now; an empty one for who has none. */
  async read(userId: string): Promise<Home> {
    return (await this.find(userId)) ?? NO_HOME;
  }

  async describe(userId: string): Promise<HomeResponse> {
    const { floors, areas, entities, isSample } = (await this.find(userId)) ?? {
      ...NO_HOME,
      isSample: false,
    };
    return {
      floors: floors.map((floor) => ({ ...floor, aliases: [...floor.aliases] })),
      areas: areas.map(toAreaResponse),
      entityCount: entities.length,
      isSample,
    };
  }

  async listEntities(userId: string): Promise<HomeEntities> {
    const { entities } = await this.read(userId);
    const favourites = await this.favourites.findIds(userId);
    return { items: entities.map((entity) => toHomeEntity(entity, favourites)) };
  }

  /** Stars a device; one that is starred stays so. */
  async star(userId: string, entityId: string): Promise<void> {
    if (!(await this.favourites.add(userId, entityId))) throw new HomeEntityNotFound();
  }

  /** Takes the star off; a device that has none stays as it is. */
  async unstar(userId: string, entityId: string): Promise<void> {
    if (!(await this.favourites.remove(userId, entityId))) throw new HomeEntityNotFound();
  }

  async replace(userId: string, home: ReplaceHome): Promise<HomeResponse> {
    await this.homes.replace(userId, toHome(home), { isSample: false, at: this.clock.now() });
    return this.describe(userId);
  }

  async setUpSample(userId: string): Promise<HomeResponse> {
    await this.homes.replace(userId, adapterOf({ isSample: true }).sample, {
      isSample: true,
      at: this.clock.now(),
    });
    return this.describe(userId);
  }

  delete(userId: string): Promise<void> {
    return this.homes.delete(userId);
  }

  /** Does it with all of the entities or, if one refuses, with none. Each leaves an action that can be undone. */
  async act(userId: string, request: HomeRequest): Promise<HomeActivity[]> {
    return (await this.actAll(userId, [request])).actions;
  }

  /** One after the other, each on what the one before has left; if one is refused by all whom it asks, none is done. */
  async actAll(userId: string, requests: readonly HomeRequest[]): Promise<HomeOutcome> {
    const now = this.clock.now();
    const done = await this.actions.change(userId, (home) => carryOutAll(home, requests, now));
    if (!done) throw new HomeEntityNotFound();
    return { actions: done.actions.map(toHomeActivity), refusals: done.refusals };
  }

  /** What it would come to, on the home as it is now; what a device refuses is left out. Nothing is done. */
  async preview(userId: string, requests: readonly HomeRequest[]): Promise<HomeActivity[]> {
    const home = await this.find(userId);
    const now = this.clock.now();
    return home ? previewActions(home, requests, { adapter: adapterOf(home), now }).map(toHomeActivity) : [];
  }

  /** Puts back what the action changed, unless it was changed again since. */
  async undo(userId: string, actionId: string): Promise<HomeAction> {
    const [undone] = await this.undoAll(userId, [actionId]);
    if (!undone) throw new HomeActivityNotFound();
    return undone;
  }

  /** Puts back what the actions changed, in their order here: the latest comes first. If one refuses, none is undone. */
  async undoAll(userId: string, actionIds: readonly string[]): Promise<HomeAction[]> {
    const now = this.clock.now();
    const undone = await this.actions.change(userId, async (home) => {
      const actions: HomeAction[] = [];
      for (const id of actionIds) actions.push(await revert(home, id, now));
      return actions;
    });
    if (!undone) throw new HomeActivityNotFound();
    return undone;
  }

  async listActivity(userId: string, query: HomeActivityQuery): Promise<HomeActivityPage> {
    const actions = await this.actions.findPage(userId, rangeOf(query));
    const { rows, nextCursor } = cutPage(actions, query, ({ at, id }) => ({ at, id }));
    return { items: rows.map(toHomeActivity), nextCursor };
  }

  private async find(userId: string): Promise<(Home & { isSample: boolean }) | undefined> {
    const home = await this.homes.find(userId);
    if (!home) return undefined;
    const now = this.clock.now();
    return { ...home, entities: home.entities.map((stored) => nowOf(home, stored, now)) };
  }
}

async function carryOutAll(
  home: HomeTransaction,
  requests: readonly HomeRequest[],
  now: Date,
): Promise<{ actions: HomeAction[]; refusals: string[] }> {
  const actions: HomeAction[] = [];
  const refused: { among: number; error: HomeActionRefused }[] = [];
  const hasDone = new Set<number>();
  for (const request of requests) {
    const { among } = request;
    try {
      actions.push(...(await carryOut(home, request, now)));
      if (among !== undefined) hasDone.add(among);
    } catch (error) {
      if (!(error instanceof HomeActionRefused) || among === undefined) throw error;
      refused.push({ among, error });
    }
  }
  const byAll = refused.find(({ among }) => !hasDone.has(among));
  if (byAll) throw byAll.error;
  return { actions, refusals: [...new Set(refused.map(({ error }) => error.message))] };
}

async function carryOut(
  home: HomeTransaction,
  { entityIds, service, parameters, channel }: HomeRequest,
  now: Date,
): Promise<HomeAction[]> {
  const adapter = adapterOf(home);
  const asked = await home.find(entityIds);
  const set = [...asked.values()].flatMap(({ entity }) => adapter.alsoSets(entity));
  const { actions, changed } = planActions({
    entityIds,
    command: { service, parameters },
    channel,
    entities: asItIs(home, [...(await home.find(set)), ...asked], now),
    adapter,
    now,
  });
  await home.store(changed, now);
  await home.note(actions);
  return actions;
}

async function revert(home: HomeTransaction, actionId: string, now: Date): Promise<HomeAction> {
  const action = await home.findAction(actionId);
  if (!action) throw new HomeActivityNotFound();
  if (action.undoneAt) throw new HomeActionUndone();
  if (await home.isChangedSince(actionId)) throw new HomeChangedSince();
  const ids = action.changes.map(({ entityId }) => entityId);
  const entities = asItIs(home, await home.find(ids), now);
  const restored = action.changes.flatMap((change) => {
    const entity = entities.get(change.entityId);
    if (!entity) return [];
    const before = reverted(entity, change);
    return [adapterOf(home).begin(entity, before)];
  });
  await home.store(restored, now);
  await home.noteUndone(actionId, now);
  return { ...action, undoneAt: now };
}

type OfSample = Pick<HomeTransaction, 'isSample'>;

function asItIs(
  home: OfSample,
  stored: Iterable<readonly [string, StoredEntity]>,
  now: Date,
): ReadonlyMap<string, Entity> {
  return new Map([...stored].map(([id, each]) => [id, nowOf(home, each, now)]));
}

function nowOf(home: OfSample, { entity, since }: StoredEntity, now: Date): Entity {
  return adapterOf(home).current(entity, since, now);
}

/** The simulated one stands behind every home so far. */
function adapterOf({ isSample }: OfSample): HomeAdapter {
  return simulatedHome({ isGradual: isSample });
}
