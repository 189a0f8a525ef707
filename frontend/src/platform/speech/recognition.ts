/** The part of the browser's speech recognition that is used; its types are not in the standard library yet. */
export interface Recognition {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  /** On this device alone; not every browser knows it. */
  processLocally?: boolean;
  onresult: ((event: RecognitionEvent) => void) | null;
  onend: (() => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  start: () => void;
  stop: () => void;
  abort: () => void;
}
interface RecognitionEvent {
  /** The first result that is new. */
  resultIndex: number;
  results: ArrayLike<ArrayLike<{ transcript: string }>>;
}
export interface RecognitionClass {
  new (): Recognition;
  /** Whether it can do without sending the sound away; the newest browsers have it. */
  available?: (options: { langs: string[]; processLocally: boolean }) => Promise<string>;
}

/** Undefined where the browser cannot write down what is said. */
export function recognitionClass(): RecognitionClass | undefined {
  const scope = globalThis as {
    SpeechRecognition?: RecognitionClass;
    webkitSpeechRecognition?: RecognitionClass;
  };
  return scope.SpeechRecognition ?? scope.webkitSpeechRecognition;
}

/** Why nothing is written down, in a sentence; `error` as the browser names it. */
export function listeningProblem(error: string): string {
  if (error === 'not-allowed') return 'The microphone isn’t allowed here. Type it instead.';
  if (error === 'no-speech') return 'I didn’t hear anything. Try again or type it.';
  return 'Your browser couldn’t listen. Type it instead.';
}
