import { Injectable } from '@nestjs/common';
import { runInTransaction } from '../../skills/kit/run-in-transaction.js';
import { rethrowAsRefusal } from '../../skills/kit/rethrow-as-refusal.js';
import { ProvidesSkills } from '../../skills/kit/registration.js';
import {
  type Effect,
  type HandlerResult,
  type RunContext,
  type SkillCall,
  type SkillHandler,
} from '../../skills/kit/skill-handler.js';
import { defineSkill, type Shown } from '../../skills/kit/skill-manifest.js';
import { reminderChanges } from '../reminders.dto.js';
import { RemindersService } from '../reminders.service.js';
import { changedReminders } from './changed-reminders.js';
import { answerTo, asked } from './reminder-operations.js';
import { readReminder } from './said-times.js';

const KIND = {
  group: 'Reminders, timers and lists',
  risk: 'write',
  parameters: asked,
  card: 'reminders',
} as const;

/** What is told is a part of what the screen shows whole. */
function shown({ operation }: SkillCall['parameters']): Shown {
  return operation === 'query' ? { screen: 'reminders' } : {};
}

const REMINDER = defineSkill({
  ...KIND,
  name: 'reminder',
  title: 'Reminder',
  icon: 'clock',
  description: 'Sets a reminder, tells which there are, cancels, completes or snoozes one.',
  examples: [
    'Remind me to call Ana tomorrow at 9',
    'What are my reminders for tomorrow?',
    'Mark the reminder to call Ana as done',
    'Cancel the reminder to call Ana',
  ],
  shows: shown,
  fromWords: (said, here) => readReminder('reminder', said, here),
  makes: ({ operation }) => (operation === 'set' ? 'reminder' : undefined),
  dialogue: { noun: 'reminder' },
});
const ALARM = defineSkill({
  ...KIND,
  name: 'alarm',
  title: 'Alarm',
  icon: 'clock',
  description: 'Sets an alarm, tells which there are, cancels or snoozes one.',
  examples: [
    'Wake me up at 7',
    'What alarms are set?',
    'Snooze the alarm for 5 minutes',
    'Cancel all alarms',
  ],
  shows: shown,
  fromWords: (said, here) => readReminder('alarm', said, here),
  makes: ({ operation }) => (operation === 'set' ? 'alarm' : undefined),
  dialogue: { noun: 'alarm' },
});
export const REMINDER_SKILLS = [REMINDER, ALARM] as const;

/** Reminders and alarms: set, tell, cancel, complete and put off. */
@Injectable()
@ProvidesSkills()
export class RemindersHandler implements SkillHandler {
  readonly name = 'reminders';
  readonly skills = REMINDER_SKILLS;

  constructor(private readonly reminders: RemindersService) {}

  perform(all: readonly SkillCall[], context: RunContext): Promise<HandlerResult> {
    const place = { boxes: this.reminders, userId: context.userId, effectName: 'reminders' };
    return runInTransaction(all, place, (box, { skill, parameters }) => {
      const kind = skill === ALARM.name ? 'alarm' : 'reminder';
      return answerTo({ box, kind, context, ...asked.parse(parameters) });
    });
  }

  async undo({ reminders }: Effect, { userId }: RunContext): Promise<void> {
    await rethrowAsRefusal(() => this.reminders.revert(userId, reminderChanges.parse(reminders)));
  }

  remindersIn(effect: Effect): readonly string[] {
    return changedReminders(effect);
  }
}
