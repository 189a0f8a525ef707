import { DomainError } from '../../common/http/problem.js';

/** Told to the user as it is, whoever asked. */
export class ReadingRefused extends DomainError {
  constructor(reason: string) {
    super('reading_refused', 422, reason);
  }
}

/** To take back what is gone already would say something that is not so. */
export class ReadingChangedSince extends DomainError {
  constructor() {
    super('reading_changed_since', 409, 'It’s changed since, so it can’t be undone.');
  }
}

export class ReadingNotFound extends DomainError {
  constructor() {
    super('reading_not_found', 404, 'There is no such reading any more.');
  }
}

export class ReadingTimeTaken extends DomainError {
  constructor() {
    super('reading_time_taken', 409, 'There is a reading at that time already. Choose another time.');
  }
}
