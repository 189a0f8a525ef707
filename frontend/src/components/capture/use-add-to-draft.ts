import { useSharedDispatch } from '../../shared/state/hooks';
import { writeDraft } from '../../shared/drafts/drafts.slice';
import { captureDraft, isBulkPaste } from './capture-draft';
import { splitIntoMemories } from './split-into-memories';

/** Puts a text behind what is being told already. */
export function useAddToDraft(): (text: string) => void {
  const dispatch = useSharedDispatch();
  return (text) =>
    dispatch(
      writeDraft(captureDraft, (draft) => {
        const before = draft.text.trim();
        const whole = before === '' ? text : `${before}\n\n${text}`;
        return { text: whole, isBulk: isBulkPaste(splitIntoMemories(whole), whole), key: null };
      }),
    );
}
