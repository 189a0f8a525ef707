import { useEffect, useRef, useState } from 'react';
import { speakable } from '../../../platform/speech/speakable';
import { sayByBrowser, type Speech } from '../../../platform/speech/speech';

export interface ReadAloud {
  /** Whether this browser speaks at all. */
  canSpeak: boolean;
  isSpeaking: boolean;
  toggle: () => void;
}

/** Reads an answer aloud with the browser's voice, one at a time; it falls silent with the component. */
export function useReadAloud(answer: string): ReadAloud {
  const [isSpeaking, setIsSpeaking] = useState(false);
  const speech = useRef<Speech>(null);
  const canSpeak = 'speechSynthesis' in window;

  useEffect(() => () => speech.current?.stop(), []);

  const end = (): void => {
    speech.current = null;
    setIsSpeaking(false);
  };
  const toggle = (): void => {
    if (speech.current) {
      speech.current.stop();
      end();
      return;
    }
    const begun = sayByBrowser(speakable(answer), { language: 'en' });
    speech.current = begun;
    setIsSpeaking(true);
    // Another answer may be read meanwhile, or this one again.
    void begun.done.then(() => speech.current === begun && end());
  };
  return { canSpeak, isSpeaking, toggle };
}
