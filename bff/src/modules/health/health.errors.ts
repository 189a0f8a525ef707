import { DomainError } from '../../common/http/problem.js';

export class NotReady extends DomainError {
  constructor() {
    super('not_ready', 503, 'The server is stopping.');
  }
}
