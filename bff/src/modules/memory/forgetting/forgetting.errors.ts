import { DomainError } from '../../../common/http/problem.js';

export class ForgettingChanged extends DomainError {
  constructor(count: number) {
    super(
      'forgetting_changed',
      409,
      count === 1
        ? 'Meanwhile it is 1 memory. Look again.'
        : `Meanwhile it is ${count} memories. Look again.`,
      { errors: [{ path: 'expectedCount', message: String(count) }] },
    );
  }
}
