import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { listeningProblem, type Recognition, recognitionClass } from './recognition';

interface SpeechOptions {
  onHeard: (sentence: string) => void;
  /** A language tag, such as `en`. */
  language: string;
  /** Goes on after the first sentence, until it is stopped. @default false */
  isContinuous?: boolean;
}

interface Speech {
  isListening: boolean;
  problem: string | null;
  toggle: () => void;
}

/** Whether the browser can write down what is said. */
export function canListen(): boolean {
  return recognitionClass() !== undefined;
}

/** Listens to the microphone and tells each sentence. */
export function useSpeech({ onHeard, language, isContinuous = false }: SpeechOptions): Speech {
  const [isListening, setIsListening] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const recognition = useRef<Recognition>(null);

  // Nobody is listened to behind a closed dialog.
  const stop = useEffectEvent(() => recognition.current?.stop());
  useEffect(() => () => stop(), []);

  const listen = (): void => {
    const Class = recognitionClass();
    if (!Class) return;
    const current = new Class();
    recognition.current = current;
    current.lang = language;
    current.continuous = isContinuous;
    current.onresult = ({ results, resultIndex }) => {
      for (const result of Array.from(results).slice(resultIndex))
        onHeard(result[0]?.transcript.trim() ?? '');
    };
    current.onerror = ({ error }) => setProblem(listeningProblem(error));
    current.onend = () => setIsListening(false);
    setProblem(null);
    setIsListening(true);
    current.start();
  };
  const toggle = (): void => {
    if (isListening) recognition.current?.stop();
    else listen();
  };
  return { isListening, problem, toggle };
}
