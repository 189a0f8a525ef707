import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { DomainError } from '../../../common/http/problem.js';
import { HomeService } from '../../home/home.service.js';
import { activateScene } from '../../home/skills/home.calls.js';
import { RemindersService } from '../../reminders/reminders.service.js';
import { SkillExecutor } from '../../skills/handlers/skill-executor.service.js';
import { SkillCatalogue } from '../../skills/kit/skill-catalogue.js';
import { type SkillCall } from '../../skills/kit/skill-handler.js';
import { type Automation, type AutomationEffect } from '../automation.js';
import { type Performed } from '../rule/actions.dto.js';
import { neverAlone } from './never-alone.js';

/** A question that nobody answers within that time is over. */
const ANSWER_MS = 15 * 60_000;

export type Outcome = Pick<AutomationEffect, 'status' | 'result'> &
  Partial<Pick<AutomationEffect, 'expiresAt' | 'skillRunId'>>;

/** Does what automations decided: skills by the one executor that there is, and what is told and asked. */
@Injectable()
export class ActionsService {
  constructor(
    private readonly executor: SkillExecutor,
    private readonly catalogue: SkillCatalogue,
    private readonly homes: HomeService,
    private readonly reminders: RemindersService,
    private readonly clock: Clock,
  ) {}

  /** Throws a `DomainError` whose message is for the user where it cannot be done. */
  async perform(userId: string, automation: Automation, effect: AutomationEffect): Promise<Outcome> {
    const { action } = effect;
    switch (action.kind) {
      case 'notify':
        await this.tell(userId, automation, action.text);
        return { status: 'done', result: action.text };
      case 'ask':
        return this.ask(userId, automation, { text: action.text, seconds: action.timeoutSeconds });
      case 'scene':
      case 'do':
        return this.act(userId, automation, effect);
    }
  }

  /** Whether twice comes to the same as once. Data is changed in the transaction that says so, so it was not. */
  mayRepeat(action: Performed): boolean {
    if (action.kind !== 'do') return true;
    return action.calls.every(({ skill, parameters }) => {
      const manifest = this.catalogue.find(skill);
      if (!manifest) return true;
      const isData = manifest.risk === 'read' || manifest.risk === 'write';
      return isData || (manifest.isRepeatable?.(parameters) ?? false);
    });
  }

  /** As a reminder that is due: it waits for the end of quiet hours. Somebody with no place for another has it in the trace. */
  async tell(userId: string, { name }: Pick<Automation, 'name'>, text: string): Promise<void> {
    const reminder = { kind: 'reminder', text, dueAt: this.clock.now(), source: name } as const;
    try {
      await this.reminders.create(userId, reminder);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
    }
  }

  private async act(userId: string, automation: Automation, effect: AutomationEffect): Promise<Outcome> {
    const { action, isConfirmed } = effect;
    const home = await this.homes.read(userId);
    const calls = callsOf(action);
    const occasion = { userId, timeZone: automation.timeZone, channel: 'rule', home } as const;
    if (!isConfirmed) {
      const { question } = await this.executor.preview(calls, occasion);
      const isGuarded = neverAlone(calls, home.entities, this.catalogue);
      // That it reaches many devices was agreed to when the automation was made.
      if ((question && !question.holdsLater) || isGuarded) {
        const text = question?.text ?? `${textOf(action, automation)}?`;
        return this.ask(userId, automation, { text, seconds: ANSWER_MS / 1_000 });
      }
    }
    const { outcome, answer, run } = await this.executor.execute(calls, { ...occasion, isConfirmed: true });
    const status = outcome === 'completed' ? 'done' : 'failed';
    return { status, result: answer, skillRunId: run?.id ?? null };
  }

  private async ask(
    userId: string,
    automation: Automation,
    { text, seconds }: { readonly text: string; readonly seconds: number },
  ): Promise<Outcome> {
    await this.tell(userId, automation, text);
    const expiresAt = new Date(this.clock.now().getTime() + seconds * 1_000);
    return { status: 'waiting', result: text, expiresAt };
  }
}

function callsOf(action: Performed): readonly SkillCall[] {
  if (action.kind === 'scene') return [activateScene(action.entityId)];
  return action.kind === 'do' ? action.calls : [];
}

function textOf(action: Performed, { name }: Automation): string {
  return action.kind === 'do' ? action.text.charAt(0).toUpperCase() + action.text.slice(1) : name;
}
