/** The state of a history entry that hands words over to the chat, to be looked at before they are sent. */
export function draftState(words: string): { draft: string } {
  return { draft: words };
}

export function draftFrom(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('draft' in state)) return null;
  return typeof state.draft === 'string' ? state.draft : null;
}
