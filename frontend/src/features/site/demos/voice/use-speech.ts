import { useRef, useState } from 'react';

/** The part of the browser's speech recognition that is used; its types are not in the standard library yet. */
interface Recognition {
  lang: string;
  onresult: ((event: { results: { transcript: string }[][] }) => void) | null;
  onend: (() => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  start: () => void;
  stop: () => void;
}
type RecognitionClass = new () => Recognition;

interface Speech {
  isAvailable: boolean;
  isListening: boolean;
  problem: string | null;
  toggle: () => void;
}

/** Listens for one sentence. */
export function useSpeech(onHeard: (sentence: string) => void): Speech {
  const [isListening, setIsListening] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const recognition = useRef<Recognition>(null);
  const Class = recognitionClass();

  const listen = (): void => {
    if (!Class) return;
    const current = new Class();
    recognition.current = current;
    current.lang = 'en';
    current.onresult = ({ results }) => onHeard(results[0]?.[0]?.transcript ?? '');
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
  return { isAvailable: Class !== undefined, isListening, problem, toggle };
}

function recognitionClass(): RecognitionClass | undefined {
  const scope = globalThis as {
    SpeechRecognition?: RecognitionClass;
    webkitSpeechRecognition?: RecognitionClass;
  };
  return scope.SpeechRecognition ?? scope.webkitSpeechRecognition;
}

function inWords(error: string): string {
  if (error === 'not-allowed') return 'The microphone is not allowed here. Type the command instead.';
  if (error === 'no-speech') return 'Nothing was heard. Try again, or type it.';
  return 'Your browser could not listen. Type the command instead.';
}
