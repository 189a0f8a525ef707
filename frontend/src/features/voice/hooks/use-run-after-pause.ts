import { useEffect, useEffectEvent } from 'react';
import type { VoiceState } from '../lib/voice-state';

/** Runs what was said once it has stood for the pause and nobody wrote in it. */
export function useRunAfterPause(
  { phase, runsByItself, text }: VoiceState,
  pauseMs: number,
  run: (text: string) => void,
): void {
  const isWaiting = phase === 'editing' && runsByItself;
  const handlePause = useEffectEvent(() => run(text));
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => handlePause(), pauseMs);
    return () => clearTimeout(timer);
  }, [isWaiting, pauseMs]);
}
