import { type SkillCall } from '../kit/skill-handler.js';
import { type DialogueState } from '../runs/runs.service.js';
import { type CommandContext, type Intent } from './command.js';

/** What was done last and what was asked, as the parser takes it. */
export function spokenOf({ last, pending }: DialogueState): Pick<CommandContext, 'last' | 'pending'> {
  return {
    ...(last && { last: { intents: last.asked.map(asIntent) } }),
    ...(pending && { pending: { intents: pending.asked.map(asIntent), question: pending.question } }),
  };
}

function asIntent(asked: SkillCall): Intent {
  return { ...asked, confidence: 1, unexplained: [] };
}
