import { Inject, Injectable } from '@nestjs/common';
import { withhold } from '../../../common/http/call-reason.js';
import { Clock } from '../../../common/clock.js';
import {
  EMBEDDER,
  type Embedder,
  REMOTE_EMBEDDER,
  type RemoteEmbedder,
} from '../../../integrations/embeddings/embedder.js';
import { EmbeddingsUnavailable, TextRefused } from '../../../integrations/embeddings/embeddings.errors.js';
import { RemoteVectorsRepository } from '../indexing/remote-vectors.repository.js';
import { type SearchNote } from '../memory-search.dto.js';
import { type CandidateQuery } from './candidates.js';

/** A model serves once it has read nearly all: what was captured a moment ago is found by its words meanwhile. */
const ENOUGH = 0.99;
/** Counting takes some 3 ms for 10,000 memories. */
const COUNTED_FOR_MS = 60_000;
/** A server that did not answer one question would let the next ones wait for nothing. */
const PAUSE_MS = 30_000;
const MAX_USERS = 1_000;

/** What a question is compared with memories by, and what is to be said about it. */
interface QuestionVector {
  vector: CandidateQuery['vector'];
  isRemote: boolean;
  note: SearchNote | null;
}

/** Embeds a question by the server's model, where there is one and it has read the user's memories; else by the local one. */
@Injectable()
export class QuestionVectors {
  /** Until when a user's memories count as read. */
  private readonly covered = new Map<string, number>();
  private pausedUntil = 0;

  constructor(
    private readonly repository: RemoteVectorsRepository,
    private readonly clock: Clock,
    @Inject(EMBEDDER) private readonly local: Embedder,
    @Inject(REMOTE_EMBEDDER) private readonly remote: RemoteEmbedder | null,
  ) {}

  /** `content` is the question without names and function words, which word vectors only suffer from. */
  async of(userId: string, question: string, content: string): Promise<QuestionVector> {
    const remote = this.remote && (await this.embedRemotely(this.remote, userId, question));
    if (remote?.vector) return remote;
    const [values] = await this.local.embed([content]);
    const vector = values ? { model: this.local.model, values } : null;
    return { vector, isRemote: false, note: remote?.note ?? null };
  }

  private async embedRemotely(
    remote: RemoteEmbedder,
    userId: string,
    question: string,
  ): Promise<QuestionVector> {
    if (this.now() < this.pausedUntil) {
      withhold('search', { url: remote.url, why: 'resting' });
      return { vector: null, isRemote: true, note: 'meaning_unavailable' };
    }
    const model = remote.space?.model;
    if (model === undefined || !(await this.isCovered(userId, model))) {
      return { vector: null, isRemote: true, note: 'meaning_catching_up' };
    }
    try {
      return { vector: { model, values: await remote.embedQuery(question) }, isRemote: true, note: null };
    } catch (error) {
      if (!(error instanceof EmbeddingsUnavailable || error instanceof TextRefused)) throw error;
      if (error instanceof EmbeddingsUnavailable) this.pausedUntil = this.now() + PAUSE_MS;
      return { vector: null, isRemote: true, note: 'meaning_unavailable' };
    }
  }

  private async isCovered(userId: string, model: string): Promise<boolean> {
    if (this.now() < (this.covered.get(userId) ?? 0)) return true;
    const { total, done } = await this.repository.progress(userId, model);
    if (done < ENOUGH * total) return false;
    if (this.covered.size >= MAX_USERS) this.covered.clear();
    this.covered.set(userId, this.now() + COUNTED_FOR_MS);
    return true;
  }

  private now(): number {
    return this.clock.now().getTime();
  }
}
