import { DomainError } from '../../../common/http/problem.js';

export class TwinVersionNotFound extends DomainError {
  constructor() {
    super('twin_version_not_found', 404, 'This version is no longer kept. Choose another.');
  }
}

export class TwinVersionConflict extends DomainError {
  constructor() {
    super('twin_version_conflict', 409, 'Another version was saved at the same moment. Save again.');
  }
}
