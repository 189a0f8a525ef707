import { DomainError } from '../../common/http/problem.js';

/** Also said of another user's memory: whether it exists is theirs to know. */
export class MemoryNotFound extends DomainError {
  constructor() {
    super('memory_not_found', 404, 'Memory not found.');
  }
}

export class MemoryChanged extends DomainError {
  constructor() {
    super(
      'memory_changed',
      409,
      'This memory was changed in the meantime. Load it again and repeat the edit.',
    );
  }
}
