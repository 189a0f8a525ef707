import { type ContextName, CONTEXTS } from './contexts.dto.js';

/** What to say instead of reading that; undefined where nothing is in the way. */
export function contextRefusal(
  reads: ContextName | undefined,
  disabledContexts: readonly ContextName[] = [],
): string | undefined {
  const context = CONTEXTS.find(({ name }) => name === reads && disabledContexts.includes(name));
  return context && `${context.label} is switched off in this conversation.`;
}
