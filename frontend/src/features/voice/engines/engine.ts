import type { VoiceEngine } from '../lib/voice-state';

/** Who is told what becomes of listening. After `onDone` or `onFailed` nothing more comes. */
export interface Ears {
  /** What was understood so far. */
  onHeard: (text: string) => void;
  /** Nobody is listened to any more, and the words are being made. */
  onRecorded: () => void;
  onDone: (text: string) => void;
  /** A sentence for the user, and the error as the browser names it. */
  onFailed: (problem: string, error: string) => void;
}

export interface Listening {
  /** Listens no further; what was said so far still comes. */
  finish: () => void;
  /** The button was let go after a tap: from now on a silence ends it. */
  letGo: () => void;
  /** Listens no further, and nothing comes. */
  cancel: () => void;
}

export interface ListenOptions {
  /** Held, it goes on through every pause; otherwise a silence ends it. */
  isHeld: boolean;
}

/** One way of writing down what is said. */
export interface Engine {
  kind: Exclude<VoiceEngine, 'typed'>;
  listen: (ears: Ears, options: ListenOptions) => Listening;
}
