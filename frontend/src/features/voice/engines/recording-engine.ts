import { errorMessage } from '../../../api/api-error';
import { VoiceActivity } from '../lib/voice-activity';
import type { Ears, Engine, ListenOptions } from './engine';
import { problemOf } from './listening-problem';
import { openMicrophone, type Microphone } from './microphone';

/** Somebody who pressed the button begins soon; a thought may pause a little longer than a breath. */
const ACTIVITY = { startTimeoutMs: 8_000, endTimeoutMs: 1_200 };
const LEVEL_EVERY_MS = 50;
const LONGEST_MS = 120_000;

type Transcribe = (recording: Blob, signal: AbortSignal) => Promise<string>;

/** Records, and has the server write it down. A recording without a voice is thrown away: transcribers invent words. */
export function recordingEngine(transcribe: Transcribe): Engine {
  return {
    kind: 'server',
    listen: (ears, options) => {
      const recording = new Recording(ears, options, transcribe);
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
    private readonly ears: Ears,
    { isHeld }: ListenOptions,
    private readonly transcribe: Transcribe,
  ) {
    this.isHeld = isHeld;
  }

  async begin(): Promise<void> {
    try {
      const microphone = await openMicrophone();
      // Meanwhile the button may have been let go, or Escape pressed.
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

  letGo(): void {
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
    this.ears.onRecorded();
    try {
      const text = await this.transcribe(sound, this.aborter.signal);
      if (!this.isCancelled()) this.ears.onDone(text);
    } catch (error) {
      if (!this.isCancelled()) this.ears.onFailed(errorMessage(error), 'transcription');
    }
  }

  private isCancelled(): boolean {
    return this.aborter.signal.aborted;
  }

  private fail(error: string): void {
    if (!this.isCancelled()) this.ears.onFailed(problemOf(error), error);
  }
}

/** By the names that speech recognition has for the same. */
function microphoneError(error: unknown): string {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'not-allowed';
  return name === 'NotFoundError' || name === 'NotReadableError' ? 'audio-capture' : 'unknown';
}
