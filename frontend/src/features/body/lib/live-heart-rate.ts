import { bluetoothProblem } from '../../../platform/bluetooth/web-bluetooth';
import type { HeartRateMeasurement } from '../../../platform/bluetooth/heart-rate-measurement';
import type { Strap, StrapLink, StrapListener } from '../../../platform/bluetooth/strap';
import { HeartRateRecorder } from './heart-rate-recorder';
import { HrvWindow, LEAST_NORMAL_BEATS, LEAST_NORMAL_SHARE } from './hrv-window';
import { type LiveState, OFF, type Signal, TRACE_MS } from './live-state';
import type { ReadingOutbox } from './reading-outbox';

export type ConnectStrap = (listener: StrapListener) => Promise<Strap>;

interface Options {
  readonly outbox: ReadingOutbox;
  /** False once somebody else is signed in, or nobody. */
  readonly isOwnerHere: () => boolean;
}

/** Without a word from the strap for so long, its signal is lost. Straps send once a second. */
const SILENT_AFTER_MS = 5_000;

/** One strap under way: what it measured in the last minutes, and the recording. Goes on while other screens are open. */
export class LiveHeartRate {
  private state = OFF;
  private strap: Strap | undefined;
  private recorder: HeartRateRecorder | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private hasContact = true;
  private attempt = 0;
  private readonly window = new HrvWindow();
  private readonly listeners = new Set<() => void>();

  constructor(private readonly options: Options) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  readonly getState = (): LiveState => this.state;

  /** To be called while a press is handled. */
  async connect(connect: ConnectStrap): Promise<void> {
    this.disconnect();
    const attempt = this.attempt;
    this.set({ link: 'connecting' });
    try {
      const strap = await connect({
        onLink: (link) => this.handleLink(link),
        onBattery: (battery) => this.set({ battery }),
        onMeasurement: (measurement) => this.handleMeasurement(measurement),
      });
      // Given up while the chooser was open.
      if (attempt !== this.attempt) {
        strap.disconnect();
        return;
      }
      this.strap = strap;
      this.set({ strapName: strap.name, isSimulated: strap.isSimulated });
    } catch (error) {
      if (attempt !== this.attempt) return;
      const problem = bluetoothProblem(error);
      this.state = { ...OFF, ...(problem && { problem }) };
      this.tell();
    }
  }

  disconnect(): void {
    this.attempt += 1;
    this.stopRecording();
    this.strap?.disconnect();
    this.strap = undefined;
    clearTimeout(this.silence);
    this.window.clear();
    this.state = { ...OFF, unsent: this.state.unsent };
    this.tell();
  }

  /** What a simulated strap tells is nobody's reading, so it is never recorded. */
  startRecording(): void {
    const { strap } = this;
    if (!strap || strap.isSimulated || this.recorder) return;
    const startedMs = Date.now();
    this.recorder = new HeartRateRecorder(startedMs, (reading) =>
      this.options.outbox.add(strap.name, reading),
    );
    this.set({ recordingSinceMs: startedMs });
  }

  stopRecording(): void {
    if (!this.recorder) return;
    this.recorder.flush();
    this.recorder = undefined;
    this.options.outbox.flush();
    this.set({ recordingSinceMs: undefined });
  }

  /** To be called when the outbox changed. */
  noteOutbox(): void {
    const { isStuck, waitingCount } = this.options.outbox;
    this.set({ unsent: isStuck ? waitingCount : 0 });
  }

  private handleLink(link: StrapLink): void {
    if (link !== 'connected') this.interrupt();
    this.set({ link, signal: link === 'connected' ? 'waiting' : 'lost' });
    if (link === 'connected') this.watchSilence();
  }

  private handleMeasurement({ bpm, rrMs, hasContact = true }: HeartRateMeasurement): void {
    if (!this.options.isOwnerHere()) {
      this.disconnect();
      return;
    }
    const nowMs = Date.now();
    this.hasContact = hasContact;
    for (const ms of rrMs) this.window.add(ms);
    const hrv = this.window.read();
    const isBeating = bpm > 0 && hasContact;
    if (isBeating) this.recorder?.add(bpm, hrv.rmssd, nowMs);
    const trace = this.state.trace.filter(({ atMs }) => nowMs - atMs <= TRACE_MS);
    if (isBeating) trace.push({ atMs: nowMs, value: bpm });
    this.watchSilence();
    this.set({
      link: 'connected',
      nowMs,
      hrv,
      trace,
      signal: this.signalOf(isBeating),
      ...(bpm > 0 && { bpm }),
    });
  }

  private signalOf(isBeating: boolean): Signal {
    const { normalShare, normalBeats } = this.window.read();
    const isNoisy = normalBeats >= LEAST_NORMAL_BEATS && normalShare < LEAST_NORMAL_SHARE;
    return isBeating && this.hasContact && !isNoisy ? 'good' : 'poor';
  }

  private watchSilence(): void {
    clearTimeout(this.silence);
    this.silence = setTimeout(() => {
      this.interrupt();
      this.set({ signal: 'lost' });
    }, SILENT_AFTER_MS);
  }

  /** Beats before and after a gap don't follow each other. */
  private interrupt(): void {
    clearTimeout(this.silence);
    this.window.clear();
    this.recorder?.interrupt(Date.now());
    this.state = { ...this.state, bpm: undefined, hrv: OFF.hrv };
  }

  private set(change: Partial<LiveState>): void {
    this.state = { ...this.state, ...change };
    this.tell();
  }

  private tell(): void {
    for (const listener of this.listeners) listener();
  }
}
