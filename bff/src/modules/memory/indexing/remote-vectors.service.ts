import { Inject, Injectable } from '@nestjs/common';
import { onBehalfOf } from '../../../common/http/current-request.js';
import { BackgroundWork } from '../../../common/lifecycle/background-work.js';
import { describeError } from '../../../common/logging/describe-error.js';
import {
  EMBEDDER,
  type Embedder,
  type EmbeddingSpace,
  REMOTE_EMBEDDER,
  type RemoteEmbedder,
} from '../../../integrations/embeddings/embedder.js';
import { TextRefused } from '../../../integrations/embeddings/embeddings.errors.js';
import { passageTexts } from './index-entries.js';
import { MemoryGraphRepository } from './memory-graph.repository.js';
import { type ReadMemory, type UnreadMemory, RemoteVectorsRepository } from './remote-vectors.repository.js';

/** One request's worth. */
const BATCH = 64;

/**
 * Has memories embedded by the server, where one is configured, after they were kept: a capture waits for nothing. The
 * newest come first. A change of the model, too, is found by the next sweep.
 */
@Injectable()
export class RemoteVectorsService extends BackgroundWork {
  protected readonly task = 'embed memories';
  protected override readonly sweepMs = 2 * 60_000;
  private isDown = false;
  private hasGraph = false;

  constructor(
    private readonly repository: RemoteVectorsRepository,
    private readonly graphs: MemoryGraphRepository,
    @Inject(EMBEDDER) private readonly local: Embedder,
    @Inject(REMOTE_EMBEDDER) private readonly remote: RemoteEmbedder | null,
  ) {
    super();
  }

  protected async findWaiting(): Promise<string[]> {
    if (!this.remote) return [];
    const { model } = await this.remote.open();
    return this.repository.findBehind(model);
  }

  protected async workOn(userId: string): Promise<boolean> {
    if (!this.remote) return false;
    const space = await this.openSpace(this.remote);
    const { remote } = this;
    const hasMore = await onBehalfOf(userId, () => this.readBatch(remote, space, userId));
    this.isDown = false;
    if (!hasMore) await this.repository.keepOnly(userId, [this.local.model, space.model]);
    return hasMore;
  }

  /** A server that is away is away for everybody: the next sweep finds them all again. Said once, not at every sweep. */
  protected override noteFailure(error: unknown): void {
    this.waiting.clear();
    if (!this.isDown) this.logger.warn({ task: this.task, error: describeError(error) });
    this.isDown = true;
  }

  private async openSpace(remote: RemoteEmbedder): Promise<EmbeddingSpace> {
    const space = await remote.open();
    if (!this.hasGraph) await this.graphs.make(space.model, space.dimensions);
    this.hasGraph = true;
    return space;
  }

  private async readBatch(
    remote: RemoteEmbedder,
    { model }: EmbeddingSpace,
    userId: string,
  ): Promise<boolean> {
    const taken = await this.repository.takeUp(userId, model, BATCH);
    if (taken.length === 0) return false;
    try {
      await this.read(remote, model, userId, taken);
    } catch (error) {
      await this.repository.giveBack(
        userId,
        model,
        taken.map(({ id }) => id),
      );
      throw error;
    }
    return taken.length === BATCH;
  }

  /** A refusal is for the whole request: then each half is tried by itself, down to the memory that is refused. */
  private async read(
    remote: RemoteEmbedder,
    model: string,
    userId: string,
    taken: readonly UnreadMemory[],
  ): Promise<void> {
    const passages = taken.map(({ text }) => passageTexts(text));
    const vectors = await remote.embedDocuments(passages.flat()).catch((error: unknown) => {
      if (error instanceof TextRefused) return error;
      throw error;
    });
    if (!(vectors instanceof TextRefused)) {
      await this.repository.keep(userId, model, withVectors(taken, passages, vectors));
    } else if (taken.length === 1) {
      for (const { id } of taken)
        await this.repository.refuse(userId, model, { memoryId: id, error: vectors.message });
    } else {
      const middle = Math.ceil(taken.length / 2);
      await this.read(remote, model, userId, taken.slice(0, middle));
      await this.read(remote, model, userId, taken.slice(middle));
    }
  }
}

function withVectors(
  taken: readonly UnreadMemory[],
  passages: readonly string[][],
  vectors: readonly Float32Array[],
): ReadMemory[] {
  let reached = 0;
  return taken.map((memory, i) => {
    const start = reached;
    reached += passages[i]?.length ?? 0;
    return { ...memory, vectors: vectors.slice(start, reached) };
  });
}
