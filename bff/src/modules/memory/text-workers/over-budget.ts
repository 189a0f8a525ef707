/** A text took more time or memory than one may: its thread was ended, and the same would happen again. */
export class OverBudget extends Error {
  constructor(readonly task: string) {
    super(`The task ${task} took more than its budget.`);
  }
}
