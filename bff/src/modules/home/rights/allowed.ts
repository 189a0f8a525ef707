import { type Entity } from '../../../integrations/home/home.js';
import { type HomeRequest } from '../carry-out.js';
import { HomeActionRefused } from '../home.errors.js';
import { type StoredEntity } from '../home.repository.js';
import { actorOf, isGuardedEntity, opens, rightsOf } from './entity-rights.js';

interface Asked {
  readonly stored: ReadonlyMap<string, StoredEntity>;
  readonly request: Pick<HomeRequest, 'channel' | 'isModel' | 'isConfirmed'> &
    Partial<Pick<HomeRequest, 'entityIds'>>;
}

interface Planned {
  readonly actions?: readonly { readonly entityId: string }[];
  /** As they would become. */
  readonly changed: readonly Entity[];
}

/**
 * The one place where least rights are kept: everything that is done in a home comes through here, whoever understood the
 * sentence, wrote the rule or named the device. Throws `HomeActionRefused` before anything is done.
 */
export function refuseWhatIsNotAllowed({ actions = [], changed }: Planned, { stored, request }: Asked): void {
  const actor = actorOf(request.channel, request.isModel ?? false);
  if (actor === undefined) return;
  const touched = new Set([...actions.map(({ entityId }) => entityId), ...changed.map(({ id }) => id)]);
  for (const id of touched) {
    const known = stored.get(id);
    if (!known) continue;
    const { entity, connectionId } = known;
    const rights = rightsOf(entity, { ...known, isLive: connectionId !== null });
    const isConfirmedRule = actor === 'rules' && request.isConfirmed && rights.rules === 'read';
    if (rights[actor] !== 'act' && !isConfirmedRule)
      throw new HomeActionRefused(`${entity.name} may not be changed that way. Its page says who may.`, id);
  }
  const opened = changed.filter((after) => {
    const known = stored.get(after.id);
    return known && isGuardedEntity(known.entity, known) && opens(after);
  });
  const live = opened.filter(({ id }) => stored.get(id)?.connectionId != null);
  const [first] = live;
  if (!first) return;
  if (request.isConfirmed !== true)
    throw new HomeActionRefused(`${first.name} is guarded: it needs a yes each time.`, first.id);
  if (live.length > 1)
    throw new HomeActionRefused(`${first.name} is guarded: name each one by itself.`, first.id);
}
