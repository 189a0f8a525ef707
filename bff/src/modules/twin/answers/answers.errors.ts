import { DomainError } from '../../../common/http/problem.js';

export class TwinVerdictNotFound extends DomainError {
  constructor() {
    super('twin_verdict_not_found', 404, 'This verdict is no longer kept.');
  }
}

/** Nobody looks through more. */
export const MAX_VERDICTS = 500;

export class TooManyVerdicts extends DomainError {
  constructor() {
    super(
      'too_many_twin_verdicts',
      422,
      `You have ${String(MAX_VERDICTS)} verdicts, which is the most. Delete one first.`,
    );
  }
}
