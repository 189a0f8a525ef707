import { QuestionRefused } from '../../../shared/chat/api/answer-stream';
import { errorMessage } from '../../../api/api-error';
import type { Message } from '../../../shared/chat/api/chat.api';
import type { Speech } from '../../../platform/speech/speech';
import type { EngineChoice } from '../../../shared/voice/choose-engine';
import type { RecognitionCallbacks, Engine, Listening, ListenOptions } from '../../../shared/voice/engine';
import type { Watching } from './answer-of';
import { SpokenAnswer } from './spoken-answer';
import { initialVoice, nextVoice, type VoiceEngine, type VoiceEvent, type VoiceState } from './voice-state';

/** The last spoken message and its answer. */
export interface Turn {
  text: string;
  engine: VoiceEngine;
  /** The answer so far; `null` before its first word or without an answer. */
  answer: Message | null;
  /** Error message when there is no answer. */
  problem: string | null;
}

export interface VoiceView {
  readonly state: VoiceState;
  readonly turn: Turn | null;
  readonly asksForPrivacy: boolean;
}

/** Dependencies of a session. */
export interface VoiceParts {
  chooseEngine: () => Promise<EngineChoice>;
  /** Sends the text and resolves to the complete answer. */
  ask: (said: Pick<Turn, 'text' | 'engine'>, watching: Watching) => Promise<Message>;
  /** Starts speaking; `null` when there is nothing to speak. */
  speak: () => Speech | null;
  isHandsFree: () => boolean;
  onEngineBroken: (engine: Engine['kind']) => void;
}

/** Coordinates listening, answering and speaking, and cancels what is superseded. */
export class VoiceSession {
  private view: VoiceView = { state: initialVoice, turn: null, asksForPrivacy: false };
  private readonly watchers = new Set<() => void>();
  private listening: Listening | undefined;
  private speech: SpokenAnswer | undefined;
  /** Set while an answer is streaming. */
  private watching: AbortController | undefined;
  /** Counts engine choices, so that an outdated one is ignored. */
  private choosing = 0;
  private isHeld = false;

  constructor(private parts: VoiceParts) {}

  readonly subscribe = (watcher: () => void): (() => void) => {
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  };

  readonly getView = (): VoiceView => this.view;

  /** Replaces the dependencies when settings change. */
  use(parts: VoiceParts): void {
    this.parts = parts;
  }

  /** Starts listening and interrupts the twin's speech. */
  async listen(options: ListenOptions): Promise<void> {
    if (this.isBusy) return;
    this.silence();
    this.send({ type: 'spoken', session: this.view.state.session });
    const choice = (this.choosing += 1);
    this.isHeld = options.isHeld;
    const chosen = await this.parts.chooseEngine();
    if (choice !== this.choosing) return;
    if ('ask' in chosen) this.change({ asksForPrivacy: true });
    else if ('problem' in chosen) this.fail(chosen.problem);
    else this.listenWith(chosen.engine);
  }

  /** Stops listening and transcribes. */
  finish(): void {
    this.choosing += 1;
    this.listening?.finish();
  }

  /** The button was only tapped: silence ends the recording. */
  release(): void {
    this.isHeld = false;
    this.listening?.release();
  }

  /** Stops the current phase. The server still finishes a running answer; a partial transcript stays. */
  stop(): void {
    this.choosing += 1;
    this.silence();
    if (this.view.state.phase === 'thinking') {
      this.leave();
      this.change({ turn: null });
    }
    this.send({ type: 'stopped' });
  }

  /** Releases everything when the screen is left. */
  close(): void {
    this.stop();
    this.leave();
  }

  /** Stops speaking this answer, which keeps streaming. */
  mute(): void {
    const { phase, session } = this.view.state;
    this.speech?.stop();
    if (phase === 'speaking' && this.watching) this.send({ type: 'muted', session });
  }

  edit(text: string): void {
    if (this.isBusy) return;
    this.silence();
    this.send({ type: 'edited', text });
  }

  /** Sends a message to the twin. */
  async ask(said: string): Promise<void> {
    const text = said.trim();
    if (text === '' || this.view.state.phase === 'thinking') return;
    if (this.isBusy) this.stop();
    this.silence();
    this.leave();
    this.send({ type: 'asked', text });
    const { session, engine } = this.view.state;
    const turn: Turn = { text, engine, answer: null, problem: null };
    const watching = (this.watching = new AbortController());
    const speech = (this.speech = new SpokenAnswer(() => this.parts.speak()));
    const show = (news: Partial<Turn>): void => {
      // Who stopped waiting does not want to hear of it; the talk has it.
      if (watching === this.watching) this.change({ turn: { ...turn, ...news } });
    };
    show({});
    const onWritten = (answer: Message): void => {
      show({ answer });
      speech.write(answer.text);
      if (speech.isSpoken) this.send({ type: 'begun', session });
    };
    const came = await this.parts.ask({ text, engine }, { signal: watching.signal, onWritten }).then(
      (answer) => ({ answer, problem: null }),
      (error: unknown) => ({ answer: null, problem: problemOf(error) }),
    );
    show(came);
    if (watching === this.watching) this.watching = undefined;
    await this.tell(came.answer?.text ?? came.problem ?? '', speech, session);
  }

  answerPrivacy(): void {
    this.change({ asksForPrivacy: false });
  }

  private async tell(words: string, speech: SpokenAnswer, session: number): Promise<void> {
    if (session !== this.view.state.session) return;
    speech.end(words);
    this.send({ type: 'answered', session, isSpoken: speech.isSpoken });
    await speech.done;
    // Whoever interrupts says what comes next.
    if (session !== this.view.state.session || speech !== this.speech) return;
    const { engine } = this.view.state;
    this.send({ type: 'spoken', session });
    if (this.parts.isHandsFree() && engine !== 'typed') await this.listen({ isHeld: false });
  }

  /** Whether a phase is running that must be stopped first. */
  private get isBusy(): boolean {
    return ['listening', 'transcribing', 'thinking'].includes(this.view.state.phase);
  }

  private listenWith(engine: Engine): void {
    this.send({ type: 'listened', engine: engine.kind });
    const { session } = this.view.state;
    const callbacks: RecognitionCallbacks = {
      onHeard: (text) => this.send({ type: 'heard', session, text }),
      onRecorded: () => this.send({ type: 'recorded', session }),
      onDone: (text) => this.send({ type: 'transcribed', session, text }),
      onFailed: (problem, error) => {
        if (error === 'network') this.parts.onEngineBroken(engine.kind);
        this.send({ type: 'failed', session, problem });
      },
    };
    this.listening = engine.listen(callbacks, { isHeld: this.isHeld });
  }

  private fail(problem: string): void {
    this.send({ type: 'stopped' });
    this.change({ state: { ...this.view.state, problem } });
  }

  /** Stops listening and speaking. */
  private silence(): void {
    this.listening?.cancel();
    this.listening = undefined;
    this.speech?.stop();
    this.speech = undefined;
  }

  /** Stops following the answer. */
  private leave(): void {
    this.watching?.abort();
    this.watching = undefined;
  }

  private send(event: VoiceEvent): void {
    this.change({ state: nextVoice(this.view.state, event) });
  }

  private change(changes: Partial<VoiceView>): void {
    this.view = { ...this.view, ...changes };
    for (const watcher of this.watchers) watcher();
  }
}

function problemOf(error: unknown): string {
  return errorMessage(error instanceof QuestionRefused ? error.reason : error);
}
