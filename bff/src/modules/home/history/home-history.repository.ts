import { Injectable } from '@nestjs/common';
import { and, desc, eq, gte, inArray, lt } from 'drizzle-orm';
import { Database } from '../../../database/database.js';
import { homeActions, homeChanges, homeEntities } from '../home.table.js';
import { homeStates } from './home-states.table.js';

/** A state as it was kept: of the attributes those that changed; null where none did. */
export interface KeptState {
  readonly entityId: string;
  readonly at: Date;
  readonly state: string;
  readonly attributes: Readonly<Record<string, unknown>> | null;
}

const KEPT = {
  entityId: homeEntities.id,
  at: homeStates.at,
  state: homeStates.state,
  attributes: homeStates.attributes,
};

/** How devices were before now: whoever changed them. */
@Injectable()
export class HomeHistoryRepository {
  constructor(private readonly database: Database) {}

  /** Oldest first, at most `limit` of the newest. */
  async statesSince(
    userId: string,
    entityIds: readonly string[],
    since: Date,
    limit: number,
  ): Promise<KeptState[]> {
    const rows = await this.database.forUser(userId, (tx) =>
      tx
        .select(KEPT)
        .from(homeStates)
        .innerJoin(homeEntities, ofEntity)
        .where(and(ofOwner(userId, entityIds), gte(homeStates.at, since)))
        .orderBy(desc(homeStates.at))
        .limit(limit),
    );
    return rows.toReversed();
  }

  /** The last state of each before that time; none of what had not changed by then. */
  statesAt(userId: string, entityIds: readonly string[], at: Date): Promise<KeptState[]> {
    return this.database.forUser(userId, (tx) =>
      tx
        .selectDistinctOn([homeEntities.id], KEPT)
        .from(homeStates)
        .innerJoin(homeEntities, ofEntity)
        .where(and(ofOwner(userId, entityIds), lt(homeStates.at, at)))
        .orderBy(homeEntities.id, desc(homeStates.at)),
    );
  }

  /** How each was before the first thing that was done to it since: an action says it, a state does not. */
  beforeActions(userId: string, entityIds: readonly string[], since: Date): Promise<KeptState[]> {
    const { entityId, stateBefore: state, attributesBefore: attributes } = homeChanges;
    return this.database.forUser(userId, (tx) =>
      tx
        .selectDistinctOn([homeChanges.entityId], { entityId, at: homeActions.at, state, attributes })
        .from(homeChanges)
        .innerJoin(
          homeActions,
          and(eq(homeActions.userId, homeChanges.userId), eq(homeActions.id, homeChanges.actionId)),
        )
        .where(
          and(
            eq(homeChanges.userId, userId),
            inArray(homeChanges.entityId, [...entityIds]),
            gte(homeActions.at, since),
          ),
        )
        .orderBy(homeChanges.entityId, homeActions.at, homeActions.sequence),
    );
  }
}

const ofEntity = and(
  eq(homeEntities.userId, homeStates.userId),
  eq(homeEntities.number, homeStates.entityNumber),
);

function ofOwner(userId: string, entityIds: readonly string[]) {
  return and(eq(homeStates.userId, userId), inArray(homeEntities.id, [...entityIds]));
}
