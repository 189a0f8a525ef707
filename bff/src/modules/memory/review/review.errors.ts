import { DomainError } from '../../../common/http/problem.js';

/** Also said of another user's. */
export class ConflictNotFound extends DomainError {
  constructor() {
    super('conflict_not_found', 404, 'Pair of memories not found.');
  }
}

export class ConflictSettled extends DomainError {
  constructor() {
    super(
      'conflict_settled',
      409,
      'This was decided already, or one of the two memories was changed meanwhile.',
    );
  }
}

export class KeptMemoryNotInConflict extends DomainError {
  constructor() {
    super('kept_memory_not_in_conflict', 400, 'The memory to keep is none of the two.', {
      errors: [{ path: 'keepId', message: 'The memory to keep is none of the two.' }],
    });
  }
}
