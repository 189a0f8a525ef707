import { lazy, type ReactElement, Suspense, useState } from 'react';
import { addToDraft } from '../../../components/capture/add-to-draft';
import { DropVeil } from './drop-veil';
import { DueWatcher } from '../../../features/reminders/components/due-watcher';
import { Dispensable } from '../../dispensable';
import { useDroppedText } from './use-dropped-text';
import { useIsIdle } from './use-is-idle';
import { usePaletteKey } from './use-palette-key';
import { usePastedText } from './use-pasted-text';

const Palette = lazy(async () => ({ default: (await import('./palette')).Palette }));

/** What works on every screen: what is due, Ctrl+K, and pasting or dropping something where no field asks for it. */
export function Anywhere({ onCapture }: { onCapture: () => void }): ReactElement {
  const [isChoosing, setIsChoosing] = useState(false);
  const capture = (text: string): void => {
    addToDraft(text);
    onCapture();
  };
  usePaletteKey(() => setIsChoosing(true));
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
      {isChoosing && (
        <Suspense>
          <Palette onClose={() => setIsChoosing(false)} onCapture={onCapture} />
        </Suspense>
      )}
    </>
  );
}
