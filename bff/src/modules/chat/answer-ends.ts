import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AnswerLeasesRepository } from './answer-leases.repository.js';

/** Hears, from whichever process, that an answer is written no more. */
@Injectable()
export class AnswerEnds implements OnModuleInit {
  private readonly waiting = new Map<string, Set<() => void>>();

  constructor(private readonly leases: AnswerLeasesRepository) {}

  async onModuleInit(): Promise<void> {
    await this.leases.onEnded((id) => this.waiting.get(id)?.forEach((tell) => tell()));
  }

  /** Resolves when it ended, or after `ms`: an announcement may be lost with the connection it comes by. */
  async wait(id: string, ms: number, signal: AbortSignal): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    const tell = (): void => resolve(undefined);
    const timer = setTimeout(tell, ms);
    signal.addEventListener('abort', tell, { once: true });
    const tellers = this.waiting.get(id) ?? new Set();
    this.waiting.set(id, tellers.add(tell));
    await promise;
    clearTimeout(timer);
    signal.removeEventListener('abort', tell);
    tellers.delete(tell);
    if (tellers.size === 0 && this.waiting.get(id) === tellers) this.waiting.delete(id);
  }
}
