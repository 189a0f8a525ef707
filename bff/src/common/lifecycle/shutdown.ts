import { Injectable } from '@nestjs/common';

/** Tells everything that lasts longer than a request, streams above all, that the process is about to end. */
@Injectable()
export class Shutdown {
  private readonly controller = new AbortController();

  /** Aborted once the process is asked to stop: end your stream, the client will open another elsewhere. */
  readonly signal: AbortSignal = this.controller.signal;

  get hasBegun(): boolean {
    return this.signal.aborted;
  }

  begin(): void {
    this.controller.abort();
  }
}
