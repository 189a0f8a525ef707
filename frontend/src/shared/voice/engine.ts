/** Who writes down what is said. */
export type EngineKind = 'device' | 'browser' | 'server';

/** Speech recognition callbacks. `onDone` and `onFailed` are final. */
export interface RecognitionCallbacks {
  /** Interim transcript. */
  onHeard: (text: string) => void;
  /** Recording has ended; transcription is running. */
  onRecorded: () => void;
  onDone: (text: string) => void;
  /** A message for the user and the browser's error name. */
  onFailed: (problem: string, error: string) => void;
}

export interface Listening {
  /** Stops listening; the transcript so far is still delivered. */
  finish: () => void;
  /** The button was released: from now on silence ends the recording. */
  release: () => void;
  /** Stops listening without a result. */
  cancel: () => void;
}

export interface ListenOptions {
  /** While the button is held, silence does not end the recording. */
  isHeld: boolean;
}

/** A speech-to-text engine. */
export interface Engine {
  kind: EngineKind;
  listen: (callbacks: RecognitionCallbacks, options: ListenOptions) => Listening;
}
