import { Injectable } from '@nestjs/common';
import { type PartialState } from '../home-action.js';
import { HomeHistoryRepository, type KeptState } from './home-history.repository.js';

/** An entity became another, at a time. */
export interface PastChange {
  readonly kind: 'state';
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly entityId: string;
  readonly before: PartialState;
  readonly after: PartialState;
  readonly cause: readonly string[];
}

export interface HomePast {
  /** The first ones first. */
  readonly changes: readonly PastChange[];
  /** How the entities were when it begins. */
  readonly before: ReadonlyMap<string, PartialState>;
}

/** Home Assistant's word for a state that nobody knows. */
const UNKNOWN: PartialState = { state: 'unknown', attributes: {} };

/** How devices were before now, for who asks what would have happened. */
@Injectable()
export class HomeHistory {
  constructor(private readonly past: HomeHistoryRepository) {}

  /** At most `limit` of the newest changes of these entities. */
  async since(userId: string, entityIds: readonly string[], since: Date, limit: number): Promise<HomePast> {
    if (entityIds.length === 0) return { changes: [], before: new Map() };
    const [states, earlier, done] = await Promise.all([
      this.past.statesSince(userId, entityIds, since, limit),
      this.past.statesAt(userId, entityIds, since),
      this.past.beforeActions(userId, entityIds, since),
    ]);
    const before = new Map(
      [...done.filter(isFirstOf(states)), ...earlier].map((kept) => [kept.entityId, toState(kept)]),
    );
    return { changes: toChanges(states, before), before };
  }
}

/** Whether nothing that was kept of its entity came before the action: how it was then is how it was when the past begins. */
function isFirstOf(states: readonly KeptState[]): (action: KeptState) => boolean {
  const first = new Map(states.toReversed().map(({ entityId, at }) => [entityId, at.getTime()]));
  return ({ entityId, at }) => at.getTime() <= (first.get(entityId) ?? 0);
}

function toChanges(states: readonly KeptState[], before: ReadonlyMap<string, PartialState>): PastChange[] {
  const known = new Map(before);
  return states.map((kept) => {
    const { entityId } = kept;
    const at = kept.at.getTime();
    const was = known.get(entityId) ?? UNKNOWN;
    const after = toState(kept);
    known.set(entityId, { state: after.state, attributes: { ...was.attributes, ...after.attributes } });
    return { kind: 'state', id: `${String(at)}-${entityId}`, at, entityId, before: was, after, cause: [] };
  });
}

function toState({ state, attributes }: KeptState): PartialState {
  return { state, attributes: attributes ?? {} };
}
