import { useCreateMemoryMutation } from '../../shared/memory/api/memory.api';
import { errorMessage, isApiError } from '../../api/api-error';
import { useDraft } from '../../shared/drafts/use-draft';
import { notify } from '../../lib/notify';
import { randomUuid } from '../../lib/random-uuid';
import { captureDraft, isBulkPaste, withSentence, withText } from './capture-draft';
import { splitIntoMemories } from './split-into-memories';

export interface Capture {
  text: string;
  /** The paragraphs of a pasted collection of notes; empty for everything else. */
  paragraphs: string[];
  isSaving: boolean;
  /** Why the last attempt failed. */
  problem: string | null;
  setText: (text: string) => void;
  addSentence: (sentence: string) => void;
  /** Call before the pasted text arrives in the field. */
  notePaste: (pasted: string) => void;
  clear: () => void;
  /** The user asked never to remember such a thing, and may insist. */
  isForbidden: boolean;
  /** Saves the whole text as one memory; resolves to whether it is stored. */
  remember: (options?: { saveAnyway: boolean }) => Promise<boolean>;
}

/** What is being told to the twin. The words stay in the draft until the server has answered that it has them. */
export function useCapture(): Capture {
  const [draft, setDraft] = useDraft(captureDraft);
  // One key, so that the box on the page and the box in the dialog show one state.
  const [createMemory, { isLoading, error, reset }] = useCreateMemoryMutation({ fixedCacheKey: 'capture' });

  return {
    text: draft.text,
    paragraphs: draft.isBulk ? splitIntoMemories(draft.text) : [],
    isSaving: isLoading,
    problem: error ? refusal(error) : null,
    isForbidden: isApiError(error) && error.code === 'never_remember',
    setText: (text) => {
      if (error) reset();
      setDraft((current) => withText(current, text));
    },
    addSentence: (sentence) => setDraft((current) => withSentence(current, sentence)),
    notePaste: (pasted) => {
      if (isBulkPaste(splitIntoMemories(pasted), pasted))
        setDraft((current) => ({ ...current, isBulk: true }));
    },
    clear: () => setDraft(captureDraft.empty),
    remember: async ({ saveAnyway } = { saveAnyway: false }) => {
      const key = draft.key ?? randomUuid();
      setDraft({ ...draft, key });
      const source = draft.isBulk ? 'paste' : 'form';
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
      const answer = await createMemory({
        createMemory: {
          text: draft.text,
          source,
          idempotencyKey: key,
          timeZone,
          saveAnyway,
        },
      });
      if (answer.error) return false;
      setDraft(captureDraft.empty);
      notify.success('Remembered');
      return true;
    },
  };
}

function refusal(error: unknown): string {
  const field = isApiError(error) ? error.fields[0] : undefined;
  return field?.message ?? errorMessage(error);
}
