import type { ReactElement } from 'react';
import { useAddToDraft } from '../../../components/capture/use-add-to-draft';
import { DropOverlay } from './drop-overlay';
import { DueWatcher } from '../../../features/reminders/components/due-watcher';
import { OptionalBoundary } from '../../optional-boundary';
import { useDroppedText } from './use-dropped-text';
import { useIsIdle } from './use-is-idle';
import { usePastedText } from './use-pasted-text';

/** Works on every screen: captures text pasted or dropped outside a field, and announces due reminders. */
export function GlobalCapture({ onCapture }: { onCapture: () => void }): ReactElement {
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
      {isDragging && <DropOverlay />}
      {isIdle && (
        <OptionalBoundary>
          <DueWatcher />
        </OptionalBoundary>
      )}
    </>
  );
}
