import { Injectable } from '@nestjs/common';
import { type ErasureStep } from './memory-trash.repository.js';

/** What other modules do when memories go for good: nothing derived from them may stay. */
@Injectable()
export class MemoryErasure {
  private readonly steps: ErasureStep[] = [];

  register(step: ErasureStep): void {
    this.steps.push(step);
  }

  /** All that was registered, one after another. */
  readonly run: ErasureStep = async (tx, memories) => {
    let answers = 0;
    for (const step of this.steps) answers += await step(tx, memories);
    return answers;
  };
}
