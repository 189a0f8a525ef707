import type { RecognitionClass } from '../../../platform/speech/recognition';
import type { Ears, Engine, Listening, ListenOptions } from './engine';
import { problemOf } from './listening-problem';

interface RecognitionOptions {
  language: string;
  /** Without sending the sound away. */
  isLocal: boolean;
}

/** Somebody who pressed the button begins soon; a thought may pause a little longer than a breath. */
const START_TIMEOUT_MS = 8_000;
const END_TIMEOUT_MS = 1_500;
/** Once told to stop, a recogniser that never says that it ended is left. */
const LATEST_END_MS = 3_000;

/** The browser's own recognition. It goes on through pauses; when somebody is done is told by the words that stay away. */
export function recognitionEngine(
  Class: RecognitionClass,
  { language, isLocal }: RecognitionOptions,
): Engine {
  return {
    kind: isLocal ? 'device' : 'browser',
    listen: (ears, options) => {
      const recognition = new Class();
      recognition.lang = language;
      recognition.interimResults = true;
      if (isLocal) recognition.processLocally = true;
      return listen(recognition, ears, options);
    },
  };
}

function listen(
  recognition: InstanceType<RecognitionClass>,
  ears: Ears,
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
  // Words that came before it broke are words all the same.
  const conclude = (error: string): void =>
    end(() => (text === '' ? ears.onFailed(problemOf(error), error) : ears.onDone(text)));
  const finish = (): void => {
    if (isOver || isFinished) return;
    isFinished = true;
    ears.onRecorded();
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
    ears.onHeard(text);
    awaitSilence();
  };
  recognition.onerror = ({ error }) => conclude(error);
  recognition.onend = () => conclude('no-speech');
  try {
    recognition.start();
    awaitSilence();
  } catch {
    // After the caller has its handle, as every other outcome.
    queueMicrotask(() => conclude('not-started'));
  }
  return {
    finish,
    letGo: () => {
      isHeld = false;
      awaitSilence();
    },
    cancel: () => {
      end();
      recognition.abort();
    },
  };
}
