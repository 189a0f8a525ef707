import { DomainError } from '../../../common/http/problem.js';

export class ModelUnreachable extends DomainError {
  constructor(cause: unknown) {
    super('model_unreachable', 503, 'The server of the language model does not answer.', { cause });
  }
}
