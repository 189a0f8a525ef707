import { setImmediate } from 'node:timers/promises';
import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { describeError } from '../../../common/logging/describe-error.js';
import { KnownNames } from './known-names.js';
import { TagKnowledge } from './tag-knowledge.js';
import { loadTagger } from './tagger.js';
import { type Knowledge, type MemoryToRead, understand, type Understood } from './understand.js';
import { UnderstandingRepository } from './understanding.repository.js';

/** Small, so that what was captured meanwhile by somebody else is read soon. */
const BATCH = 20;
const SWEEP_MS = 5 * 60_000;
const NOTHING = { mentioned: [], introduced: [], suggestedTags: [], suggestedKind: null };

/**
 * Reads memories after they were kept: a capture waits for nothing. Users take turns, batch by batch. What a process
 * left unread when it ended is found by the next sweep, of whichever process.
 */
@Injectable()
export class UnderstandingService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(UnderstandingService.name);
  /** Whose memories wait, in turn. */
  private readonly waiting = new Set<string>();
  private readonly knowledge = new Map<string, Knowledge>();
  private reading: Promise<void> | undefined;
  private timer: NodeJS.Timeout | undefined;
  private isStopping = false;

  constructor(
    private readonly repository: UnderstandingRepository,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    void this.sweep();
    this.timer = setInterval(() => void this.sweep(), SWEEP_MS).unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    this.isStopping = true;
    await this.reading;
  }

  /** To be called when a user's memories were added or changed. */
  wake(userId: string): void {
    if (this.isStopping) return;
    this.waiting.add(userId);
    this.reading ??= this.readWaiting();
  }

  /** To be called when a user's names or tags were changed by hand. */
  forget(userId: string): void {
    this.knowledge.delete(userId);
  }

  /** Once everything is read. */
  async settled(): Promise<void> {
    while (this.reading) await this.reading;
  }

  private async sweep(): Promise<void> {
    try {
      for (const userId of await this.repository.findWaiting()) this.wake(userId);
    } catch (error) {
      this.logger.error({ task: 'look for unread memories', error: describeError(error) });
    }
  }

  private async readWaiting(): Promise<void> {
    for (const userId of this.waiting) {
      if (this.isStopping) break;
      this.waiting.delete(userId);
      try {
        const hasMore = await this.readBatch(userId);
        // At the end of the line, which this loop goes on to.
        if (hasMore) this.waiting.add(userId);
        else this.knowledge.delete(userId);
      } catch (error) {
        this.knowledge.delete(userId);
        this.logger.error({ task: 'understand memories', error: describeError(error) });
      }
    }
    // Here and not once the promise is kept: in between, a call to wake would be lost.
    this.reading = undefined;
  }

  private async readBatch(userId: string): Promise<boolean> {
    const unread = await this.repository.findUnread(userId, BATCH);
    if (unread.length === 0) return false;
    const knowledge = await this.knowledgeOf(userId);
    const read = [];
    for (const memory of unread) {
      read.push({ memory, understood: await this.read(memory, knowledge) });
      await setImmediate();
    }
    const introduced = await this.repository.keep(userId, read, this.clock.now());
    for (const entity of introduced) knowledge.names.add(entity);
    return unread.length === BATCH;
  }

  /** One that cannot be read must not keep the others from it: it counts as read, with nothing understood. */
  private async read(memory: MemoryToRead, knowledge: Knowledge): Promise<Understood> {
    try {
      return await understand(memory, knowledge, await loadTagger());
    } catch (error) {
      this.logger.warn({ task: 'understand a memory', error: describeError(error) });
      return { ...NOTHING, happenedAt: memory.happenedAt, happenedBy: memory.happenedBy };
    }
  }

  private async knowledgeOf(userId: string): Promise<Knowledge> {
    const known = this.knowledge.get(userId);
    if (known) return known;
    const { entities, tagged } = await this.repository.findKnown(userId);
    const fresh = { names: new KnownNames(entities), tags: new TagKnowledge(tagged) };
    this.knowledge.set(userId, fresh);
    return fresh;
  }
}
