import { useCreateMemoryMutation } from '../../../shared/memory/api/memory.api';
import { useAddToDraft } from '../../../components/capture/use-add-to-draft';
import { notify } from '../../../lib/notify';
import { randomUuid } from '../../../lib/random-uuid';

/** Remembers at once. Words that could not be saved are in the capture box, which opens. */
export function useRemember(onCapture: () => void): (text: string) => Promise<void> {
  const addToDraft = useAddToDraft();
  const [createMemory] = useCreateMemoryMutation();
  return async (text) => {
    const { error } = await createMemory({ createMemory: { text, idempotencyKey: randomUuid() } });
    if (!error) {
      notify.success('Remembered');
      return;
    }
    addToDraft(text);
    onCapture();
    notify.error('Couldn’t save. Your words are in the box.');
  };
}
