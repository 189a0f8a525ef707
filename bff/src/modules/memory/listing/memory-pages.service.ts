import { Injectable } from '@nestjs/common';
import { cursorBefore, decodeCursor } from '../../../common/http/time-cursor.js';
import { estimated, type ListTotal, toListTotal } from '../../../common/list-total.js';
import { type MemoryFilter } from '../memory-filter.dto.js';
import { type MemoryListQuery, type MemoryPage } from '../memory.dto.js';
import { toSelection } from '../memory.mapper.js';
import { type MemorySelection } from '../memory.rows.js';
import { MemoryService } from '../memory.service.js';
import { CorpusStatistics } from '../search/corpus-statistics.js';
import { type MemoryFacets } from '../search/memory-facets.dto.js';
import { MemoryFacetsRepository } from '../search/memory-facets.repository.js';
import {
  type MemoryMonths,
  type MemoryTimeline,
  type MonthsQuery,
  type TimelineQuery,
} from './memory-timeline.dto.js';
import { type MonthRow, MemoryTimelineRepository } from './memory-timeline.repository.js';
import { PLACES_OF_A_PART, toTimeline } from './timeline.js';

/** Who asks, and where they are: days begin there. */
interface Reader {
  id: string;
  timeZone: string;
}

/** What is shown of a list of any length: a page, how it lies in time, and what it can be narrowed by. */
@Injectable()
export class MemoryPagesService {
  constructor(
    private readonly memories: MemoryService,
    private readonly timeline: MemoryTimelineRepository,
    private readonly facets: MemoryFacetsRepository,
    private readonly statistics: CorpusStatistics,
  ) {}

  async list(userId: string, query: MemoryListQuery): Promise<MemoryPage> {
    const page = await this.memories.list(userId, query);
    return { ...page, ...this.estimate(userId, toSelection(query), page) };
  }

  async countDays(
    { id, timeZone }: Reader,
    { sort, cursor, ...filter }: TimelineQuery,
  ): Promise<MemoryTimeline> {
    const selection = toSelection(filter);
    const after = cursor === undefined ? undefined : decodeCursor(cursor);
    const range = { sort, timeZone, after, limit: PLACES_OF_A_PART };
    const places = await this.timeline.findPlaces(id, selection, range);
    const total = after ? await this.timeline.count(id, selection) : toListTotal(places.length);
    return { ...this.estimate(id, selection, total), ...toTimeline(places, cursor ?? null) };
  }

  async listMonths({ id, timeZone }: Reader, { sort, ...filter }: MonthsQuery): Promise<MemoryMonths> {
    const months = await this.timeline.findMonths(id, toSelection(filter), { sort, timeZone });
    return { items: months.map(({ month, endsAt }) => ({ month, cursor: cursorBefore(endsAt) })) };
  }

  async countFacets({ id, timeZone }: Reader, filter: MemoryFilter): Promise<MemoryFacets> {
    const selection = toSelection(filter);
    const { counted, ...facets } = await this.facets.count(id, selection, timeZone);
    if (facets.isOfAll) return { ...facets, total: counted, totalIs: 'exact' };
    const total = await this.timeline.count(id, selection);
    const months = await this.timeline.findMonths(id, selection, { sort: 'happened', timeZone });
    return {
      ...facets,
      years: withYears(facets.years, months),
      ...this.estimate(id, selection, total),
    };
  }

  /** What a search counted last does for the list of all; how many a filter selects, nobody knows without reading them. */
  private estimate(userId: string, selection: MemorySelection, { total, totalIs }: ListTotal): ListTotal {
    const known = isOfAll(selection) ? this.statistics.known(userId) : undefined;
    return estimated({ total, totalIs }, known);
  }
}

/** Few are pinned, so the list without them is about as long. */
function isOfAll({ statuses = [], pinned, ...conditions }: MemorySelection): boolean {
  const isOfActive = statuses.length === 1 && statuses[0] === 'active';
  const given: unknown[] = Object.values(conditions);
  return isOfActive && pinned !== true && given.every((value) => value === undefined);
}

/** Also the years that the counts do not reach: they can be chosen all the same. */
function withYears(counted: MemoryFacets['years'], months: readonly MonthRow[]): MemoryFacets['years'] {
  const countOf = new Map(counted.map(({ value, count }) => [value, count]));
  const years = new Set(months.map(({ month }) => Number.parseInt(month, 10)));
  return [...years].map((value) => ({ value, count: countOf.get(value) ?? null }));
}
