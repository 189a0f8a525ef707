import { DomainError } from '../../../common/http/problem.js';

export class FindingNotFound extends DomainError {
  constructor() {
    super('finding_not_found', 404, 'Finding not found.');
  }
}

export class FindingsCheckedLately extends DomainError {
  constructor(minutes: number) {
    super(
      'findings_checked_lately',
      429,
      `Your days were checked less than ${minutes} minutes ago. Try again later.`,
    );
  }
}
