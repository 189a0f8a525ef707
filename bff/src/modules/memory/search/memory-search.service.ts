import { Injectable } from '@nestjs/common';
import { type MemorySearch, type MemorySearchResults } from '../memory-search.dto.js';
import { type Memory } from '../memory.dto.js';
import { MemoryFacetsRepository } from './memory-facets.repository.js';
import { toMemory } from '../memory.mapper.js';
import { MemoryRepository } from '../memory.repository.js';
import { type MemorySelection } from '../memory.rows.js';
import { SearchTextService } from '../search-text/search-text.service.js';
import { correctedQuery } from './corrected-query.js';
import { textLanguageOf } from '../../language/knowledge/text-language.js';
import { explain, highlight } from './explanation.js';
import { MemoryFinder } from './memory-finder.js';
import { type Ranked } from './rank.js';
import { FINDABLE } from './candidates.js';
import { type CandidateRow } from './search.repository.js';
import { strengthOf, withoutNoise } from './strength.js';

type Found = Ranked<CandidateRow>;

/** More than the ranking gets to see: how many of each kind were found is counted over all. */
const MAX_MATCHES = 1_000;
/** Enough of a memory to know what it is about. */
const MAX_SAMPLE = 500;

export interface FoundMemory extends Pick<Found, 'score' | 'signals'> {
  memory: Memory;
}

@Injectable()
export class MemorySearchService {
  constructor(
    private readonly finder: MemoryFinder,
    private readonly memories: MemoryRepository,
    private readonly facets: MemoryFacetsRepository,
    private readonly texts: SearchTextService,
  ) {}

  /**
   * The most relevant of what was stated or approved, the best first; whether one is relevant enough is the caller's
   * decision.
   */
  async search(
    userId: string,
    question: string,
    options: { limit: number; timeZone?: string },
  ): Promise<FoundMemory[]> {
    const { ranked } = await this.finder.find(userId, question, options);
    const stated = ranked.filter(({ candidate }) => !candidate.isGuess);
    return this.withMemories(userId, stated, (memory, { score, signals }) => ({ memory, score, signals }));
  }

  /** The same for a person: with how strong each is, why it was found, and where to look. */
  async searchExplained(userId: string, search: MemorySearch): Promise<MemorySearchResults> {
    const start = performance.now();
    const { words, selection, understood } = await this.texts.understand(userId, search);
    const { limit, timeZone, mode } = search;
    const took = (): number => Math.round(performance.now() - start);
    if (words === '') return { ...(await this.listed(userId, selection, limit)), understood, tookMs: took() };

    const language = textLanguageOf(words);
    const isExact = mode === 'exact';
    const { query, ranked, note } = await this.finder.find(userId, words, {
      limit: MAX_MATCHES,
      timeZone,
      selection,
      byMeaningAlone: mode === 'meaning',
    });
    // What says the very words is no noise, however little they tell.
    const matches = isExact ? ranked : withoutNoise(ranked);
    const shown = matches.slice(0, limit);
    const items = await this.withMemories(userId, shown, (memory, found) => ({
      memory,
      strength: isExact ? 'strong' : strengthOf(found.signals),
      reasons: explain(query, found, language),
      highlights: highlight(query, found),
    }));
    return {
      items,
      kinds: countKinds(matches),
      understood,
      tookMs: took(),
      correctedQuery: isExact ? null : correctedQuery(words, query.corrections, shown),
      note,
    };
  }

  /** What lies nearest to what a memory says, in words and in meaning; undefined when there is no such memory. */
  async searchSimilar(userId: string, id: string, limit: number): Promise<MemorySearchResults | undefined> {
    const [row] = await this.memories.findByIds(userId, [id]);
    if (!row) return undefined;
    const query = row.text.slice(0, MAX_SAMPLE).replaceAll(/["“”]|(?<=\w):(?=\S)/g, ' ');
    const found = await this.searchExplained(userId, {
      query,
      limit: limit + 1,
    });
    const items = found.items.filter(({ memory }) => memory.id !== id).slice(0, limit);
    return { ...found, items, correctedQuery: null };
  }

  /** Only filters: all that they select, the newest first. Without words to rank them by, guesses stay out. */
  private async listed(
    userId: string,
    selection: MemorySelection,
    limit: number,
  ): Promise<Omit<MemorySearchResults, 'understood' | 'tookMs'>> {
    const isOpen = selection.statuses === FINDABLE.statuses;
    const listed: MemorySelection = isOpen ? { ...selection, statuses: ['active'] } : selection;
    const [{ rows }, { kinds }] = await Promise.all([
      this.memories.findPage(userId, listed, { limit }),
      this.facets.count(userId, listed, 'UTC'),
    ]);
    const items = rows.map((row) => ({
      memory: toMemory(row),
      strength: 'strong' as const,
      reasons: [],
      highlights: [],
    }));
    return { items, kinds, correctedQuery: null, note: null };
  }

  /** One that was deleted a moment ago is left out. */
  private async withMemories<T>(
    userId: string,
    ranked: readonly Found[],
    describe: (memory: Memory, found: Found) => T,
  ): Promise<T[]> {
    if (ranked.length === 0) return [];
    const rows = await this.memories.findByIds(
      userId,
      ranked.map(({ candidate }) => candidate.id),
    );
    const rowOf = new Map(rows.map((row) => [row.id, row]));
    return ranked.flatMap((found) => {
      const row = rowOf.get(found.candidate.id);
      return row ? [describe(toMemory(row), found)] : [];
    });
  }
}

function countKinds(found: readonly Found[]): MemorySearchResults['kinds'] {
  const counts = Map.groupBy(found, ({ candidate }) => candidate.kind);
  return [...counts]
    .map(([value, { length }]) => ({ value, count: length }))
    .sort((a, b) => b.count - a.count);
}
