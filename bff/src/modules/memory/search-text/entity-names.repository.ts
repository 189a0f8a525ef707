import { Injectable } from '@nestjs/common';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { Database } from '../../../database/database.js';
import { entities, entityMentions } from '../entities/entities.table.js';

@Injectable()
export class EntityNamesRepository {
  constructor(private readonly database: Database) {}

  /** Whoever is called so, else the most mentioned of those whose name begins so. */
  async findByName(userId: string, kind: 'person' | 'place', name: string): Promise<string | undefined> {
    const isSame = sql`(lower(${entities.name}) = lower(${name}) or lower(${name}) = any(${entities.aliases}))`;
    const mentions = sql`(select count(*) from ${entityMentions}
      where ${entityMentions.userId} = ${userId} and ${entityMentions.entityId} = ${entities.id})`;
    const [row] = await this.database.forUser(userId, (tx) =>
      tx
        .select({ id: entities.id })
        .from(entities)
        .where(
          and(
            eq(entities.userId, userId),
            eq(entities.kind, kind),
            isNull(entities.ignoredAt),
            sql`(${isSame} or starts_with(lower(${entities.name}), lower(${name}) || ' '))`,
          ),
        )
        .orderBy(desc(isSame), desc(mentions), entities.id)
        .limit(1),
    );
    return row?.id;
  }
}
