import { type DraftKind, type DraftThunk, readDraft, writeDraft } from '../../../shared/drafts/drafts.slice';
import { randomUuid } from '../../../lib/random-uuid';
import { type ContactLetter, NO_LETTER } from './contact-letter';

interface ContactDraft extends ContactLetter {
  /** Given to these words at the first attempt to send them, so that a repeat after a lost answer is stored once. */
  key: string | null;
}

const contactDraft: DraftKind<ContactDraft> = {
  name: 'contact',
  empty: { ...NO_LETTER, key: null },
  restore: (stored) => (isContactDraft(stored) ? stored : null),
};

/** What was typed before a reload. */
export function keptLetter(): DraftThunk<ContactLetter> {
  return (dispatch) => {
    const { name, email, message } = dispatch(readDraft(contactDraft));
    return { name, email, message };
  };
}

/** Other words are another message, and get another key. */
export function keepLetter(letter: ContactLetter): DraftThunk<void> {
  return writeDraft(contactDraft, (draft) => (isSame(draft, letter) ? draft : { ...letter, key: null }));
}

export function keyOf(letter: ContactLetter): DraftThunk<string> {
  return (dispatch) => {
    dispatch(keepLetter(letter));
    const key = dispatch(readDraft(contactDraft)).key ?? randomUuid();
    dispatch(writeDraft(contactDraft, (draft) => ({ ...draft, key })));
    return key;
  };
}

export function forgetLetter(): DraftThunk<void> {
  return writeDraft(contactDraft, contactDraft.empty);
}

function isSame(one: ContactLetter, other: ContactLetter): boolean {
  return one.name === other.name && one.email === other.email && one.message === other.message;
}

function isContactDraft(stored: unknown): stored is ContactDraft {
  const fields: Record<string, unknown> = typeof stored === 'object' && stored !== null ? { ...stored } : {};
  return [fields['name'], fields['email'], fields['message']].every((value) => typeof value === 'string');
}
