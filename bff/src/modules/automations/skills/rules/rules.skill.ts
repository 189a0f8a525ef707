import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { ProvidesSkills } from '../../../skills/kit/registration.js';
import {
  type Effect,
  type HandlerResult,
  type Question,
  type RunContext,
  type SkillCall,
  type SkillHandler,
  SkillRefused,
} from '../../../skills/kit/skill-handler.js';
import { rethrowAsRefusal } from '../../../skills/kit/rethrow-as-refusal.js';
import { defineSkill } from '../../../skills/kit/skill-manifest.js';
import { spokenList } from '../../../skills/kit/spoken.js';
import { type AutomationResponse } from '../../automations.dto.js';
import { AutomationsService } from '../../automations.service.js';
import { rule } from '../../rule/rule.dto.js';
import { inWords } from '../../words/in-words.js';
import { WordingService } from '../../words/wording.service.js';

const made = z.strictObject({
  name: z.string().min(1).max(120),
  source: z.string().min(1).max(500),
  rule,
});
const managed = z.looseObject({
  operation: z.enum(['list', 'pause', 'resume', 'delete']),
  name: z.string().max(120).optional(),
});
const effect = z.union([
  z.object({ made: z.uuid() }),
  z.object({ switched: z.uuid(), isEnabled: z.boolean() }),
]);

/** What is said “when …, do …” for: a rule that is drafted, shown and only kept after a yes. */
export const MAKE_AUTOMATION = defineSkill({
  name: 'automation.make',
  title: 'New automation',
  group: 'Home',
  icon: 'clock',
  description: 'Sets up that something is done whenever something else happens.',
  parameters: made,
  risk: 'write',
  // A whole message asks for it, and none of its clauses by itself.
  answersMessages: true,
  isAutomation: true,
  examples: ['When I log a headache in the evening, dim the lights'],
});

export const MANAGE_AUTOMATIONS = defineSkill({
  name: 'automation.manage',
  title: 'Automations',
  group: 'Home',
  icon: 'clock',
  description: 'Lists automations, pauses one, switches it on again or deletes it.',
  parameters: managed,
  risk: 'write',
  isAutomation: true,
  examples: ['Pause the automation evening lights'],
});

@Injectable()
@ProvidesSkills()
export class RulesHandler implements SkillHandler {
  readonly name = 'automations';
  readonly skills = [MAKE_AUTOMATION, MANAGE_AUTOMATIONS];

  constructor(
    private readonly automations: AutomationsService,
    private readonly wording: WordingService,
  ) {}

  /** A rule acts when nobody looks: it is shown before it is kept, whoever asks. */
  async confirmation(asked: readonly SkillCall[], context: RunContext): Promise<Question | undefined> {
    const { phrases } = context;
    for (const { parameters } of asked) {
      const given = made.safeParse(parameters);
      if (given.success) {
        const words = await this.wordsOf(given.data.rule, context);
        return { text: phrases.say('rule-confirm', { words }), act: phrases.say('rule-act') };
      }
      const { operation, name } = managed.parse(parameters);
      if (operation !== 'delete') continue;
      const found = await this.named(name, context);
      const text = phrases.say('rule-delete-confirm', { name: found.name });
      return { text, act: phrases.say('rule-delete-act') };
    }
    return undefined;
  }

  perform(asked: readonly SkillCall[], context: RunContext): Promise<HandlerResult> {
    return rethrowAsRefusal(async () => {
      const results: HandlerResult[] = [];
      for (const { parameters } of asked) {
        const given = made.safeParse(parameters);
        results.push(
          given.success
            ? await this.make(given.data, context)
            : await this.manage(managed.parse(parameters), context),
        );
      }
      const effects = results.flatMap((one) => one.effect ?? []);
      return {
        answer: results.map(({ answer }) => answer).join(' '),
        ...(effects.length > 0 && { effect: { all: effects } }),
      };
    });
  }

  async undo(done: Effect, { userId, timeZone }: RunContext): Promise<void> {
    for (const one of z
      .object({ all: z.array(effect) })
      .parse(done)
      .all.toReversed())
      if ('made' in one) await this.automations.remove(userId, one.made);
      else await this.automations.edit({ id: userId, timeZone }, one.switched, { isEnabled: one.isEnabled });
  }

  private async make(
    { name, source, rule: body }: z.output<typeof made>,
    context: RunContext,
  ): Promise<HandlerResult> {
    const { userId: id, timeZone, phrases } = context;
    const kept = await this.automations.create(
      { id, timeZone },
      { name, source, rule: body, isEnabled: true },
    );
    const words = await this.wordsOf(body, context);
    return { answer: phrases.say('rule-made', { words }), effect: { made: kept.id } };
  }

  private async manage(
    { operation, name }: z.output<typeof managed>,
    context: RunContext,
  ): Promise<HandlerResult> {
    const { userId, timeZone, phrases } = context;
    if (operation === 'list') {
      const { items } = await this.automations.list(userId);
      const names = spokenList(
        items.map((one) => one.name),
        phrases,
      );
      return { answer: items.length > 0 ? phrases.say('rule-listed', { names }) : phrases.say('rule-none') };
    }
    const found = await this.named(name, context);
    if (operation === 'delete') {
      await this.automations.remove(userId, found.id);
      return { answer: phrases.say('rule-deleted', { name: found.name }) };
    }
    const isEnabled = operation === 'resume';
    await this.automations.edit({ id: userId, timeZone }, found.id, { isEnabled });
    return {
      answer: phrases.say(isEnabled ? 'rule-resumed' : 'rule-paused', { name: found.name }),
      effect: { switched: found.id, isEnabled: found.isEnabled },
    };
  }

  private async named(name = '', { userId, phrases }: RunContext): Promise<AutomationResponse> {
    const { items } = await this.automations.list(userId);
    const said = name.toLowerCase().trim();
    const found = items.find((one) => one.name.toLowerCase() === said);
    if (!found) throw new SkillRefused(phrases.say('rule-which', { name }));
    return found;
  }

  private async wordsOf(body: z.output<typeof rule>, { userId, phrases, home }: RunContext): Promise<string> {
    return inWords(body, await this.wording.of(userId, { phrases, ...(home && { home }) }));
  }
}
