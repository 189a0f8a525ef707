import { MAX_OUTPUT_LENGTH, MAX_STEPS, fail } from './limits.js';

/** One evaluation: the names that are set, what was printed, and how much was done. */
export class Run {
  private text = '';
  private steps = 0;

  constructor(readonly names: Map<string, unknown>) {}

  get output(): string {
    return this.text;
  }

  print(text: string): void {
    this.text += text;
    if (this.text.length > MAX_OUTPUT_LENGTH) fail('too much output');
  }

  step(): void {
    this.steps += 1;
    if (this.steps > MAX_STEPS) fail('too many steps');
  }
}

/** A compiled part of a template: closures, so nothing of it is ever code of ours that a device wrote. */
export type Expression = (run: Run) => unknown;
export type Statement = (run: Run) => void;
