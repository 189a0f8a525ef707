import { DomainError } from '../../common/http/problem.js';

/** The same for an unknown conversation and for somebody else's. */
export class ConversationNotFound extends DomainError {
  constructor() {
    super('conversation_not_found', 404, 'There is no such conversation.');
  }
}

export class MessageNotFound extends DomainError {
  constructor() {
    super('message_not_found', 404, 'There is no such message in this conversation.');
  }
}

export class AnswerNotFound extends DomainError {
  constructor() {
    super('answer_not_found', 404, 'There is no such answer.');
  }
}

export class TooManyAnswers extends DomainError {
  constructor() {
    super(
      'too_many_answers',
      429,
      'Several answers are still being written. Wait for one of them to finish.',
      {
        headers: { 'Retry-After': '1' },
      },
    );
  }
}
