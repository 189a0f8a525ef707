import { DomainError } from '../../../common/http/problem.js';

export class MemoryVersionNotFound extends DomainError {
  constructor() {
    super('memory_version_not_found', 404, 'Version not found.');
  }
}

export class MemoryNotCurrent extends DomainError {
  constructor() {
    super('memory_not_current', 409, 'One of the two memories is no longer true, or they are the same.');
  }
}
