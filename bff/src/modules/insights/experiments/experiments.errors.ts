import { DomainError } from '../../../common/http/problem.js';

/** Nobody remembers more. */
export const MAX_EXPERIMENTS = 50;

export class ExperimentNotFound extends DomainError {
  constructor() {
    super('experiment_not_found', 404, 'Experiment not found.');
  }
}

export class ExperimentRunning extends DomainError {
  constructor() {
    super('experiment_running', 409, 'An experiment is running. Two at once could not be told apart.');
  }
}

export class TooManyExperiments extends DomainError {
  constructor() {
    super(
      'too_many_experiments',
      422,
      `You have ${MAX_EXPERIMENTS} experiments, which is the most. Delete one first.`,
    );
  }
}

export class OutcomeUnfit extends DomainError {
  constructor() {
    super('outcome_unfit', 422, 'There are too few days of that to say what two weeks could show.');
  }
}
