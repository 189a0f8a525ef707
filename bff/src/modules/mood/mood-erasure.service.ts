import { Injectable } from '@nestjs/common';
import { type MoodErasureStep } from './erased-moods.repository.js';

/** What other modules do when moods go for good: nothing that was said of them may stay. */
@Injectable()
export class MoodErasure {
  private readonly steps: MoodErasureStep[] = [];

  register(step: MoodErasureStep): void {
    this.steps.push(step);
  }

  /** All that was registered, one after another. */
  readonly run: MoodErasureStep = async (tx, moods) => {
    for (const step of this.steps) await step(tx, moods);
  };
}
