import { DomainError } from '../../../common/http/problem.js';

export class TwinLineNotFound extends DomainError {
  constructor() {
    super('twin_line_not_found', 404, 'This line is no longer part of your profile.');
  }
}
