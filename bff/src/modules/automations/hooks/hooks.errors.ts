import { DomainError } from '../../../common/http/problem.js';

export class HookNotFound extends DomainError {
  constructor() {
    super('hook_not_found', 404, 'There is no such webhook.');
  }
}

export class TooManyHooks extends DomainError {
  constructor(most: number) {
    super('too_many_hooks', 422, `You have ${String(most)} webhooks, which is the most. Remove one first.`);
  }
}

/** The reason says what is wrong with it, and nothing of what is right. */
export class HookCallRefused extends DomainError {
  constructor(reason: string) {
    super('hook_call_refused', 401, reason);
  }
}

export class HookCallRepeated extends DomainError {
  constructor() {
    super('hook_call_repeated', 409, 'This call came before.');
  }
}
