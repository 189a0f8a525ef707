import type { DraftKind } from '../../shared/drafts/drafts.slice';

export const MAX_MEMORY_LENGTH = 20_000;
/** Shorter pastes are more often one thought with line breaks than a collection of notes. */
const MIN_BULK_PARAGRAPHS = 3;

export interface CaptureDraft {
  text: string;
  /** Many paragraphs came in by paste, so keeping them apart is offered. */
  isBulk: boolean;
  /** Given to the text at the first attempt to save it, so that a repeat after a lost answer stores it once. */
  key: string | null;
}

export const captureDraft: DraftKind<CaptureDraft> = {
  name: 'capture',
  empty: { text: '', isBulk: false, key: null },
  restore: (stored) => (isCaptureDraft(stored) ? stored : null),
};

export function withText(draft: CaptureDraft, text: string): CaptureDraft {
  return text === '' ? captureDraft.empty : { text, isBulk: draft.isBulk, key: null };
}

/** One sentence more, behind what is there. */
export function withSentence(draft: CaptureDraft, sentence: string): CaptureDraft {
  const before = draft.text.trimEnd();
  return withText(draft, before === '' ? sentence : `${before} ${sentence}`);
}

export function isBulkPaste(paragraphs: string[], text: string): boolean {
  return (
    paragraphs.length >= MIN_BULK_PARAGRAPHS || (paragraphs.length > 1 && text.length > MAX_MEMORY_LENGTH)
  );
}

function isCaptureDraft(stored: unknown): stored is CaptureDraft {
  return typeof stored === 'object' && stored !== null && 'text' in stored && typeof stored.text === 'string';
}
