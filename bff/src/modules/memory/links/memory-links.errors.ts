import { DomainError } from '../../../common/http/problem.js';

export class LinkedToItself extends DomainError {
  constructor() {
    super('linked_to_itself', 400, 'Choose another memory to link to.');
  }
}
