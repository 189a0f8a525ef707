import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
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
const SWEEP_MS = 2 * 60_000;

/**
 * Has memories embedded by the server, where one is configured, after they were kept: a capture waits for nothing. Users
 * take turns, the newest memories first. What a process left when it ended, or a change of the model, is found by the
 * next sweep, of whichever process.
 */
@Injectable()
export class RemoteVectorsService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(RemoteVectorsService.name);
  /** Whose memories wait, in turn. */
  private readonly waiting = new Set<string>();
  private working: Promise<void> | undefined;
  private current: string | undefined;
  private timer: NodeJS.Timeout | undefined;
  private isStopping = false;
  private isDown = false;
  private hasGraph = false;

  constructor(
    private readonly repository: RemoteVectorsRepository,
    private readonly graphs: MemoryGraphRepository,
    @Inject(EMBEDDER) private readonly local: Embedder,
    @Inject(REMOTE_EMBEDDER) private readonly remote: RemoteEmbedder | null,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.remote) return;
    void this.sweep();
    this.timer = setInterval(() => void this.sweep(), SWEEP_MS).unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    this.isStopping = true;
    await this.working;
  }

  /** To be called when a user's memories were added or changed. */
  wake(userId: string): void {
    if (!this.remote) return;
    this.waiting.add(userId);
    this.working ??= this.workOff(this.remote);
  }

  isWorkingFor(userId: string): boolean {
    return this.current === userId || this.waiting.has(userId);
  }

  /** Once there is nothing left to do, or the server is away. */
  async settled(): Promise<void> {
    while (this.working) await this.working;
  }

  /** Looks for everybody whose memories lack vectors. */
  async sweep(): Promise<void> {
    if (!this.remote) return;
    try {
      const { model } = await this.remote.open();
      for (const userId of await this.repository.findBehind(model)) this.wake(userId);
    } catch (error) {
      this.noteFailure(error);
    }
  }

  private async workOff(remote: RemoteEmbedder): Promise<void> {
    try {
      const space = await this.openSpace(remote);
      for (const userId of this.waiting) {
        if (this.isStopping) break;
        this.waiting.delete(userId);
        this.current = userId;
        const hasMore = await this.readBatch(remote, space, userId);
        this.isDown = false;
        // At the end of the line, which this loop goes on to.
        if (hasMore) this.waiting.add(userId);
        else await this.repository.keepOnly(userId, [this.local.model, space.model]);
      }
    } catch (error) {
      // The next sweep finds them all again.
      this.waiting.clear();
      this.noteFailure(error);
    }
    this.current = undefined;
    // Here and not once the promise is kept: in between, a call to wake would be lost.
    this.working = undefined;
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

  /** Once, not at every sweep. */
  private noteFailure(error: unknown): void {
    if (!this.isDown) this.logger.warn({ task: 'embed memories', error: describeError(error) });
    this.isDown = true;
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
