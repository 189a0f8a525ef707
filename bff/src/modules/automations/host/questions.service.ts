import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { afterCommit, Transactions } from '../../../database/transactions.js';
import { LiveEvents } from '../../events/live-events.service.js';
import { type AnswerAutomation, type AutomationQuestions } from '../automations.dto.js';
import { QuestionNotFound } from '../automations.errors.js';
import { AutomationsRepository } from '../automations.repository.js';
import { AutomationsRunner } from './automations-runner.js';
import { EffectsRepository } from './effects.repository.js';
import { EngineStep } from './engine-step.js';

/** What automations wait for: a person’s yes. */
@Injectable()
export class QuestionsService {
  constructor(
    private readonly effects: EffectsRepository,
    private readonly automations: AutomationsRepository,
    private readonly step: EngineStep,
    private readonly runner: AutomationsRunner,
    private readonly events: LiveEvents,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  async list(userId: string): Promise<AutomationQuestions> {
    const waiting = await this.effects.findWaiting(userId, this.clock.now());
    if (waiting.length === 0) return { items: [] };
    const names = new Map((await this.automations.findAll(userId)).map(({ id, name }) => [id, name]));
    return {
      items: waiting.map(({ key, automationId, result, at, expiresAt }) => ({
        ...{ key, automationId, automation: names.get(automationId) ?? '', text: result ?? '' },
        askedAt: at.toISOString(),
        expiresAt: (expiresAt ?? at).toISOString(),
      })),
    };
  }

  /** The first answer counts. Throws `QuestionNotFound` where nobody waits for it any more. */
  async answer(userId: string, { key, isYes }: AnswerAutomation): Promise<void> {
    await this.transactions.run(userId, async () => {
      const now = this.clock.now();
      const question = await this.effects.findQuestion(userId, key, now);
      if (!question) throw new QuestionNotFound();
      const { automationId, action } = question;
      const isAsked = action.kind === 'ask';
      const endedAt = now;
      const answered = isYes
        ? isAsked
          ? ({ status: 'done', endedAt } as const)
          : ({ status: 'due', isConfirmed: true } as const)
        : ({ status: 'declined', endedAt } as const);
      if (!(await this.effects.change(userId, key, 'waiting', answered))) throw new QuestionNotFound();
      if (isAsked) await this.step.answer(userId, automationId, { key, isYes });
      this.events.publish(userId, { kind: 'changed', topic: 'automations', id: automationId });
      afterCommit(() => {
        this.runner.wake();
        this.runner.wakeDoing();
      });
    });
  }
}
