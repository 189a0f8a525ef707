import { Injectable } from '@nestjs/common';
import { and, asc, eq, gte, inArray } from 'drizzle-orm';
import { Database } from '../../../database/database.js';
import { type PartialState } from '../home-action.js';
import { homeActions, homeChanges } from '../home.table.js';

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

/** How devices were before now. */
@Injectable()
export class HomeHistoryRepository {
  constructor(private readonly database: Database) {}

  /** The first ones first. */
  async changesSince(
    userId: string,
    entityIds: readonly string[],
    since: Date,
    limit: number,
  ): Promise<PastChange[]> {
    if (entityIds.length === 0) return [];
    const rows = await this.database.forUser(userId, (tx) =>
      tx
        .select({ at: homeActions.at, id: homeActions.id, change: homeChanges })
        .from(homeActions)
        .innerJoin(
          homeChanges,
          and(eq(homeChanges.userId, homeActions.userId), eq(homeChanges.actionId, homeActions.id)),
        )
        .where(
          and(
            eq(homeActions.userId, userId),
            gte(homeActions.at, since),
            inArray(homeChanges.entityId, [...entityIds]),
          ),
        )
        .orderBy(asc(homeActions.at), asc(homeActions.sequence))
        .limit(limit),
    );
    return rows.map(({ at, id, change }) => ({
      ...({
        kind: 'state',
        id: `${id}-${change.entityId}`,
        at: at.getTime(),
        entityId: change.entityId,
      } as const),
      before: { state: change.stateBefore, attributes: change.attributesBefore },
      after: { state: change.stateAfter, attributes: change.attributesAfter },
      cause: [],
    }));
  }
}
