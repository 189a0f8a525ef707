import type { ReactElement } from 'react';
import { createPortal } from 'react-dom';
import { useAddToDraft } from '../../../components/capture/use-add-to-draft';
import { DueWatcher } from '../../../features/reminders/components/due-watcher';
import { useSendWaiting } from '../../../shared/mood/waiting/use-send-waiting';
import { OptionalBoundary } from '../../optional-boundary';
import type { Waiting } from '../navigation';
import type { FrameAction } from '../shortcuts/shortcuts';
import { useShortcuts } from '../shortcuts/use-shortcuts';
import { DropOverlay } from './drop-overlay';
import { useDroppedText } from './use-dropped-text';
import { useIsIdle } from './use-is-idle';
import { usePastedText } from './use-pasted-text';
import { WaitingWatcher } from './waiting-watcher';

interface GlobalCaptureProps {
  hasLetterKeys: boolean;
  onFind: () => void;
  onCapture: () => void;
  onKeys: () => void;
  onFold: () => void;
  onWaiting: (waiting: Waiting) => void;
  /** Where in the frame what is due shows itself. */
  bannerSlot: HTMLElement | null;
}

/** Works on every screen: its keys, text pasted or dropped outside a field, due reminders, and what waits. */
export function GlobalCapture(props: GlobalCaptureProps): ReactElement {
  const { hasLetterKeys, onFind, onCapture, onKeys, onFold, onWaiting, bannerSlot } = props;
  const addToDraft = useAddToDraft();
  const capture = (text: string): void => {
    addToDraft(text);
    onCapture();
  };
  const acts: Record<FrameAction, () => void> = {
    find: onFind,
    capture: onCapture,
    keys: onKeys,
    fold: onFold,
  };
  useShortcuts(hasLetterKeys, (action) => acts[action]());
  usePastedText(capture);
  useSendWaiting();
  const isIdle = useIsIdle();
  const isDragging = useDroppedText(capture);
  return (
    <>
      {isDragging && <DropOverlay />}
      {isIdle && (
        <OptionalBoundary>
          {bannerSlot && createPortal(<DueWatcher slot={bannerSlot} />, bannerSlot)}
          <WaitingWatcher onWaiting={onWaiting} />
        </OptionalBoundary>
      )}
    </>
  );
}
