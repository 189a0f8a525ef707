import { Inject, Injectable } from '@nestjs/common';
import { shorten } from '../../../common/language/shorten.js';
import {
  EMBEDDER,
  type Embedder,
  REMOTE_EMBEDDER,
  type RemoteEmbedder,
} from '../../../integrations/embeddings/embedder.js';
import { type MemoryIndex } from './memory-index.dto.js';
import { RemoteVectorsRepository } from './remote-vectors.repository.js';
import { RemoteVectorsService } from './remote-vectors.service.js';

const EXCERPT_LENGTH = 120;

/** How far the model has come with somebody's memories. */
@Injectable()
export class MemoryIndexService {
  constructor(
    private readonly repository: RemoteVectorsRepository,
    private readonly vectors: RemoteVectorsService,
    @Inject(EMBEDDER) private readonly local: Embedder,
    @Inject(REMOTE_EMBEDDER) private readonly remote: RemoteEmbedder | null,
  ) {}

  async describe(userId: string): Promise<MemoryIndex> {
    const space = this.remote?.space;
    const { total, done } = await this.repository.progress(userId, space?.model ?? '');
    // The local model reads a memory as it is captured, and is done with one whose words it does not know.
    if (!this.remote) return { model: this.local.model, total, done: total, running: false, failed: [] };
    if (!space) return { model: null, total, done: 0, running: false, failed: [] };
    const refused = await this.repository.findRefused(userId, space.model);
    return {
      model: space.model,
      total,
      done,
      running: this.vectors.isWorkingFor(userId),
      failed: refused.map(({ memoryId, error, text }) => ({
        memoryId,
        error,
        excerpt: shorten(text, EXCERPT_LENGTH),
      })),
    };
  }

  /** Has everything that was refused tried again. */
  async retry(userId: string): Promise<MemoryIndex> {
    const space = this.remote?.space;
    if (space) {
      await this.repository.forgive(userId, space.model);
      this.vectors.wake(userId);
    }
    return this.describe(userId);
  }
}
