import { errorMessage } from '../../api/api-error';
import { VoiceActivity } from './voice-activity';
import type { RecognitionCallbacks, Engine, ListenOptions } from './engine';
import { problemOf } from './listening-problem';
import { openMicrophone, type Microphone } from './microphone';

/** Silence allowed before the first word, and after the last one. */
const ACTIVITY = { startTimeoutMs: 8_000, endTimeoutMs: 1_200 };
const LEVEL_EVERY_MS = 50;
const LONGEST_MS = 120_000;

type Transcribe = (recording: Blob, signal: AbortSignal) => Promise<string>;

/** Records and has the server transcribe. Recordings without speech are dropped, as transcribers invent words for them. */
export function recordingEngine(transcribe: Transcribe): Engine {
  return {
    kind: 'server',
    listen: (callbacks, options) => {
      const recording = new Recording(callbacks, options, transcribe);
      void recording.begin();
      return recording;
    },
  };
}

class Recording {
  private readonly activity = new VoiceActivity(ACTIVITY);
  private readonly aborter = new AbortController();
  private microphone: Microphone | undefined;
  private timer: ReturnType<typeof setInterval> | undefined;
  private isFinished = false;
  private isHeld: boolean;

  constructor(
    private readonly callbacks: RecognitionCallbacks,
    { isHeld }: ListenOptions,
    private readonly transcribe: Transcribe,
  ) {
    this.isHeld = isHeld;
  }

  async begin(): Promise<void> {
    try {
      const microphone = await openMicrophone();
      // The button may have been released, or Escape pressed, in the meantime.
      if (this.isFinished || this.isCancelled()) {
        void microphone.close();
        this.fail('no-speech');
        return;
      }
      this.microphone = microphone;
      const startedAt = performance.now();
      this.timer = setInterval(() => this.listenIn(microphone, startedAt), LEVEL_EVERY_MS);
    } catch (error) {
      this.fail(microphoneError(error));
    }
  }

  finish(): void {
    if (this.isFinished) return;
    this.isFinished = true;
    clearInterval(this.timer);
    if (this.microphone) void this.writeDown(this.microphone);
  }

  release(): void {
    this.isHeld = false;
  }

  cancel(): void {
    this.aborter.abort();
    clearInterval(this.timer);
    void this.microphone?.close();
  }

  private listenIn(microphone: Microphone, startedAt: number): void {
    const now = performance.now();
    const state = this.activity.push(microphone.level(), now);
    const isOver = state === 'ended' || state === 'silent';
    if ((isOver && !this.isHeld) || now - startedAt > LONGEST_MS) this.finish();
  }

  private async writeDown(microphone: Microphone): Promise<void> {
    const sound = await microphone.close();
    if (!this.activity.hasSpoken) {
      this.fail('no-speech');
      return;
    }
    if (this.isCancelled()) return;
    this.callbacks.onRecorded();
    try {
      const text = await this.transcribe(sound, this.aborter.signal);
      if (!this.isCancelled()) this.callbacks.onDone(text);
    } catch (error) {
      if (!this.isCancelled()) this.callbacks.onFailed(errorMessage(error), 'transcription');
    }
  }

  private isCancelled(): boolean {
    return this.aborter.signal.aborted;
  }

  private fail(error: string): void {
    if (!this.isCancelled()) this.callbacks.onFailed(problemOf(error), error);
  }
}

/** Maps microphone errors to the browser's speech recognition error names. */
function microphoneError(error: unknown): string {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'not-allowed';
  return name === 'NotFoundError' || name === 'NotReadableError' ? 'audio-capture' : 'unknown';
}
