/** The server is busy, away, or answers what no one can use; later it may be different. */
export class AudioServerUnavailable extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'AudioServerUnavailable';
  }
}

/** The server will not have it: a broken or too long sound, a text it cannot say. */
export class SoundRefused extends Error {
  constructor(status: number) {
    super(`The server answered ${String(status)}.`);
    this.name = 'SoundRefused';
  }
}
