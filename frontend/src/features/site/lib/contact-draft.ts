import { type DraftKind, type DraftThunk, readDraft, writeDraft } from '../../../shared/drafts/drafts.slice';
import { randomUuid } from '../../../lib/random-uuid';
import { type ContactFields, EMPTY_CONTACT_FIELDS } from './contact-fields';

interface ContactDraft extends ContactFields {
  /** Idempotency key, set at the first attempt to send, so that a retry after a lost response is stored once. */
  key: string | null;
}

const contactDraft: DraftKind<ContactDraft> = {
  name: 'contact',
  empty: { ...EMPTY_CONTACT_FIELDS, key: null },
  restore: (stored) => (isContactDraft(stored) ? stored : null),
};

export function readContactDraft(): DraftThunk<ContactFields> {
  return (dispatch) => {
    const { name, email, message } = dispatch(readDraft(contactDraft));
    return { name, email, message };
  };
}

/** Changed fields make a new message, so the idempotency key is dropped. */
export function saveContactDraft(fields: ContactFields): DraftThunk<void> {
  return writeDraft(contactDraft, (draft) => (isSame(draft, fields) ? draft : { ...fields, key: null }));
}

export function idempotencyKeyOf(fields: ContactFields): DraftThunk<string> {
  return (dispatch) => {
    dispatch(saveContactDraft(fields));
    const key = dispatch(readDraft(contactDraft)).key ?? randomUuid();
    dispatch(writeDraft(contactDraft, (draft) => ({ ...draft, key })));
    return key;
  };
}

export function clearContactDraft(): DraftThunk<void> {
  return writeDraft(contactDraft, contactDraft.empty);
}

function isSame(one: ContactFields, other: ContactFields): boolean {
  return one.name === other.name && one.email === other.email && one.message === other.message;
}

function isContactDraft(stored: unknown): stored is ContactDraft {
  const fields: Record<string, unknown> = typeof stored === 'object' && stored !== null ? { ...stored } : {};
  return [fields['name'], fields['email'], fields['message']].every((value) => typeof value === 'string');
}
