import type { RecognitionClass } from '../../platform/speech/recognition';
import type { RecognitionCallbacks, Engine, Listening, ListenOptions } from './engine';
import { problemOf } from './listening-problem';

interface RecognitionOptions {
  language: string;
  /** Recognises on the device, without sending audio. */
  isLocal: boolean;
}

/** Silence allowed before the first word, and after the last one. */
const START_TIMEOUT_MS = 8_000;
const END_TIMEOUT_MS = 1_500;
/** A recogniser that does not report its end within this time of `stop()` is aborted. */
const LATEST_END_MS = 3_000;

/** The browser's own recognition, in continuous mode; a lack of new words ends it. */
export function recognitionEngine(
  Class: RecognitionClass,
  { language, isLocal }: RecognitionOptions,
): Engine {
  return {
    kind: isLocal ? 'device' : 'browser',
    listen: (callbacks, options) => {
      const recognition = new Class();
      recognition.lang = language;
      recognition.interimResults = true;
      if (isLocal) recognition.processLocally = true;
      return listen(recognition, callbacks, options);
    },
  };
}

function listen(
  recognition: InstanceType<RecognitionClass>,
  callbacks: RecognitionCallbacks,
  { isHeld: isHeldAtFirst }: ListenOptions,
): Listening {
  let text = '';
  let isHeld = isHeldAtFirst;
  let isOver = false;
  let isFinished = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const within = (ms: number, then: () => void): void => {
    clearTimeout(timer);
    timer = setTimeout(then, ms);
  };
  const end = (tell?: () => void): void => {
    if (isOver) return;
    isOver = true;
    clearTimeout(timer);
    tell?.();
  };
  // A transcript that arrived before an error still counts.
  const conclude = (error: string): void =>
    end(() => (text === '' ? callbacks.onFailed(problemOf(error), error) : callbacks.onDone(text)));
  const finish = (): void => {
    if (isOver || isFinished) return;
    isFinished = true;
    callbacks.onRecorded();
    recognition.stop();
    within(LATEST_END_MS, () => {
      conclude('no-speech');
      recognition.abort();
    });
  };
  const awaitSilence = (): void => {
    if (!isHeld && !isFinished && !isOver) within(text === '' ? START_TIMEOUT_MS : END_TIMEOUT_MS, finish);
  };

  recognition.continuous = true;
  recognition.onresult = ({ results }) => {
    text = Array.from(results)
      .map((result) => result[0]?.transcript.trim() ?? '')
      .join(' ')
      .trim();
    if (isOver) return;
    callbacks.onHeard(text);
    awaitSilence();
  };
  recognition.onerror = ({ error }) => conclude(error);
  recognition.onend = () => conclude('no-speech');
  try {
    recognition.start();
    awaitSilence();
  } catch {
    // Asynchronous like every other outcome, so the caller has its handle.
    queueMicrotask(() => conclude('not-started'));
  }
  return {
    finish,
    release: () => {
      isHeld = false;
      awaitSilence();
    },
    cancel: () => {
      end();
      recognition.abort();
    },
  };
}
