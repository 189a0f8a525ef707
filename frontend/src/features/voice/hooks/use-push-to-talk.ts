import { type MouseEvent, type PointerEvent, useEffect, useEffectEvent, useRef } from 'react';
import type { VoicePhase } from '../lib/voice-state';
import type { VoiceSession } from '../lib/voice-session';

/** A press that is let go earlier is a tap: it goes on listening until a silence or the next tap. */
const HOLD_MS = 350;

interface TalkButtonProps {
  onPointerDown: (event: PointerEvent) => void;
  onClick: (event: MouseEvent) => void;
}

/** Held or tapped, by pointer or by the space bar; Escape stops whatever is under way. */
export function usePushToTalk(session: VoiceSession, phase: VoicePhase): TalkButtonProps {
  const pressedAt = useRef<number | null>(null);
  const press = (): void => {
    if (phase === 'listening') session.finish();
    else {
      pressedAt.current = performance.now();
      void session.listen({ isHeld: true });
    }
  };
  const release = (): void => {
    if (pressedAt.current === null) return;
    if (performance.now() - pressedAt.current >= HOLD_MS) session.finish();
    else session.release();
    pressedAt.current = null;
  };
  const handleEnd = useEffectEvent(release);
  const handleKeyDown = useEffectEvent((event: KeyboardEvent): void => {
    if (event.key === 'Escape' && phase !== 'idle' && !event.defaultPrevented) session.stop();
    if (event.key !== ' ' || !isPushToTalkTarget(event)) return;
    event.preventDefault();
    if (!event.repeat) press();
  });
  const handleKeyUp = useEffectEvent((event: KeyboardEvent): void => {
    if (event.key !== ' ' || !isPushToTalkTarget(event)) return;
    // Some browsers click a button when the key comes up.
    event.preventDefault();
    release();
  });

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    document.addEventListener('keydown', handleKeyDown, { signal });
    document.addEventListener('keyup', handleKeyUp, { signal });
    // Anywhere: the hand may have slipped off the button.
    for (const end of ['pointerup', 'pointercancel', 'blur'])
      window.addEventListener(end, () => handleEnd(), { signal });
    return () => controller.abort();
  }, []);

  return {
    onPointerDown: ({ button }) => {
      if (button === 0) press();
    },
    // A click without a pointer: Enter, or assistive technology.
    onClick: ({ detail }) => {
      if (detail !== 0) return;
      press();
      release();
    },
  };
}

/** Where the space bar does nothing else: on the talk button, or on nothing at all. */
function isPushToTalkTarget({ target }: KeyboardEvent): boolean {
  return target === document.body || (target instanceof Element && target.matches('[data-push-to-talk]'));
}
