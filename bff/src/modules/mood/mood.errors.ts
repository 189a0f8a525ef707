import { DomainError } from '../../common/http/problem.js';

/** To take back what is gone already would say something that is not so. */
export class MoodChangedSince extends DomainError {
  constructor() {
    super('mood_changed_since', 409, 'It’s changed since, so it can’t be undone.');
  }
}
