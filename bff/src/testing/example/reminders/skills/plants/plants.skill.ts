import { Injectable } from '@nestjs/common';
import { ProvidesSkills } from '../../../../../modules/skills/kit/registration.js';
import { runInTransaction } from '../../../../../modules/skills/kit/run-in-transaction.js';
import {
  type Effect,
  type HandlerResult,
  type RunContext,
  type SkillCall,
  type SkillHandler,
} from '../../../../../modules/skills/kit/skill-handler.js';
import { defineSkill } from '../../../../../modules/skills/kit/skill-manifest.js';
import { reminderChanges } from '../../../../../modules/reminders/reminders.dto.js';
import { RemindersService } from '../../../../../modules/reminders/reminders.service.js';
import { answerTo, asked } from '../../../../../modules/reminders/skills/reminder-operations.js';
import { readReminder } from '../../../../../modules/reminders/skills/said-times.js';

export const WATER_PLANTS = defineSkill({
  name: 'plants.water',
  title: 'Plants',
  group: 'Reminders, timers and lists',
  icon: 'clock',
  description: 'Asks for the plants to be watered, again and again.',
  parameters: asked,
  risk: 'write',
  card: 'reminders',
  makes: () => 'reminder',
  examples: ['Water the plants every Sunday'],
  fromWords: ({ when }, here) =>
    readReminder('reminder', { when, text: here.phrases.say('plants-text') }, here),
});

@Injectable()
@ProvidesSkills()
export class PlantsHandler implements SkillHandler {
  readonly name = 'plants';
  readonly skills = [WATER_PLANTS];

  constructor(private readonly reminders: RemindersService) {}

  perform(calls: readonly SkillCall[], context: RunContext): Promise<HandlerResult> {
    const place = { boxes: this.reminders, userId: context.userId, effectName: 'reminders' };
    return runInTransaction(calls, place, (box, { parameters }) =>
      answerTo({ box, kind: 'reminder', context, ...asked.parse(parameters) }),
    );
  }

  async undo({ reminders }: Effect, { userId }: RunContext): Promise<void> {
    await this.reminders.revert(userId, reminderChanges.parse(reminders));
  }
}
