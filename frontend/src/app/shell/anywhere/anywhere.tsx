import type { ReactElement } from 'react';
import { useAddToDraft } from '../../../components/capture/use-add-to-draft';
import { DropVeil } from './drop-veil';
import { DueWatcher } from '../../../features/reminders/components/due-watcher';
import { Dispensable } from '../../dispensable';
import { useDroppedText } from './use-dropped-text';
import { useIsIdle } from './use-is-idle';
import { usePastedText } from './use-pasted-text';

/** What works on every screen: what is due, and pasting or dropping something where no field asks for it. */
export function Anywhere({ onCapture }: { onCapture: () => void }): ReactElement {
  const addToDraft = useAddToDraft();
  const capture = (text: string): void => {
    addToDraft(text);
    onCapture();
  };
  usePastedText(capture);
  const isIdle = useIsIdle();
  const isDragging = useDroppedText(capture);
  return (
    <>
      {isDragging && <DropVeil />}
      {isIdle && (
        <Dispensable>
          <DueWatcher />
        </Dispensable>
      )}
    </>
  );
}
