import type { DraftKind } from '../../../shared/drafts/drafts.slice';

export interface NoteDraft {
  text: string;
  /** Given at the first attempt to save these words, so that a repeat after a lost answer keeps them once. */
  key: string | null;
}

/** What is being noted of a day. It outlives a reload, and the page when something else is told of that day. */
export function noteDraft(date: string): DraftKind<NoteDraft> {
  return {
    name: `day-note ${date}`,
    empty: { text: '', key: null },
    restore: (stored) => (isNoteDraft(stored) ? stored : null),
  };
}

function isNoteDraft(stored: unknown): stored is NoteDraft {
  return typeof stored === 'object' && stored !== null && 'text' in stored && typeof stored.text === 'string';
}
