import { errorMessage } from '../../../api/api-error';
import type { CommandResult } from '../../../api/skills.api';
import type { EngineChoice } from '../engines/choose-engine';
import type { Ears, Engine, Listening, ListenOptions } from '../engines/engine';
import { replyTo } from './reply';
import type { Speech } from './speech';
import { initialVoice, nextVoice, type VoiceEngine, type VoiceEvent, type VoiceState } from './voice-state';

/** What was asked for last, and what came of it. */
export interface Turn {
  text: string;
  engine: VoiceEngine;
  outcome: CommandResult['outcome'] | 'failed';
  answer: string;
  actions: CommandResult['actions'];
  /** What the server noted of it, which undoes it. */
  run?: CommandResult['run'];
  /** From the end of what was said to the answer. */
  durationMs: number;
  /** Whether it says what came of the turn before, once that was confirmed. */
  isConfirmation: boolean;
}

export interface VoiceView {
  readonly state: VoiceState;
  readonly turn: Turn | null;
  readonly asksForPrivacy: boolean;
}

/** What the session needs of the world. */
export interface VoiceParts {
  chooseEngine: () => Promise<EngineChoice>;
  run: (text: string, isConfirmed: boolean) => Promise<CommandResult>;
  /** Null where nothing is to be said. */
  speak: (answer: string) => Speech | null;
  keep: (turn: Turn) => void;
  isHandsFree: () => boolean;
  onEngineBroken: (engine: Engine['kind']) => void;
}

/** One conversation by voice: brings what is heard, run and spoken to the state, and lets go of what is over. */
export class VoiceSession {
  private view: VoiceView = { state: initialVoice, turn: null, asksForPrivacy: false };
  private readonly watchers = new Set<() => void>();
  private listening: Listening | undefined;
  private speech: Speech | null = null;
  /** A choice of an engine that is under way; it is dropped when another begins. */
  private choosing = 0;
  private isHeld = false;

  constructor(private parts: VoiceParts) {}

  readonly subscribe = (watcher: () => void): (() => void) => {
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  };

  readonly getView = (): VoiceView => this.view;

  /** Settings change while it lives. */
  use(parts: VoiceParts): void {
    this.parts = parts;
  }

  /** Listens; what is being said by the twin is broken off. */
  async listen(options: ListenOptions): Promise<void> {
    if (this.isBusy) return;
    this.hush();
    const choice = (this.choosing += 1);
    this.isHeld = options.isHeld;
    const chosen = await this.parts.chooseEngine();
    if (choice !== this.choosing) return;
    if ('ask' in chosen) this.change({ asksForPrivacy: true });
    else if ('problem' in chosen) this.fail(chosen.problem);
    else this.listenWith(chosen.engine);
  }

  /** No more is said; what was said is written down. */
  finish(): void {
    this.choosing += 1;
    this.listening?.finish();
  }

  /** It was a tap: a silence ends what is said. */
  letGo(): void {
    this.isHeld = false;
    this.listening?.letGo();
  }

  /** Stops whatever is under way. */
  stop(): void {
    this.choosing += 1;
    this.hush();
    this.send({ type: 'stopped' });
  }

  edit(text: string): void {
    if (this.isBusy) return;
    this.hush();
    this.send({ type: 'edited', text });
  }

  /** Runs a sentence, or what it means after what was asked before. */
  async ask(said: string): Promise<void> {
    const { turn } = this.view;
    const reply = replyTo(turn, said.trim());
    if (reply.is === 'no') this.dismiss();
    else if (reply.is === 'yes' && turn) await this.run(turn.text, true);
    else if (reply.is === 'command') await this.run(reply.text, false);
  }

  confirm(): Promise<void> {
    const { turn } = this.view;
    return turn ? this.run(turn.text, true) : Promise.resolve();
  }

  /** Not now: what was asked is left. */
  dismiss(): void {
    this.hush();
    this.send({ type: 'stopped' });
    this.change({ turn: null });
  }

  answerPrivacy(): void {
    this.change({ asksForPrivacy: false });
  }

  private async run(text: string, isConfirmed: boolean): Promise<void> {
    if (this.view.state.phase === 'thinking') return;
    if (this.isBusy) this.stop();
    this.hush();
    this.send({ type: 'asked', text });
    const { session, engine } = this.view.state;
    const startedAt = performance.now();
    const came = await this.parts.run(text, isConfirmed).catch((error: unknown) => ({
      outcome: 'failed' as const,
      answer: errorMessage(error),
      actions: [],
    }));
    const { outcome, answer, actions } = came;
    const noted = 'run' in came ? came.run : undefined;
    const durationMs = Math.round(performance.now() - startedAt);
    const turn: Turn = {
      text,
      engine,
      outcome,
      answer,
      actions,
      durationMs,
      isConfirmation: isConfirmed,
      ...(noted && { run: noted }),
    };
    this.parts.keep(turn);
    // Who stopped waiting does not want to hear of it; the history has it.
    if (session !== this.view.state.session) return;
    this.change({ turn });
    await this.tell(answer, session);
  }

  private async tell(answer: string, session: number): Promise<void> {
    const speech = this.parts.speak(answer);
    this.speech = speech;
    this.send({ type: 'answered', session, isSpoken: speech !== null });
    // A voice that breaks off is no reason to complain: the answer stands on the screen.
    await speech?.done.catch(() => undefined);
    if (session !== this.view.state.session) return;
    const { engine } = this.view.state;
    this.send({ type: 'spoken', session });
    if (this.parts.isHandsFree() && engine !== 'typed') await this.listen({ isHeld: false });
  }

  /** Something comes by itself, and has to be stopped before anything else begins. */
  private get isBusy(): boolean {
    return ['listening', 'transcribing', 'thinking'].includes(this.view.state.phase);
  }

  private listenWith(engine: Engine): void {
    this.send({ type: 'listened', engine: engine.kind });
    const { session } = this.view.state;
    const ears: Ears = {
      onHeard: (text) => this.send({ type: 'heard', session, text }),
      onRecorded: () => this.send({ type: 'recorded', session }),
      onDone: (text) => this.send({ type: 'transcribed', session, text }),
      onFailed: (problem, error) => {
        if (error === 'network') this.parts.onEngineBroken(engine.kind);
        this.send({ type: 'failed', session, problem });
      },
    };
    this.listening = engine.listen(ears, { isHeld: this.isHeld });
  }

  private fail(problem: string): void {
    this.send({ type: 'stopped' });
    this.change({ state: { ...this.view.state, problem } });
  }

  private hush(): void {
    this.listening?.cancel();
    this.listening = undefined;
    this.speech?.stop();
    this.speech = null;
  }

  private send(event: VoiceEvent): void {
    this.change({ state: nextVoice(this.view.state, event) });
  }

  private change(changes: Partial<VoiceView>): void {
    this.view = { ...this.view, ...changes };
    for (const watcher of this.watchers) watcher();
  }
}
