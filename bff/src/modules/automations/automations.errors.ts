import { DomainError } from '../../common/http/problem.js';

/** Nobody keeps an eye on more. */
export const MAX_AUTOMATIONS = 100;

export class AutomationNotFound extends DomainError {
  constructor() {
    super('automation_not_found', 404, 'Automation not found.');
  }
}

export class AutomationVersionNotFound extends DomainError {
  constructor() {
    super('automation_version_not_found', 404, 'This version is not kept any more.');
  }
}

export class TooManyAutomations extends DomainError {
  constructor() {
    super(
      'too_many_automations',
      422,
      `You have ${String(MAX_AUTOMATIONS)} automations, which is the most. Delete one first.`,
    );
  }
}

/** The automation was changed since it was read. */
export class AutomationChanged extends DomainError {
  constructor() {
    super('automation_changed', 409, 'This automation was changed meanwhile. Load it again.');
  }
}

/** The reason is a sentence for a person. */
export class AutomationRefused extends DomainError {
  constructor(reason: string) {
    super('automation_refused', 422, reason);
  }
}

export class QuestionNotFound extends DomainError {
  constructor() {
    super('automation_question_not_found', 404, 'Nobody waits for this answer any more.');
  }
}
