import { DomainError } from '../../../common/http/problem.js';
import { type Rule } from './rule-matcher.js';

export const MAX_RULES = 200;

export class MemoryRuleNotFound extends DomainError {
  constructor() {
    super('memory_rule_not_found', 404, 'Rule not found.');
  }
}

export class TooManyMemoryRules extends DomainError {
  constructor() {
    super('too_many_memory_rules', 409, `There are ${MAX_RULES} rules already. Delete one first.`);
  }
}

/** What was about to be kept is what the user asked never to remember. */
export class NeverToBeRemembered extends DomainError {
  constructor(readonly rule: Rule) {
    super('never_remember', 409, `You asked me never to remember ${describeRule(rule)}.`);
  }
}

export function describeRule({ kind, text }: Rule): string {
  switch (kind) {
    case 'person':
      return `anything about ${text}`;
    case 'topic':
      return `anything about “${text}”`;
    case 'word':
      return `anything with the word “${text}”`;
  }
}
