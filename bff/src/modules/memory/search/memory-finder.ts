import { Injectable } from '@nestjs/common';
import { type SearchNote } from '../memory-search.dto.js';
import { type MemorySelection } from '../memory.rows.js';
import { type AnalysedQuery, distinct } from './analysed-query.js';
import { comparable } from './comparable.js';
import { type Corpus, inverseDocumentFrequency } from './corpus.js';
import { QueryReader } from './query-reader.js';
import { QuestionVectors } from './question-vectors.js';
import { rank, type Ranked } from './rank.js';
import { ReadTexts } from './read-texts.js';
import { type CandidateQuery, FINDABLE } from './candidates.js';
import { type CandidateRow, SearchRepository } from './search.repository.js';
import { WEIGHTS } from './weights.js';

export interface Findings {
  query: AnalysedQuery;
  /** The best first. */
  ranked: Ranked<CandidateRow>[];
  note: SearchNote | null;
}

interface FindOptions {
  limit: number;
  /** Where the asker is, for "yesterday"; UTC unless it is known. */
  timeZone?: string | undefined;
  selection?: MemorySelection | undefined;
  /** Leaves the words aside: only what is meant counts. @default false */
  byMeaningAlone?: boolean;
}

/** The rarest words of a question are looked for; the ranking still reads them all. */
const MAX_TERMS = 12;
/**
 * Beside rarer words, those that would bring in more memories than this, and more than this share of all, only order
 * what the rarer ones find. Half of it changes a third of the first ten among 100,000 memories, and none among 10,000.
 */
const MAX_EXPECTED = 1_000;
const MAX_EXPECTED_SHARE = 0.04;

/** Reads the question, gathers candidates, ranks them. */
@Injectable()
export class MemoryFinder {
  constructor(
    private readonly repository: SearchRepository,
    private readonly reader: QueryReader,
    private readonly questions: QuestionVectors,
    private readonly texts: ReadTexts,
  ) {}

  async find(
    userId: string,
    question: string,
    { limit, timeZone, selection = FINDABLE, byMeaningAlone = false }: FindOptions,
  ): Promise<Findings> {
    const knowledge = await this.reader.read(userId, question, timeZone);
    const { query, corpus } = knowledge;
    const content = query.content.map(({ word }) => word).join(' ');
    const { vector, isRemote, note } = await this.questions.of(userId, question, content);
    const rows = await this.repository.findCandidates(userId, {
      terms: byMeaningAlone ? [] : tellingTerms(query, corpus),
      vector,
      authors: namedAuthors(query, corpus),
      period: query.period,
      selection,
    });
    const candidates = isRemote ? comparable(rows) : rows;
    const all = await rank(query, candidates, { ...knowledge, read: this.texts.read });
    const ranked = all.filter(({ candidate }) => candidate.isSelected);
    const ordered = byMeaningAlone ? orderedByMeaning(ranked) : ranked;
    return { query, ranked: ordered.slice(0, limit), note };
  }
}

function orderedByMeaning(ranked: readonly Ranked<CandidateRow>[]): Ranked<CandidateRow>[] {
  return ranked
    .map((found) => ({ ...found, score: found.signals.meaning }))
    .sort((a, b) => b.score - a.score);
}

function tellingTerms({ content, asTyped }: AnalysedQuery, corpus: Corpus): CandidateQuery['terms'] {
  const { documentFrequency, memoryCount, otherNames } = corpus;
  const named = content.flatMap(({ term }) => [...(otherNames.get(term)?.keys() ?? [])]);
  const byOtherNames = named.map((term) => ({ term, idf: inverseDocumentFrequency(corpus, term) }));
  const rarestFirst = distinct([...content, ...asTyped, ...byOtherNames]).sort((a, b) => b.idf - a.idf);
  const mostExpected = Math.max(MAX_EXPECTED, MAX_EXPECTED_SHARE * memoryCount);
  let expected = 0;
  return rarestFirst.slice(0, MAX_TERMS).map(({ term, idf }, i) => {
    expected += documentFrequency.get(term) ?? 0;
    return { term, idf, isCommon: i > 0 && expected > mostExpected };
  });
}

function namedAuthors({ names, totalIdf }: AnalysedQuery, { authors }: Corpus): CandidateQuery['authors'] {
  const mostTelling = Math.max(0, ...names.values());
  return {
    names: [...names.keys()].flatMap((name) => authors.get(name)?.names ?? []),
    bonus: WEIGHTS.author * totalIdf + WEIGHTS.authorIdf * mostTelling,
  };
}
