import { Injectable } from '@nestjs/common';
import { type SQL, sql } from 'drizzle-orm';
import { Database } from '../../../database/database.js';
import { entities, entityMentions } from '../entities/entities.table.js';
import { isSelected } from '../memory-filter.repository.js';
import { type MemoryRow, type MemorySelection } from '../memory.rows.js';
import { memoryDate, memories } from '../memory.table.js';

interface Counted<T> {
  value: T;
  count: number;
}

interface CountedEntity {
  id: string;
  name: string;
  count: number;
}

export interface FacetRow {
  /** Whether none was left out of the counts. */
  isOfAll: boolean;
  counted: number;
  kinds: Counted<MemoryRow['kind']>[];
  sources: Counted<MemoryRow['sourceKind']>[];
  tags: Counted<string>[];
  years: Counted<number>[];
  people: CountedEntity[];
  places: CountedEntity[];
  imports: { id: string; count: number }[];
}

const MAX_CHOICES = 50;
/** So many memories, the latest, are read to count choices: some 30 ms. */
const MAX_READ = 10_000;

/** What there is to choose from among the memories that a filter selects. */
@Injectable()
export class MemoryFacetsRepository {
  constructor(private readonly database: Database) {}

  /** One statement: each memory is read once. */
  async count(
    userId: string,
    { kinds, source, ...selection }: MemorySelection,
    timeZone: string,
  ): Promise<FacetRow> {
    const isOfKind = kinds ? sql`${memories.kind} = any(${sql.param(kinds)}::text[])` : sql`true`;
    const isFromSource = source ? sql`${memories.sourceKind} = ${source}` : sql`true`;
    const { rows } = await this.database.forUser(userId, (tx) =>
      tx.execute(sql`
        with base as materialized (
          select id, kind, tags, source_kind, import_id,
            extract(year from ${memoryDate} at time zone ${timeZone})::int as year,
            ${isOfKind} as is_of_kind, ${isFromSource} as is_from_source
          from ${memories} where ${isSelected(userId, selection)}
          order by ${memories.recordedAt} desc limit ${MAX_READ}
        ),
        chosen as (select * from base where is_of_kind and is_from_source)
        select
          (select count(*) from base) < ${MAX_READ} as "isOfAll",
          (select count(*)::int from chosen) as counted,
          ${counted(sql`select kind as value, count(*)::int from base where is_from_source group by 1 order by 2 desc, 1`)} as kinds,
          ${counted(sql`select source_kind as value, count(*)::int from base where is_of_kind group by 1 order by 2 desc, 1`)} as sources,
          ${counted(sql`select tag as value, count(*)::int from chosen, unnest(tags) as tag
            group by 1 order by 2 desc, 1 limit ${MAX_CHOICES}`)} as tags,
          ${counted(sql`select year as value, count(*)::int from chosen group by 1 order by 1 desc`)} as years,
          ${countedEntities(userId, 'person')} as people,
          ${countedEntities(userId, 'place')} as places,
          ${counted(sql`select import_id as id, count(*)::int from chosen where import_id is not null
            group by 1 order by 2 desc limit ${MAX_CHOICES}`)} as imports`),
    );
    return rows[0] as unknown as FacetRow;
  }
}

function counted(query: SQL): SQL {
  return sql`(select coalesce(json_agg(row_to_json(counts)), '[]') from (${query}) as counts)`;
}

function countedEntities(userId: string, kind: 'person' | 'place'): SQL {
  return counted(sql`
    select ${entities.id}, ${entities.name}, count(*)::int
    from ${entities} join ${entityMentions} on ${entityMentions.userId} = ${userId} and ${entityMentions.entityId} = ${entities.id}
    join chosen on chosen.id = ${entityMentions.memoryId}
    where ${entities.userId} = ${userId} and ${entities.kind} = ${kind} and ${entities.ignoredAt} is null
    group by 1, 2 order by 3 desc, 2 limit ${MAX_CHOICES}`);
}
