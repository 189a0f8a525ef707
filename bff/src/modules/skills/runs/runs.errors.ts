import { DomainError } from '../../../common/http/problem.js';

export class RunNotFound extends DomainError {
  constructor() {
    super('skill_run_not_found', 404, 'That isn’t among the things I was asked to do.');
  }
}

export class RunUndone extends DomainError {
  constructor() {
    super('skill_run_undone', 409, 'That was undone already.');
  }
}

export class NothingToUndo extends DomainError {
  constructor() {
    super('skill_run_without_effect', 409, 'That changed nothing, so there is nothing to undo.');
  }
}
