import { useEffect, useEffectEvent, useRef, useState, type FocusEvent } from 'react';

export interface PauseHandlers {
  onPointerMove: () => void;
  onPointerLeave: () => void;
  onFocus: () => void;
  onBlur: (event: FocusEvent) => void;
}

/** Calls `close` after a time that stands still while a pointer or the focus is on the element. */
export function useAutoClose(durationMs: number, close: () => void): PauseHandlers {
  const remainingMs = useRef(durationMs);
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const isPaused = isHovered || isFocused;
  const onTimeUp = useEffectEvent(close);
  useEffect(() => {
    if (isPaused) return;
    const startedAt = performance.now();
    const timer = setTimeout(onTimeUp, remainingMs.current);
    return () => {
      clearTimeout(timer);
      remainingMs.current -= performance.now() - startedAt;
    };
  }, [isPaused]);
  return {
    // not on enter: a toast that appears under a resting pointer would stay for ever
    onPointerMove: () => setIsHovered(true),
    onPointerLeave: () => setIsHovered(false),
    onFocus: () => setIsFocused(true),
    onBlur: (event) => setIsFocused(event.currentTarget.contains(event.relatedTarget)),
  };
}
