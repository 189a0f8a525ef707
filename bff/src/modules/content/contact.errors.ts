import { DomainError } from '../../common/http/problem.js';

export class ContactMessageNotFound extends DomainError {
  constructor() {
    super('contact_message_not_found', 404, 'Message not found. It may have been deleted.');
  }
}
