import { FaceScale } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { useDraft } from '../../shared/drafts/use-draft';
import { MOOD_WORDS } from '../../shared/mood/mood-names';
import { moodDraft } from './mood-fields';

/** Five faces among other things: the one that is pressed is chosen in the form that opens. */
export function MoodQuickRow({ onChosen }: { onChosen: () => void }): ReactElement {
  const [draft, setDraft] = useDraft(moodDraft);
  return (
    <FaceScale
      label="How is it right now?"
      words={MOOD_WORDS}
      value={null}
      dense
      onChange={(step) => {
        setDraft({ ...draft, step, word: step === draft.step ? draft.word : null, key: null });
        onChosen();
      }}
    />
  );
}
