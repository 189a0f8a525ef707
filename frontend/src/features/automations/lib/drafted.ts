import type { AutomationRule, DraftedAutomation } from '../api/automations.api';
import { NEW_RULE } from './rule-parts';

/** What a page of a new automation is opened with. */
export interface DraftState {
  readonly text: string;
  readonly draft: DraftedAutomation;
}

export const NOTHING_UNDERSTOOD =
  'Say it as “when …, do …”, with a comma between what happens and what is to be done.';

/** The form’s beginning; what was not understood is as in an empty one. */
export function ruleOfDraft({ when, if: condition, then }: DraftedAutomation): AutomationRule {
  return {
    ...NEW_RULE,
    ...(when.length > 0 && { when }),
    ...(then.length > 0 && { then }),
    if: condition,
  };
}

/** What was not understood of it, in a sentence; undefined where all was. */
export function notUnderstood({ when, then, whenText, thenText }: DraftedAutomation): string | undefined {
  const parts = [...(when.length > 0 ? [] : [whenText]), ...(then.length > 0 ? [] : [thenText])].filter(
    (part) => part !== null,
  );
  return parts.length > 0 ? `Not understood: “${parts.join('” and “')}”. Fill that in below.` : undefined;
}
