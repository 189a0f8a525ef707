import { Injectable } from '@nestjs/common';
import { type Transaction } from '../../database/transaction.js';

/** A memory that is about to go for good. */
export interface ErasedMemory {
  id: string;
  userId: string;
  /** The message that it was told in, when it was told in one. */
  sourceMessageId: string | null;
}

/** Takes out what a module has of these memories, and gives how many answers lost their words with them. */
export type ErasureStep = (tx: Transaction, memories: readonly ErasedMemory[]) => Promise<number>;

/** What other modules do when memories go for good, in the same transaction: nothing derived from them may stay. */
@Injectable()
export class MemoryErasure {
  private readonly steps: ErasureStep[] = [];

  register(step: ErasureStep): void {
    this.steps.push(step);
  }

  async run(tx: Transaction, memories: readonly ErasedMemory[]): Promise<number> {
    let answers = 0;
    for (const step of this.steps) answers += await step(tx, memories);
    return answers;
  }
}
