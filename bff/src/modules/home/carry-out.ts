import { type Channel } from '../../common/channel.js';
import { type Command, type HomeAdapter } from '../../integrations/home/home-adapter.js';
import { type Entity } from '../../integrations/home/home.js';
import { toDeviceCommand } from '../../integrations/home/live/device-command.js';
import { simulatedHome } from '../../integrations/home/simulated/simulated-home.js';
import { type HomeAction } from './home-action.js';
import { type HomeTransaction } from './home-actions.repository.js';
import {
  HomeActionRefused,
  HomeActionUndone,
  HomeActivityNotFound,
  HomeChangedSince,
} from './home.errors.js';
import { type StoredEntity } from './home.repository.js';
import { type LiveSend } from './live/live-send.js';
import { planActions, reverted } from './plan-actions.js';
import { refuseWhatIsNotAllowed } from './rights/allowed.js';

/** What is asked of the home, and by which way it came. */
export interface HomeRequest extends Command {
  readonly entityIds: readonly string[];
  readonly channel: Channel;
  /** Requests of one number ask several devices for the same: one that refuses does not keep the others from it. */
  readonly among?: number;
  /** Chosen by a language model, whoever talks with it. */
  readonly isModel?: boolean;
  /** The person was asked, and said yes to just this. */
  readonly isConfirmed?: boolean;
}

/** An entity of the tables that became another. */
export interface Became {
  readonly number: number;
  readonly before: Entity;
  readonly after: Entity;
}

export interface CarriedOut {
  readonly actions: HomeAction[];
  readonly refusals: string[];
  readonly became: Became[];
}

/** One after the other, each on what the one before has left; what all of those who are asked refuse is thrown. */
export async function carryOutAll(
  home: HomeTransaction,
  requests: readonly HomeRequest[],
  now: Date,
): Promise<CarriedOut> {
  const done: CarriedOut = { actions: [], refusals: [], became: [] };
  const refused: { among: number; error: HomeActionRefused }[] = [];
  const hasDone = new Set<number>();
  for (const request of requests) {
    const { among } = request;
    try {
      const { actions, became } = await carryOut(home, request, now);
      done.actions.push(...actions);
      done.became.push(...became);
      if (among !== undefined) hasDone.add(among);
    } catch (error) {
      if (!(error instanceof HomeActionRefused) || among === undefined) throw error;
      refused.push({ among, error });
    }
  }
  const byAll = refused.find(({ among }) => !hasDone.has(among));
  if (byAll) throw byAll.error;
  done.refusals.push(...new Set(refused.map(({ error }) => error.message)));
  return done;
}

async function carryOut(
  home: HomeTransaction,
  request: HomeRequest,
  now: Date,
): Promise<Omit<CarriedOut, 'refusals'>> {
  const { entityIds, service, parameters, channel } = request;
  const asked = await home.find(entityIds);
  const set = [...asked.values()].flatMap(({ entity }) => adapterOf(home).alsoSets(entity));
  const stored = new Map([...(await home.find(set)), ...asked]);
  const entities = asItIs(home, stored, now);
  const command = { service, parameters };
  const plan = planActions({
    entityIds,
    command,
    channel,
    entities,
    adapter: planAdapter(home, stored),
    now,
  });
  refuseWhatIsNotAllowed(plan, { stored, request });
  const actions = plan.actions.map((action) => withSends(action, { stored, entities }));
  const simulated = plan.changed.filter(({ id }) => !isLive(stored.get(id)));
  await home.store(simulated, now);
  await home.note(actions);
  return { actions, became: simulated.flatMap((after) => becameOf(after, { stored, entities })) };
}

