import { Icon, IconButton } from '@twyn/design-system';
import { useRef, type PointerEvent, type ReactElement } from 'react';
import type { Dictation } from '../hooks/use-dictation';

/** A press that is let go earlier is a tap: it goes on listening until a silence or the next tap. */
const HOLD_MS = 350;
/** Keeps a long press from scrolling or opening a context menu. */
const HOLDABLE = { touchAction: 'none', userSelect: 'none', WebkitTouchCallout: 'none' } as const;

interface MicrophoneButtonProps {
  dictation: Dictation;
  disabled: boolean;
}

/** Held or tapped, it writes what is said into the message; Escape stops it. */
export function MicrophoneButton({ dictation, disabled }: MicrophoneButtonProps): ReactElement | null {
  const pressedAt = useRef<number | null>(null);
  const { phase, start, finish, release, cancel, isAvailable } = dictation;
  if (!isAvailable) return null;
  const press = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    if (phase === 'listening') finish();
    else {
      pressedAt.current = event.timeStamp;
      // Let go beside it, it is let go as well.
      addEventListener('pointerup', letGo, { once: true });
      start({ isHeld: true });
    }
  };
  const letGo = ({ timeStamp }: Pick<Event, 'timeStamp'>): void => {
    if (pressedAt.current === null) return;
    if (timeStamp - pressedAt.current >= HOLD_MS) finish();
    else release();
    pressedAt.current = null;
  };
  return (
    <IconButton
      label={phase === 'listening' ? 'Finish' : 'Speak your message'}
      icon={<Icon name={phase === 'listening' ? 'stop' : 'mic'} size={20} />}
      aria-pressed={phase === 'listening'}
      disabled={disabled || phase === 'writing'}
      style={HOLDABLE}
      onPointerDown={press}
      onPointerCancel={cancel}
      onKeyDown={(event) => {
        if (event.key === 'Escape') cancel();
      }}
      onClick={({ detail }) => {
        // A pointer has done it already: this is the keyboard.
        if (detail > 0) return;
        if (phase === 'listening') finish();
        else start({ isHeld: false });
      }}
    />
  );
}
