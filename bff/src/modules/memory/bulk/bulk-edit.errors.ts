import { DomainError } from '../../../common/http/problem.js';

export class UndoNotFound extends DomainError {
  constructor() {
    super('undo_not_found', 404, 'This can no longer be undone.');
  }
}
