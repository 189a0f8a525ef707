import { Injectable } from '@nestjs/common';
import { type MemorySearch, type MemorySearchResults } from '../memory-search.dto.js';
import { type Memory } from '../memory.dto.js';
import { toMemory, toSelection } from '../memory.mapper.js';
import { MemoryRepository } from '../memory.repository.js';
import { correctedQuery } from './corrected-query.js';
import { explain, highlight } from './explanation.js';
import { MemoryFinder } from './memory-finder.js';
import { type Ranked } from './rank.js';
import { type CandidateRow } from './search.repository.js';
import { strengthOf, withoutNoise } from './strength.js';

type Found = Ranked<CandidateRow>;

export interface FoundMemory extends Pick<Found, 'score' | 'signals'> {
  memory: Memory;
}

@Injectable()
export class MemorySearchService {
  constructor(
    private readonly finder: MemoryFinder,
    private readonly memories: MemoryRepository,
  ) {}

  /** The most relevant memories, the best first; whether one is relevant enough is the caller's decision. */
  async search(
    userId: string,
    question: string,
    options: { limit: number; timeZone?: string },
  ): Promise<FoundMemory[]> {
    const { ranked } = await this.finder.find(userId, question, options);
    return this.withMemories(userId, ranked, (memory, { score, signals }) => ({ memory, score, signals }));
  }

  /** The same for a person: with how strong each is, why it was found, and where to look. */
  async searchExplained(
    userId: string,
    { query: question, limit, timeZone, ...filter }: MemorySearch,
  ): Promise<MemorySearchResults> {
    const start = performance.now();
    const { query, ranked, note } = await this.finder.find(userId, question, {
      limit,
      timeZone,
      selection: toSelection(filter),
    });
    const items = await this.withMemories(userId, withoutNoise(ranked), (memory, found) => ({
      memory,
      strength: strengthOf(found.signals),
      reasons: explain(query, found),
      highlights: highlight(query, found),
    }));
    const tookMs = Math.round(performance.now() - start);
    return { items, tookMs, correctedQuery: correctedQuery(question, query.mendings, ranked), note };
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
