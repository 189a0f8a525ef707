import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { knownZone } from '../../../common/http/time-zone.js';
import { WordVectors } from '../../../integrations/embeddings/word-vectors.js';
import { SearchFactors } from './search-factors.js';
import { type AnalysedQuery, analyseQuery } from './analysed-query.js';
import { type Corpus } from './corpus.js';
import { CorpusStatistics } from './corpus-statistics.js';
import { type Factors } from './rank.js';

/** A question, and all that it takes to rank memories by it. */
export interface ReadQuery {
  query: AnalysedQuery;
  corpus: Corpus;
  vectors: WordVectors;
  factors: Factors;
}

/** Reads a question as its asker means it: in their words, at their time, by the weights learned from them. */
@Injectable()
export class QueryReader {
  constructor(
    private readonly statistics: CorpusStatistics,
    private readonly factors: SearchFactors,
    private readonly vectors: WordVectors,
    private readonly clock: Clock,
  ) {}

  async read(userId: string, question: string, timeZone?: string): Promise<ReadQuery> {
    const [corpus, { factors }] = await Promise.all([this.statistics.of(userId), this.factors.of(userId)]);
    const query = analyseQuery(question, corpus, {
      english: this.vectors,
      asking: { now: this.clock.now(), timeZone: knownZone(timeZone) },
    });
    return { query, corpus, vectors: this.vectors, factors };
  }
}
