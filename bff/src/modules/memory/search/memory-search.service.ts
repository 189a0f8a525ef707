import { Inject, Injectable } from '@nestjs/common';
import { EMBEDDER, type Embedder } from '../../../integrations/embeddings/embedder.js';
import { WordVectors } from '../../../integrations/embeddings/word-vectors.js';
import { type MemorySearch, type MemorySearchResults } from '../memory-search.dto.js';
import { type Memory } from '../memory.dto.js';
import { toMemory } from '../memory.mapper.js';
import { MemoryRepository } from '../memory.repository.js';
import { type AnalysedQuery, analyseQuery, distinct } from './analysed-query.js';
import { correctedQuery } from './corrected-query.js';
import { type Corpus } from './corpus.js';
import { CorpusStatistics } from './corpus-statistics.js';
import { explain, highlight } from './explanation.js';
import { rank, type Ranked } from './rank.js';
import { type CandidateQuery, type CandidateRow, SearchRepository } from './search.repository.js';
import { strengthOf } from './strength.js';
import { WEIGHTS } from './weights.js';

type Found = Ranked<CandidateRow>;

export interface FoundMemory extends Pick<Found, 'score' | 'signals'> {
  memory: Memory;
}

interface SearchOptions {
  limit: number;
  kind?: Memory['kind'] | undefined;
}

/** The rarest words of a question are looked for; the ranking still reads them all. */
const MAX_TERMS = 12;
/** Beside rarer words, one that is in so many memories is left to the ranking. */
const MAX_EXPECTED = 4_000;
const MIN_TERMS = 2;

@Injectable()
export class MemorySearchService {
  constructor(
    private readonly candidates: SearchRepository,
    private readonly memories: MemoryRepository,
    private readonly statistics: CorpusStatistics,
    private readonly vectors: WordVectors,
    @Inject(EMBEDDER) private readonly embedder: Embedder,
  ) {}

  /** The most relevant memories, the best first; whether one is relevant enough is the caller's decision. */
  async search(userId: string, question: string, limit: number): Promise<FoundMemory[]> {
    const { ranked } = await this.find(userId, question, { limit });
    return this.withMemories(userId, ranked, (memory, { score, signals }) => ({ memory, score, signals }));
  }

  /** The same for a person: with how strong each is, why it was found, and where to look. */
  async searchExplained(
    userId: string,
    { query: question, ...options }: MemorySearch,
  ): Promise<MemorySearchResults> {
    const start = performance.now();
    const { query, ranked } = await this.find(userId, question, options);
    const items = await this.withMemories(userId, ranked, (memory, found) => ({
      memory,
      strength: strengthOf(found.signals),
      reasons: explain(query, found),
      highlights: highlight(query, found),
    }));
    const tookMs = Math.round(performance.now() - start);
    return { items, tookMs, correctedQuery: correctedQuery(question, query.mendings, ranked) };
  }

  private async find(
    userId: string,
    question: string,
    { limit, kind }: SearchOptions,
  ): Promise<{ query: AnalysedQuery; ranked: Found[] }> {
    const corpus = await this.statistics.of(userId);
    const query = analyseQuery(question, corpus, (word) => this.vectors.has(word));
    const candidates = await this.candidates.findCandidates(userId, {
      terms: tellingTerms(query, corpus),
      vector: await this.embed(query),
      authors: namedAuthors(query, corpus),
      kind,
    });
    const ranked = rank(query, candidates, { corpus, vectors: this.vectors });
    // Neighbours came along whatever their kind.
    return {
      query,
      ranked: ranked.filter(({ candidate }) => !kind || candidate.kind === kind).slice(0, limit),
    };
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

  /** Names say who is meant, not what: as words they would drown the others in the vector. */
  private async embed({ content }: AnalysedQuery): Promise<CandidateQuery['vector']> {
    const [values] = await this.embedder.embed([content.map(({ word }) => word).join(' ')]);
    return values ? { model: this.embedder.model, values } : null;
  }
}

function tellingTerms(
  { content, asTyped }: AnalysedQuery,
  { documentFrequency }: Corpus,
): CandidateQuery['terms'] {
  const rarestFirst = distinct([...content, ...asTyped]).sort((a, b) => b.idf - a.idf);
  let expected = 0;
  return rarestFirst.slice(0, MAX_TERMS).filter(({ term }, i) => {
    expected += documentFrequency.get(term) ?? 0;
    return i < MIN_TERMS || expected <= MAX_EXPECTED;
  });
}

function namedAuthors({ names, totalIdf }: AnalysedQuery, { authors }: Corpus): CandidateQuery['authors'] {
  const mostTelling = Math.max(0, ...names.values());
  return {
    names: [...names.keys()].flatMap((name) => authors.get(name)?.names ?? []),
    bonus: WEIGHTS.author * totalIdf + WEIGHTS.authorIdf * mostTelling,
  };
}
