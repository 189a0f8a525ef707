import { setImmediate, setTimeout as wait } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { BackgroundWork } from '../../../common/lifecycle/background-work.js';
import { IdleGate } from '../../../common/lifecycle/idle-gate.js';
import { describeError } from '../../../common/logging/describe-error.js';
import { OverBudget } from '../text-workers/over-budget.js';
import { TextWorkers } from '../text-workers/text-workers.js';
import { KnownNames } from './known-names.js';
import { Rejections } from './rejections.js';
import { TagKnowledge } from './tag-knowledge.js';
import { type Knowledge, type MemoryToRead, toCaptureText, extract, type Extraction } from './extract.js';
import { ExtractionRepository } from './extraction.repository.js';
import { LiveEvents } from '../../events/live-events.service.js';

/** Small, so that what was captured meanwhile by somebody else is read soon. */
const BATCH = 20;
/** Whatever holds a memory at the moment changes it, and is done soon. */
const LOCKED_MS = 200;
const NOTHING = { mentioned: [], introduced: [], suggestedTags: [], suggestedKind: null };

/** Reads memories after they were kept: a capture waits for nothing. */
@Injectable()
export class ExtractionService extends BackgroundWork {
  protected readonly task = 'understand memories';
  private readonly knowledge = new Map<string, Knowledge>();

  constructor(
    private readonly repository: ExtractionRepository,
    private readonly clock: Clock,
    private readonly idle: IdleGate,
    private readonly workers: TextWorkers,
    private readonly live: LiveEvents,
  ) {
    super();
  }

  /** To be called when a user changed names, or rejected a suggestion. */
  forget(userId: string): void {
    this.knowledge.delete(userId);
  }

  protected findWaiting(): Promise<string[]> {
    return this.repository.findWaiting();
  }

  protected async workOn(userId: string): Promise<boolean> {
    let hasMore = false;
    try {
      hasMore = await this.readBatch(userId);
    } finally {
      if (!hasMore) this.knowledge.delete(userId);
    }
    return hasMore;
  }

  private async readBatch(userId: string): Promise<boolean> {
    await this.idle.wait();
    const unread = await this.repository.findUnread(userId, BATCH);
    if (unread.length === 0) return false;
    const knowledge = await this.knowledgeOf(userId);
    const read = [];
    for (const memory of unread) {
      read.push({ memory, understood: await this.read(memory, knowledge) });
      await setImmediate();
    }
    const { introduced, isAll, isReadElsewhere } = await this.repository.keep(userId, read, this.clock.now());
    for (const { memory } of read) this.live.changed(userId, 'memories', memory.id);
    for (const entity of introduced) knowledge.names.add(entity);
    // The others are left to the process that is at them, or else to a sweep.
    if (isReadElsewhere) return false;
    if (!isAll) await wait(LOCKED_MS);
    return unread.length === BATCH || !isAll;
  }

  /** One that cannot be read must not keep the others from it: it counts as read, with nothing understood. */
  private async read(memory: MemoryToRead, knowledge: Knowledge): Promise<Extraction> {
    try {
      const read = await this.workers.run('readCapture', toCaptureText(memory), memory.text.length);
      return extract(memory, read, knowledge);
    } catch (error) {
      this.logger.warn({ task: 'understand a memory', error: describeError(error) });
      const { happenedAt, happenedBy } = memory;
      return { ...NOTHING, happenedAt, happenedBy, isStopped: error instanceof OverBudget };
    }
  }

  private async knowledgeOf(userId: string): Promise<Knowledge> {
    const known = this.knowledge.get(userId);
    if (known) return known;
    const { entities, tagged, rejected } = await this.repository.findKnown(userId);
    const fresh = {
      names: new KnownNames(entities),
      tags: new TagKnowledge(tagged),
      rejections: new Rejections(rejected),
    };
    this.knowledge.set(userId, fresh);
    return fresh;
  }
}
