import { lazy, type ReactElement } from 'react';
import { CaptureDialog } from '../../components/capture/capture-dialog';
import { MoodDialog } from '../../components/mood/mood-dialog';
import { Optional } from './optional';
import type { FrameChoices } from './use-frame-choices';

const Palette = lazy(async () => ({ default: (await import('./global-capture/palette')).Palette }));
const ShortcutsDialog = lazy(async () => ({
  default: (await import('./shortcuts/shortcuts-dialog')).ShortcutsDialog,
}));

/** What the frame itself puts over the page. */
export type Overlay = 'find' | 'capture' | 'mood' | 'keys';

interface FrameOverlaysProps {
  overlay: Overlay | null;
  onOpen: (overlay: Overlay | null) => void;
  onFold: () => void;
  choices: FrameChoices;
  onChange: (changes: Partial<FrameChoices>) => void;
}

/** One of them at a time; one may lead to another. */
export function FrameOverlays(props: FrameOverlaysProps): ReactElement {
  const { overlay, onOpen, onFold, choices, onChange } = props;
  const open = (next: Overlay) => (): void => onOpen(next);
  const close = (): void => onOpen(null);
  return (
    <>
      <CaptureDialog open={overlay === 'capture'} onClose={close} onMood={open('mood')} />
      <MoodDialog open={overlay === 'mood'} onClose={close} />
      <Optional>
        {overlay === 'find' && (
          <Palette
            onClose={close}
            onCapture={open('capture')}
            onMood={open('mood')}
            onKeys={open('keys')}
            onFold={onFold}
          />
        )}
        {overlay === 'keys' && (
          <ShortcutsDialog
            hasLetterKeys={choices.hasLetterKeys}
            onChange={(hasLetterKeys) => onChange({ hasLetterKeys })}
            onClose={close}
          />
        )}
      </Optional>
    </>
  );
}
