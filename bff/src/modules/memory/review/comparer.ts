import { Injectable, Logger } from '@nestjs/common';
import { describeError } from '../../../common/logging/describe-error.js';
import { MemoryFinder } from '../search/memory-finder.js';
import { OverBudget } from '../text-workers/over-budget.js';
import { TextWorkers } from '../text-workers/text-workers.js';
import { type Comparable, type Finding } from './comparison.js';
import { type ComparedRow } from './comparison.repository.js';

/** The likest; what says the same is among the first. */
const MAX_ALIKE = 10;
/** The search reads a question; the beginning of a long text is enough to find its double. */
const MAX_LOOKED_FOR = 400;

/** Reads what memories state and whether they go together, beside the requests. */
@Injectable()
export class Comparer {
  private readonly logger = new Logger(Comparer.name);

  constructor(
    private readonly finder: MemoryFinder,
    private readonly workers: TextWorkers,
  ) {}

  async statementKeysOf({ text, author }: Comparable): Promise<string[]> {
    const read = this.workers.run('readStatements', { text, author }, text.length);
    return (await this.orNothing(read)).map(({ key }) => key);
  }

  /** In the order of the others. */
  findings(memory: Comparable, others: readonly Comparable[]): Promise<(Finding | null)[]> {
    const length = others.reduce((sum, { text }) => sum + text.length, memory.text.length);
    const input = { one: toComparable(memory), others: others.map(toComparable) };
    return this.orNothing(this.workers.run('compare', input, length));
  }

  /** In a conversation people say the same again; that makes no duplicate. */
  async findAlike(userId: string, { text, thread, author }: ComparedRow): Promise<string[]> {
    if (thread !== null && author !== null) return [];
    const { ranked } = await this.finder.find(userId, text.slice(0, MAX_LOOKED_FOR), { limit: MAX_ALIKE });
    return ranked.map(({ candidate }) => candidate.id);
  }

  /** What takes more than a text may take contradicts nothing, and counts as compared: it is not tried again. */
  private async orNothing<T>(work: Promise<T[]>): Promise<T[]> {
    try {
      return await work;
    } catch (error) {
      if (!(error instanceof OverBudget)) throw error;
      this.logger.warn({ task: 'compare a memory', error: describeError(error) });
      return [];
    }
  }
}

function toComparable({ text, author }: Comparable): Comparable {
  return { text, author };
}
