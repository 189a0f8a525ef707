import { DomainError } from '../../common/http/problem.js';

/** The same for an unknown conversation and for somebody else's. */
export class ConversationNotFound extends DomainError {
  constructor() {
    super('conversation_not_found', 404, 'Conversation not found.');
  }
}

export class MessageNotFound extends DomainError {
  constructor() {
    super('message_not_found', 404, 'Message not found in this conversation.');
  }
}

export class AnswerNotFound extends DomainError {
  constructor() {
    super('answer_not_found', 404, 'Answer not found.');
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

/** Somebody's words that are recalled already must not come back as a second memory; what was erased has none. */
export class NotToBeRemembered extends DomainError {
  constructor(reason: string) {
    super('not_to_be_remembered', 409, reason);
  }
}

/** What was shown before the yes is not what is there now. */
export class MessageMemoriesChanged extends DomainError {
  constructor() {
    super('message_memories_changed', 409, 'These memories have changed meanwhile. Look at them once more.');
  }
}
