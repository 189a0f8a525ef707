/** A sound and what it is. */
export interface Sound {
  /** Such as audio/webm. */
  type: string;
  /** The ending by which servers tell formats apart: webm, mp4, wav, … */
  ending: string;
  bytes: AsyncIterable<Uint8Array>;
}

/** Writes down what is said in a sound. */
export interface Transcriber {
  /** Where the sound goes. */
  readonly url: string;
  /** Empty where nothing was heard. Rejects with AudioServerUnavailable or SoundRefused. */
  transcribe(sound: Sound): Promise<string>;
}

/** Says a text. */
export interface Speaker {
  /** Where the text goes. */
  readonly url: string;
  /** Rejects with AudioServerUnavailable or SoundRefused. */
  speak(text: string): Promise<{ type: string; bytes: Buffer }>;
}

/** Null where no server is configured. */
export const TRANSCRIBER = Symbol('Transcriber');

/** Null where no server is configured. */
export const SPEAKER = Symbol('Speaker');
