import { DomainError } from '../../common/http/problem.js';

/** So that nobody locks themselves out, and the last admin cannot be lost by a slip. */
export class OwnRole extends DomainError {
  constructor() {
    super('own_role', 409, 'You can’t change your own role. Ask another admin.');
  }
}
