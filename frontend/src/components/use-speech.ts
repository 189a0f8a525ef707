import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** The part of the browser's speech recognition that is used; its types are not in the standard library yet. */
interface Recognition {
  lang: string;
  continuous: boolean;
  onresult: ((event: RecognitionEvent) => void) | null;
  onend: (() => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  start: () => void;
  stop: () => void;
}
interface RecognitionEvent {
  /** The first result that is new. */
  resultIndex: number;
  results: ArrayLike<ArrayLike<{ transcript: string }>>;
}
type RecognitionClass = new () => Recognition;

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
    current.onerror = ({ error }) => setProblem(inWords(error));
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

function recognitionClass(): RecognitionClass | undefined {
  const scope = globalThis as {
    SpeechRecognition?: RecognitionClass;
    webkitSpeechRecognition?: RecognitionClass;
  };
  return scope.SpeechRecognition ?? scope.webkitSpeechRecognition;
}

function inWords(error: string): string {
  if (error === 'not-allowed') return 'The microphone is not allowed here. Type it instead.';
  if (error === 'no-speech') return 'Nothing was heard. Try again, or type it.';
  return 'Your browser could not listen. Type it instead.';
}
