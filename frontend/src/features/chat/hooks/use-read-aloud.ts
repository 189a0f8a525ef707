import { useEffect, useRef, useState } from 'react';

export interface ReadAloud {
  /** Whether this browser speaks at all. */
  canSpeak: boolean;
  isSpeaking: boolean;
  toggle: () => void;
}

/** Reads a text aloud with the browser's voice, one at a time; it falls silent with the component. */
export function useReadAloud(textOf: () => string): ReadAloud {
  const [isSpeaking, setIsSpeaking] = useState(false);
  const spoken = useRef<SpeechSynthesisUtterance>(null);
  const canSpeak = 'speechSynthesis' in window;

  useEffect(
    () => () => {
      if (spoken.current) window.speechSynthesis.cancel();
    },
    [],
  );

  const end = (): void => {
    spoken.current = null;
    setIsSpeaking(false);
  };
  const toggle = (): void => {
    // Also ends what another answer is saying.
    window.speechSynthesis.cancel();
    if (isSpeaking) {
      end();
      return;
    }
    const utterance = new SpeechSynthesisUtterance(textOf());
    utterance.lang = 'en';
    utterance.onend = end;
    utterance.onerror = end;
    spoken.current = utterance;
    setIsSpeaking(true);
    window.speechSynthesis.speak(utterance);
  };
  return { canSpeak, isSpeaking, toggle };
}
