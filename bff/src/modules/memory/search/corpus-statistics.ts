import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { terms } from '../../../common/language/terms.js';
import { CacheNotices } from '../../../database/cache-notices.js';
import { type Author, type Corpus } from './corpus.js';
import { otherNames } from './other-names.js';
import { ReadTexts } from './read-texts.js';
import { type CorpusRows, SearchRepository } from './search.repository.js';

interface CountedCorpus extends Corpus {
  memoryCount: number;
  documentFrequency: Map<string, number>;
  countedAt: number;
}

/** Below this many memories counting takes a millisecond or two, and is done at every search. */
const SMALL = 200;
const FRESH_MS = 10 * 60_000;
/** About 1 MB for a user with 10,000 different words. */
const MAX_USERS = 50;
const CACHE = 'corpus';

/**
 * The users' corpora, counted once in a while: the weights of words move slowly. Captures of this process are added
 * as they happen, and another process counts again; one that is missing can still be found, since a term that was never
 * counted is still looked for.
 */
@Injectable()
export class CorpusStatistics implements OnModuleInit {
  /** Least recently counted first. */
  private readonly corpora = new Map<string, CountedCorpus>();

  constructor(
    private readonly repository: SearchRepository,
    private readonly texts: ReadTexts,
    private readonly clock: Clock,
    private readonly notices: CacheNotices,
  ) {}

  onModuleInit(): void {
    this.notices.subscribe(CACHE, (userId) => this.drop(userId));
  }

  /** Counting is waited for the first time only; later it is done behind the back of a search that uses the old ones. */
  async of(userId: string): Promise<Corpus> {
    const known = this.corpora.get(userId);
    if (!known) return this.count(userId);
    if (this.clock.now().getTime() - known.countedAt >= FRESH_MS) this.recount(userId, known);
    return known;
  }

  /** How many memories there are, as far as that was counted and kept; nothing is read for it. */
  known(userId: string): number | undefined {
    return this.corpora.get(userId)?.memoryCount;
  }

  /** Takes in new memories. */
  add(
    userId: string,
    added: readonly { terms: readonly string[]; author?: string | null | undefined }[],
  ): void {
    this.notices.announce(CACHE, userId);
    const corpus = this.corpora.get(userId);
    if (!corpus) return;
    if (added.some(({ author }) => author)) {
      this.drop(userId);
      return;
    }
    corpus.memoryCount += added.length;
    for (const term of added.flatMap((memory) => [...new Set(memory.terms)])) {
      corpus.documentFrequency.set(term, (corpus.documentFrequency.get(term) ?? 0) + 1);
    }
  }

  /** To be called when memories change or go: what was forgotten must not live on in a count. */
  forget(userId: string): void {
    this.notices.announce(CACHE, userId);
    this.drop(userId);
  }

  private drop(userId: string): void {
    this.corpora.delete(userId);
    this.texts.forget();
  }

  private recount(userId: string, old: CountedCorpus): void {
    // So that the searches meanwhile do not count too.
    old.countedAt = this.clock.now().getTime();
    // Should it fail, the next search with a reason to count will say so.
    void this.count(userId).catch(() => undefined);
  }

  private async count(userId: string): Promise<CountedCorpus> {
    const before = this.corpora.get(userId);
    const counted = toCorpus(await this.repository.readCorpus(userId), this.clock.now().getTime());
    const wasForgotten = before !== this.corpora.get(userId);
    if (!wasForgotten) this.replace(userId, counted);
    return counted;
  }

  private replace(userId: string, corpus: CountedCorpus): void {
    this.corpora.delete(userId);
    if (corpus.memoryCount < SMALL) return;
    this.corpora.set(userId, corpus);
    const [oldest] = this.corpora.keys();
    if (this.corpora.size > MAX_USERS && oldest !== undefined) this.corpora.delete(oldest);
  }
}

function toCorpus(rows: CorpusRows, countedAt: number): CountedCorpus {
  const scale = rows.sampled > 0 ? rows.memoryCount / rows.sampled : 1;
  return {
    memoryCount: rows.memoryCount,
    averageLength: Math.max(1, rows.averageLength),
    documentFrequency: new Map(rows.terms.map(({ word, ndoc }) => [word, ndoc * scale])),
    authors: byTerm(rows.authors),
    otherNames: otherNames(rows.names),
    countedAt,
  };
}

function byTerm(authors: CorpusRows['authors']): Map<string, Author> {
  const byTerm = new Map<string, Author>();
  for (const { name, memoryCount } of authors) {
    for (const term of new Set(terms(name))) {
      const known = byTerm.get(term);
      byTerm.set(term, {
        names: [...(known?.names ?? []), name],
        memoryCount: (known?.memoryCount ?? 0) + memoryCount,
      });
    }
  }
  return byTerm;
}
