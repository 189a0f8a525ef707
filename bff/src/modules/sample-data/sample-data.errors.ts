import { DomainError } from '../../common/http/problem.js';

export class SampleDataPresent extends DomainError {
  constructor() {
    super('sample_data_present', 409, 'The sample data is in your account already.');
  }
}
