import { useState } from 'react';
import { errorMessage, isApiError } from '../../api/api-error';
import { notify } from '../../lib/notify';
import { randomUuid } from '../../lib/random-uuid';
import { useDraft } from '../../shared/drafts/use-draft';
import {
  useCreateMoodEntryMutation,
  useDeleteMoodEntryMutation,
  useGetMoodAroundQuery,
} from '../../shared/mood/api/mood.api';
import { moodName, type MoodStep } from '../../shared/mood/mood-names';
import { entryWaits } from '../../shared/mood/waiting/waiting.slice';
import { useSharedDispatch } from '../../shared/state/hooks';
import { fromLocalField } from '../reminders/local-time';
import { type Around, type MoodDraft, moodDraft, type MoodFields, toBody } from './mood-fields';

/** One key, so that every form and its button show one state. */
export const SAVING = { fixedCacheKey: 'mood' } as const;

export interface NewMood {
  fields: MoodDraft;
  change: (changes: Partial<MoodFields>) => void;
  around: readonly Around[];
  removeAround: (removed: Around) => void;
  isSaving: boolean;
  isStepMissing: boolean;
  /** Why the server would not keep it. */
  problem: string | null;
  /** Resolves to whether it is kept, by the server or on this device until it can be sent. */
  save: () => Promise<boolean>;
}

/** An entry as it is told. Without a connection it waits on the device, and is sent later, once. */
export function useNewMood(): NewMood {
  const [draft, setDraft] = useDraft(moodDraft);
  const dispatch = useSharedDispatch();
  const at = fromLocalField(draft.at);
  const surroundings = useGetMoodAroundQuery(at === null ? {} : { at }, { refetchOnMountOrArgChange: true });
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const [isStepMissing, setIsStepMissing] = useState(false);
  const [create, { isLoading, error, reset }] = useCreateMoodEntryMutation(SAVING);
  const [remove] = useDeleteMoodEntryMutation();
  const around = (surroundings.currentData?.items ?? []).filter((each) => !removed.includes(nameOf(each)));

  const finish = (): void => {
    setDraft(moodDraft.empty);
    setRemoved([]);
    reset();
  };
  const wait = (key: string, body: ReturnType<typeof toBody>): true => {
    dispatch(entryWaits({ at: new Date().toISOString(), ...body, idempotencyKey: key }));
    notify.info('Saved on this device. It’s sent when you’re back online.');
    finish();
    return true;
  };

  return {
    fields: draft,
    change: (changes) => {
      if (error) reset();
      setIsStepMissing(false);
      setDraft((current) => ({ ...current, ...changes, key: null }));
    },
    around,
    removeAround: (each) => setRemoved([...removed, nameOf(each)]),
    isSaving: isLoading,
    isStepMissing,
    problem: error ? errorMessage(error) : null,
    save: async () => {
      const { step } = draft;
      if (step === null) {
        setIsStepMissing(true);
        return false;
      }
      const key = draft.key ?? randomUuid();
      setDraft({ ...draft, key });
      const body = toBody({ ...draft, step }, around);
      if (!navigator.onLine) return wait(key, body);
      const answer = await create({ createMoodEntry: { ...body, idempotencyKey: key } });
      if (isApiError(answer.error)) return answer.error.status === 0 && wait(key, body);
      finish();
      notify.success(savedWords(step, draft.word), {
        action: { label: 'Undo', onSelect: () => void remove({ id: key }) },
      });
      return true;
    },
  };
}

function savedWords(step: MoodStep, word: string | null): string {
  return word === null ? `Saved: ${moodName(step)}` : `Saved: ${word}, ${moodName(step).toLowerCase()}`;
}

function nameOf({ kind, label }: Around): string {
  return `${kind} ${label}`;
}
