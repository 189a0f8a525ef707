import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { DomainError } from '../../../common/http/problem.js';
import { describeError } from '../../../common/logging/describe-error.js';
import { Transactions } from '../../../database/transactions.js';
import { LiveEvents } from '../../events/live-events.service.js';
import { because } from '../../signals/cause.js';
import { type Automation, type AutomationEffect } from '../automation.js';
import { AutomationsRepository } from '../automations.repository.js';
import { ActionsService, type Outcome } from './actions.service.js';
import { type DueEffect, EffectsRepository } from './effects.repository.js';

const NOT_DONE = 'The server could not do it.';
const UNKNOWN =
  'The server ended while it did this. Look whether it was done; it is not done again by itself.';

/**
 * Does one thing that was decided. It is marked as begun before and as done with what it changed, in two transactions: what
 * is found begun and left behind was cut off in between, and is only done again where twice comes to the same as once.
 */
@Injectable()
export class EffectWork {
  private readonly logger = new Logger(EffectWork.name);

  constructor(
    private readonly effects: EffectsRepository,
    private readonly automations: AutomationsRepository,
    private readonly actions: ActionsService,
    private readonly events: LiveEvents,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  async run({ userId, key }: DueEffect): Promise<void> {
    const begun = await this.begin(userId, key);
    if (!begun) return;
    const { effect, automation } = begun;
    try {
      await this.transactions.run(userId, async () => {
        const outcome = await because(effect.cause, () => this.actions.perform(userId, automation, effect));
        await this.end(userId, effect, outcome);
      });
    } catch (error) {
      await this.end(userId, effect, { status: 'failed', result: this.reasonOf(error) });
    }
  }

  private begin(
    userId: string,
    key: string,
  ): Promise<{ effect: AutomationEffect; automation: Automation } | undefined> {
    return this.transactions.run(userId, async () => {
      const now = this.clock.now();
      const effect = await this.effects.take(userId, key, now);
      const automation = effect && (await this.automations.find(userId, effect.automationId));
      if (!effect || !automation) return undefined;
      if (effect.status === 'started' && !this.actions.mayRepeat(effect.action)) {
        await this.end(userId, effect, { status: 'unknown', result: UNKNOWN });
        await this.actions.tell(userId, automation, UNKNOWN);
        return undefined;
      }
      await this.effects.change(userId, key, effect.status, { status: 'started', startedAt: now });
      return { effect: { ...effect, status: 'started' }, automation };
    });
  }

  private async end(
    userId: string,
    { key, automationId }: AutomationEffect,
    outcome: Outcome,
  ): Promise<void> {
    const isOver = outcome.status !== 'waiting';
    const endedAt = isOver ? this.clock.now() : null;
    await this.effects.change(userId, key, 'started', { ...outcome, endedAt });
    this.events.publish(userId, { kind: 'changed', topic: 'automations', id: automationId });
  }

  private reasonOf(error: unknown): string {
    if (error instanceof DomainError && error.status < 500) return error.detail;
    this.logger.error({ task: 'do what an automation decided', error: describeError(error) });
    return NOT_DONE;
  }
}