/** Puts back what the action changed; of real devices, by asking them for it. */
export async function revert(
  home: HomeTransaction,
  actionId: string,
  now: Date,
): Promise<{ action: HomeAction; became: Became[] }> {
  const action = await home.findAction(actionId);
  if (!action) throw new HomeActivityNotFound();
  if (action.undoneAt) throw new HomeActionUndone();
  if (await home.isChangedSince(actionId)) throw new HomeChangedSince();
  const stored = await home.find(action.changes.map(({ entityId }) => entityId));
  const entities = asItIs(home, stored, now);
  const restored = action.changes.flatMap((change) => {
    const entity = entities.get(change.entityId);
    return entity ? [planAdapter(home, stored).begin(entity, reverted(entity, change))] : [];
  });
  refuseWhatIsNotAllowed(
    { changed: restored.filter(({ id }) => isLive(stored.get(id))) },
    { stored, request: { channel: 'schedule' } },
  );
  const sends = restored.flatMap((after) => sendOf(after, { stored, entities }));
  const simulated = restored.filter(({ id }) => !isLive(stored.get(id)));
  await home.store(simulated, now);
  await home.noteUndone(actionId, now);
  const became = simulated.flatMap((after) => becameOf(after, { stored, entities }));
  return { action: { ...action, undoneAt: now, sends }, became };
}

/** The simulated home stands behind all of them: of real devices it says what a command comes to, and what is none. */
export function planAdapter(
  home: Pick<HomeTransaction, 'isSample'>,
  stored: ReadonlyMap<string, Pick<StoredEntity, 'connectionId'>>,
): HomeAdapter {
  const adapter = adapterOf(home);
  return {
    ...adapter,
    begin: (before, after) => (isLive(stored.get(before.id)) ? after : adapter.begin(before, after)),
  };
}

export function nowOf(
  home: Pick<HomeTransaction, 'isSample'>,
  { entity, since, connectionId }: Pick<StoredEntity, 'entity' | 'since' | 'connectionId'>,
  now: Date,
): Entity {
  return connectionId == null ? adapterOf(home).current(entity, since, now) : entity;
}

export function adapterOf({ isSample }: Pick<HomeTransaction, 'isSample'>): HomeAdapter {
  return simulatedHome({ isGradual: isSample });
}

interface Known {
  readonly stored: ReadonlyMap<string, StoredEntity>;
  /** As they were before. */
  readonly entities: ReadonlyMap<string, Entity>;
}

/** A device that is as it was asked to be already is asked all the same: it may have been moved by hand. */
function withSends(action: HomeAction, known: Known): HomeAction {
  const { changes, entityId, service, parameters } = action;
  const changed = changes.flatMap(({ entityId: id, after }) => {
    const before = known.entities.get(id);
    return before
      ? [{ ...before, state: after.state, attributes: { ...before.attributes, ...after.attributes } }]
      : [];
  });
  const itself = known.entities.get(entityId);
  const asked = changed.some(({ id }) => id === entityId) || !itself ? changed : [itself, ...changed];
  const sends = asked.flatMap((after) =>
    sendOf(after, known, after.id === entityId ? { service, parameters } : undefined),
  );
  return sends.length > 0 ? { ...action, sends, outcome: 'pending' } : action;
}

function sendOf(after: Entity, { stored, entities }: Known, command?: Command): LiveSend[] {
  const { connectionId, externalId } = stored.get(after.id) ?? {};
  const before = entities.get(after.id);
  if (connectionId == null || externalId == null || !before) return [];
  return [{ connectionId, externalId, entityId: after.id, command: toDeviceCommand(before, after, command) }];
}

function becameOf(after: Entity, { stored, entities }: Known): Became[] {
  const [number, before] = [stored.get(after.id)?.number, entities.get(after.id)];
  return number === undefined || !before ? [] : [{ number, before, after }];
}

function asItIs(
  home: Pick<HomeTransaction, 'isSample'>,
  stored: ReadonlyMap<string, StoredEntity>,
  now: Date,
): ReadonlyMap<string, Entity> {
  return new Map([...stored].map(([id, each]) => [id, nowOf(home, each, now)]));
}

function isLive(stored: Pick<StoredEntity, 'connectionId'> | undefined): boolean {
  return stored?.connectionId != null;
}
