/** Aborts once nothing was heard for a while, or all of it takes too long. Whoever starts it ends it: no timer is left. */
export class IdleTimeout {
  private readonly controller = new AbortController();
  private readonly whole: NodeJS.Timeout;
  private silence: NodeJS.Timeout | undefined;

  readonly signal: AbortSignal = this.controller.signal;

  constructor(
    private readonly silenceMs: number,
    totalMs: number,
  ) {
    this.whole = setTimeout(() => this.controller.abort(), totalMs);
    this.heard();
  }

  /** The wait begins anew. */
  heard(): void {
    clearTimeout(this.silence);
    this.silence = setTimeout(() => this.controller.abort(), this.silenceMs);
  }

  /** Nothing is waited for any more; what is under way is given up. */
  end(): void {
    clearTimeout(this.silence);
    clearTimeout(this.whole);
    this.controller.abort();
  }
}
