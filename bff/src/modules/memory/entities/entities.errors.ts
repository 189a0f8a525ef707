import { DomainError } from '../../../common/http/problem.js';

export class EntityNotFound extends DomainError {
  constructor() {
    super('entity_not_found', 404, 'Name not found.');
  }
}

export class EntityNameTaken extends DomainError {
  constructor() {
    super('entity_name_taken', 409, 'That name already exists. Rename it, or merge the two.');
  }
}

export class MergedIntoItself extends DomainError {
  constructor() {
    super('merged_into_itself', 400, 'Choose another one to merge with.');
  }
}

export class MergeNotFound extends DomainError {
  constructor() {
    super('merge_not_found', 404, 'These two can no longer be separated.');
  }
}
