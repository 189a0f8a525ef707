import { DomainError } from '../../../common/http/problem.js';

export class MappingWithoutText extends DomainError {
  constructor() {
    super('mapping_without_text', 422, 'Choose the column with the memory text.');
  }
}
