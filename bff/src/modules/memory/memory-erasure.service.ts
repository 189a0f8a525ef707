import { Injectable } from '@nestjs/common';
import { type AnswerCount } from './forgetting/forgetting.repository.js';
import { type ErasureStep } from './memory-trash.repository.js';

/** What other modules do when memories go for good: nothing derived from them may stay. */
@Injectable()
export class MemoryErasure {
  private readonly steps: ErasureStep[] = [];
  private readonly counts: AnswerCount[] = [];

  register(step: ErasureStep, count?: AnswerCount): void {
    this.steps.push(step);
    if (count) this.counts.push(count);
  }

  /** All that was registered, one after another. */
  readonly run: ErasureStep = async (tx, memories) => {
    let answers = 0;
    for (const step of this.steps) answers += await step(tx, memories);
    return answers;
  };

  /** How many answers would lose their words. */
  readonly countAnswers: AnswerCount = async (tx, memories) => {
    let answers = 0;
    for (const count of this.counts) answers += await count(tx, memories);
    return answers;
  };
}
