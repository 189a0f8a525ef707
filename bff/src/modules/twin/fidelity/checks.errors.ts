import { DomainError } from '../../../common/http/problem.js';

export class TwinCheckNotFound extends DomainError {
  constructor() {
    super('twin_check_not_found', 404, 'This question is no longer open. Ask for new ones.');
  }
}

export class TwinCheckAnswered extends DomainError {
  constructor() {
    super('twin_check_answered', 409, 'This question was answered before. An answer counts once.');
  }
}

export class NoSuchChoice extends DomainError {
  constructor() {
    super('no_such_choice', 422, 'Choose one of the answers that the question has.');
  }
}

export class TooLittleKnown extends DomainError {
  constructor() {
    super(
      'too_little_known',
      422,
      'Too little is known for a new question. Tell your twin of three more people, places, topics or likings.',
    );
  }
}
