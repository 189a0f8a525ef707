import { Injectable } from '@nestjs/common';
import { and, eq, gte, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { Database } from '../../../database/database.js';
import { moodEntries } from '../mood-entries.table.js';
import { moodEntryTags, moodTagGroups, moodTags } from '../tags/mood-tags.table.js';

/** A time by days of a calendar that is read in a zone. */
export interface DaysWithin {
  readonly from: Date;
  readonly before: Date;
  /** IANA name. */
  readonly timeZone: string;
}

export interface DayRow {
  /** Such as 2026-03-12. */
  readonly day: string;
  readonly mean: number;
  readonly count: number;
  readonly samples: number;
}

export interface HourRow {
  readonly weekday: number;
  readonly hour: number;
  readonly mean: number;
  readonly count: number;
}

export interface DayTagRow {
  readonly day: string;
  readonly tagId: string;
  readonly group: string;
  readonly name: string;
}

const HOURS_OF_CELL = 2;

@Injectable()
export class MoodStatisticsRepository {
  constructor(private readonly database: Database) {}

  /** Days with an entry, the first one first. */
  findDays(userId: string, within: DaysWithin): Promise<DayRow[]> {
    const day = dayIn(within.timeZone);
    return this.database.forUser(userId, (tx) =>
      tx
        .select({
          day: sql<string>`${day}`.as('day'),
          mean: sql<number>`avg(${moodEntries.mood})::float8`,
          count: sql<number>`count(*)::int`,
          samples: sql<number>`(count(*) filter (where ${moodEntries.source} = 'sample'))::int`,
        })
        .from(moodEntries)
        .where(isWithin(userId, within))
        .groupBy(sql`1`)
        .orderBy(sql`1`),
    );
  }

  /** By weekday, from 0 on Mondays, and by two hours of the day. */
  findHours(userId: string, within: DaysWithin): Promise<HourRow[]> {
    const wall = wallIn(within.timeZone);
    return this.database.forUser(userId, (tx) =>
      tx
        .select({
          weekday: sql<number>`extract(isodow from ${wall})::int - 1`,
          hour: sql<number>`(extract(hour from ${wall})::int / ${sql.raw(String(HOURS_OF_CELL))}) * ${sql.raw(String(HOURS_OF_CELL))}`,
          mean: sql<number>`avg(${moodEntries.mood})::float8`,
          count: sql<number>`count(*)::int`,
        })
        .from(moodEntries)
        .where(isWithin(userId, within))
        .groupBy(sql`1, 2`)
        .orderBy(sql`1, 2`),
    );
  }

  /** Which tags which days have; of a tag that several entries of a day have one row. */
  findDayTags(userId: string, within: DaysWithin): Promise<DayTagRow[]> {
    return this.database.forUser(userId, (tx) =>
      tx
        .selectDistinct({
          day: sql<string>`${dayIn(within.timeZone)}`,
          tagId: moodTags.id,
          group: moodTagGroups.name,
          name: moodTags.name,
        })
        .from(moodEntries)
        .innerJoin(
          moodEntryTags,
          and(eq(moodEntryTags.userId, userId), eq(moodEntryTags.entryId, moodEntries.id)),
        )
        .innerJoin(moodTags, and(eq(moodTags.userId, userId), eq(moodTags.id, moodEntryTags.tagId)))
        .innerJoin(
          moodTagGroups,
          and(eq(moodTagGroups.userId, userId), eq(moodTagGroups.id, moodTags.groupId)),
        )
        .where(isWithin(userId, within)),
    );
  }
}

/** What the clock on the wall showed. */
function wallIn(timeZone: string): SQL {
  return sql`(${moodEntries.effectiveAt} at time zone ${timeZone})`;
}

function dayIn(timeZone: string): SQL {
  return sql`to_char(${wallIn(timeZone)}, 'YYYY-MM-DD')`;
}

function isWithin(userId: string, { from, before }: DaysWithin): SQL | undefined {
  return and(
    eq(moodEntries.userId, userId),
    isNull(moodEntries.removedAt),
    gte(moodEntries.effectiveAt, from),
    lt(moodEntries.effectiveAt, before),
  );
}
