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
import { MemoryGraphRepository } from './memory-graph.repository.js';

/** Numbers that a search may read: 30,000 vectors of 100 take some 10 ms, from where on a walk through a graph is faster. */
const MOST_NUMBERS = 3_000_000;
/** pgvector's limit for a graph of vectors. */
const MAX_DIMENSIONS = 2_000;
const SWEEP_MS = 10 * 60_000;
/** Some 0.1 s: on PGlite everybody waits for it. */
const BATCH = 50;

/**
 * Puts the vectors of those who have very many into a graph, behind the back of captures and imports, which are found
 * by reading until then. See docs/decisions/0012-a-graph-for-the-many.md.
 */
@Injectable()
export class MemoryGraphService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(MemoryGraphService.name);
  /** Whose vectors this process has added to since it last looked: nobody else's have become more. */
  private grown: Set<string> | 'all' = 'all';
  private timer: NodeJS.Timeout | undefined;
  private growing: Promise<void> | undefined;
  private isStopping = false;

  constructor(
    private readonly graphs: MemoryGraphRepository,
    @Inject(EMBEDDER) private readonly local: Embedder,
    @Inject(REMOTE_EMBEDDER) private readonly remote: RemoteEmbedder | null,
  ) {}

  onApplicationBootstrap(): void {
    void this.sweep();
    this.timer = setInterval(() => void this.sweep(), SWEEP_MS).unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    this.isStopping = true;
    await this.growing;
  }

  /** To be called when vectors were added. */
  noteGrown(userId: string): void {
    if (this.grown !== 'all') this.grown.add(userId);
  }

  /** Puts in all that is due now: of everybody the first time, or else of those who have more than before. */
  async grow(among: readonly string[] | 'all' = 'all'): Promise<void> {
    for (const space of [this.local, this.remote?.space]) {
      if (space && space.dimensions <= MAX_DIMENSIONS) await this.growIn(space, among);
    }
  }

  private async growIn(
    { model, dimensions }: EmbeddingSpace,
    among: readonly string[] | 'all',
  ): Promise<void> {
    const most = Math.floor(MOST_NUMBERS / dimensions);
    for (const userId of await this.graphs.findCrowded(model, most, among)) {
      let moved = BATCH;
      while (moved === BATCH && !this.isStopping) moved = await this.graphs.putIn(userId, model, BATCH);
    }
  }

  private async sweep(): Promise<void> {
    if (this.grown !== 'all' && this.grown.size === 0) return;
    const among = this.grown === 'all' ? 'all' : [...this.grown];
    this.grown = new Set();
    this.growing ??= this.grow(among);
    try {
      await this.growing;
    } catch (error) {
      this.grown = 'all';
      this.logger.error({ task: 'grow the graph of memories', error: describeError(error) });
    } finally {
      this.growing = undefined;
    }
  }
}
