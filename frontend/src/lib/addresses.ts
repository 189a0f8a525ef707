import { paths } from './paths';

/** Addresses inside a page. The page that reads a parameter and those that link to it meet here. */
export const MEMORY_PARAM = 'memory';
export const CONVERSATION_PARAM = 'conversation';
export const SEARCH_PARAM = 'q';
/** The memory that is open beside an answer: the ids of both. */
export const SOURCE_PARAM = 'source';

export function memoryAddress(memoryId: string): string {
  return `${paths.memory}?${new URLSearchParams({ [MEMORY_PARAM]: memoryId })}`;
}

export function searchAddress(query: string): string {
  return `${paths.search}?${new URLSearchParams({ [SEARCH_PARAM]: query })}`;
}

export function conversationAddress(conversationId: string, messageId?: string): string {
  const address = `${paths.chat}?${new URLSearchParams({ [CONVERSATION_PARAM]: conversationId })}`;
  return messageId === undefined ? address : `${address}#${messageAnchor(messageId)}`;
}

/** The element id of a message in its conversation. */
export function messageAnchor(messageId: string): string {
  return `message-${messageId}`;
}

/** The state of a history entry that hands a question over to the chat. */
export function askState(question: string): { ask: string } {
  return { ask: question };
}

export function questionFrom(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('ask' in state)) return null;
  return typeof state.ask === 'string' ? state.ask : null;
}

/** The page of one metric: what is measured, over time. */
export function metricAddress(metric: string): string {
  return `${paths.biometrics}/${encodeURIComponent(metric)}`;
}

/** The page of one day, such as 2026-11-26. */
export function dayAddress(date: string): string {
  return `${paths.day}/${date}`;
}

/** The review of the week or month that a day lies in. */
export function reviewAddress(kind: 'week' | 'month', date: string): string {
  return `${paths.reviews}/${kind}/${date}`;
}
