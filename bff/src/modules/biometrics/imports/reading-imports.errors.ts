import { DomainError } from '../../../common/http/problem.js';

export class MappingWithoutTime extends DomainError {
  constructor() {
    super('mapping_without_time', 422, 'Choose the column with the time.');
  }
}

export class MappingWithoutMetric extends DomainError {
  constructor() {
    super('mapping_without_metric', 422, 'Choose what at least one column measures.');
  }
}
