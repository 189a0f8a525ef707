import { type Performed } from './actions.dto.js';
import { rule, type RuleBody } from './rule.dto.js';

/** What an earlier release kept is read by the schema of this one. @throws z.ZodError for what no release wrote */
export function storedRule(body: unknown): RuleBody {
  return rule.parse(body);
}

/** The engine wrote it from a rule that it had read. */
export function storedAction(action: unknown): Performed {
  return action as Performed;
}
