import { SentenceCutter } from './sentence-cutter';
import type { Speech } from '../../../platform/speech/speech';

/** Some ten minutes; who wants more of it reads. */
const MAX_SENTENCES = 120;

/** An answer that is said sentence by sentence while it is written. */
export class SpokenAnswer {
  private readonly cutter = new SentenceCutter();
  private speech: Speech | null = null;
  private said = 0;
  private isStopped = false;

  /** `begin`: null where nothing is to be said. It is asked with the first sentence. */
  constructor(private readonly begin: () => Speech | null) {}

  get isSpoken(): boolean {
    return this.speech !== null && !this.isStopped;
  }

  /** Once it is silent. A voice that breaks off is no reason to complain: the answer stands on the screen. */
  get done(): Promise<void> {
    return this.speech?.done.catch(() => undefined) ?? Promise.resolve();
  }

  /** It is written as far as this. */
  write(text: string): void {
    this.say(this.cutter.next(text));
  }

  /** This is all of it. */
  end(text: string): void {
    this.say(this.cutter.rest(text));
    this.speech?.end();
  }

  /** Falls silent at once, and says no more of it. */
  stop(): void {
    this.isStopped = true;
    this.speech?.stop();
  }

  private say(sentences: readonly string[]): void {
    if (this.isStopped || sentences.length === 0) return;
    if (!this.speech && !this.start()) return;
    for (const sentence of sentences.slice(0, Math.max(0, MAX_SENTENCES - this.said)))
      this.speech?.say(sentence);
    this.said += sentences.length;
  }

  /** Whoever is mute at the first sentence does not begin to speak in the middle. */
  private start(): boolean {
    this.speech = this.begin();
    this.isStopped = this.speech === null;
    // It may break off before anybody waits for its end.
    this.speech?.done.catch(() => undefined);
    return this.speech !== null;
  }
}
