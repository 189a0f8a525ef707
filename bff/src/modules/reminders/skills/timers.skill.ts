import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { ProvidesSkills } from '../../skills/kit/registration.js';
import { defineSkill } from '../../skills/kit/skill-manifest.js';
import { reminderChanges } from '../reminders.dto.js';
import { msLeft, type ReminderBox, RemindersService, type StoredReminder } from '../reminders.service.js';
import { runInTransaction } from '../../skills/kit/run-in-transaction.js';
import { capitalise } from '../../skills/understanding/phrasing.js';
import {
  type SkillCall,
  type Effect,
  type HandlerResult,
  type SkillHandler,
  type RunContext,
  NoDataRecorded,
  SkillRefused,
} from '../../skills/kit/skill-handler.js';
import { rethrowAsRefusal } from '../../skills/kit/rethrow-as-refusal.js';
import { spokenDuration, spokenList } from '../../skills/kit/spoken.js';
import { changedReminders } from './changed-reminders.js';
import { nameOf, selectTimers, type TimerSelector } from './timer-selection.js';

const seconds = z.number().positive().meta({ description: 'In seconds.' });
const start = z.strictObject({
  durationSeconds: seconds,
  name: z.string().max(100).optional(),
  areaId: z.string().max(255).optional().meta({ description: 'The room of the home it is for.' }),
  command: z.string().optional().meta({ description: 'What shall be done when it ends.' }),
});
const manage = z.strictObject({
  operation: z.enum(['cancel', 'cancelAll', 'increase', 'decrease', 'change', 'pause', 'resume', 'status']),
  durationSeconds: seconds.optional().meta({ description: 'How much more or less, in seconds.' }),
  startSeconds: seconds.optional().meta({ description: 'Which one, by the length it was set for.' }),
  name: z.string().optional(),
  areaId: z.string().optional(),
});
type Manage = z.output<typeof manage>;

const KIND = {
  group: 'Reminders, timers and lists',
  icon: 'clock',
  risk: 'write',
  card: 'reminders',
} as const;

const START = defineSkill({
  ...KIND,
  name: 'timer.start',
  title: 'Timer',
  description: 'Starts a timer, with a name if it has one.',
  parameters: start,
  examples: ['Set a timer for 5 minutes', 'Set a 10 minute timer called pizza'],
  makes: () => 'timer',
  fromWords: ({ duration, ...said }) =>
    typeof duration === 'number'
      ? { calls: [{ ...said, durationSeconds: duration }] }
      : { question: 'For how long?', known: said },
  dialogue: {
    noun: 'timer',
    carriers: ['set a timer for'],
    missing: ({ durationSeconds }) => (durationSeconds === undefined ? 'For how long?' : undefined),
  },
});
const MANAGE = defineSkill({
  ...KIND,
  name: 'timer.manage',
  title: 'Timer',
  description: 'Cancels, pauses or resumes a timer, gives it more or less time, or tells how long is left.',
  parameters: manage,
  examples: [
    'How long is left on the pizza timer?',
    'Pause the timer',
    'Add 5 minutes to the pizza timer',
    'Cancel all timers',
  ],
  shows: ({ operation }) => (operation === 'status' ? { screen: 'reminders' } : {}),
  fromWords: ({ duration, name2, ...said }) => ({
    calls: [
      {
        ...(name2 !== undefined && { name: name2 }),
        ...said,
        ...(typeof duration === 'number' && { durationSeconds: duration }),
      },
    ],
  }),
  dialogue: { noun: 'timer' },
});
export const TIMER_SKILLS = [START, MANAGE] as const;

/** Starts timers, and does to them what is asked. */
@Injectable()
@ProvidesSkills()
export class TimersHandler implements SkillHandler {
  readonly name = 'timers';
  readonly skills = TIMER_SKILLS;

  constructor(private readonly reminders: RemindersService) {}

  perform(asked: readonly SkillCall[], { userId }: RunContext): Promise<HandlerResult> {
    return runInTransaction(asked, { boxes: this.reminders, userId, effectName: 'reminders' }, answerTo);
  }

  async undo({ reminders }: Effect, { userId }: RunContext): Promise<void> {
    await rethrowAsRefusal(() => this.reminders.revert(userId, reminderChanges.parse(reminders)));
  }

  remindersIn(effect: Effect): readonly string[] {
    return changedReminders(effect);
  }
}

async function answerTo(box: ReminderBox, { skill, parameters }: SkillCall): Promise<string> {
  if (skill === START.name) return begin(box, start.parse(parameters));
  const asked = manage.parse(parameters);
  const timers = (await box.open()).filter(({ kind }) => kind === 'timer');
  if (asked.operation === 'cancelAll') return cancelAll(box, timers);
  // What is asked may be of something else that takes long, of which the memory may know.
  if (asked.operation === 'status' && timers.length === 0) throw new NoDataRecorded('No timer is running.');
  const found = selectTimers(timers, selectorOf(asked), box.now);
  return asked.operation === 'status' ? statusOf(found, box.now) : manageOne(box, asked, onlyOne(found));
}

async function begin(
  box: ReminderBox,
  { durationSeconds, name, areaId, command }: z.output<typeof start>,
): Promise<string> {
  if (command !== undefined)
    throw new SkillRefused('I can start a timer, but I cannot do something in your home when it ends yet.');
  const timer = await box.start({ text: name ?? '', durationSeconds: Math.ceil(durationSeconds), areaId });
  const length = spokenDuration(durationSeconds);
  return name === undefined
    ? `A timer of ${length} is running.`
    : `${capitalise(nameOf(timer))} is running: ${length}.`;
}

async function cancelAll(box: ReminderBox, timers: readonly StoredReminder[]): Promise<string> {
  if (timers.length === 0) throw new SkillRefused('No timer is running.');
  for (const timer of timers) await box.cancel(timer);
  return timers.length === 1
    ? 'The timer is cancelled.'
    : `All ${String(timers.length)} timers are cancelled.`;
}

async function manageOne(
  box: ReminderBox,
  { operation, durationSeconds }: Manage,
  timer: StoredReminder,
): Promise<string> {
  const name = capitalise(nameOf(timer));
  const left = (now: StoredReminder): string => spokenDuration(msLeft(now, box.now) / 1_000);
  switch (operation) {
    case 'cancel':
      await box.cancel(timer);
      return `${name} is cancelled.`;
    case 'pause':
      return `${name} stands still, with ${left(await box.pause(timer))} left.`;
    case 'resume':
      return `${name} runs again: ${left(await box.resume(timer))} left.`;
    default: {
      if (durationSeconds === undefined) throw new SkillRefused('By how much?');
      const length = Math.ceil(durationSeconds);
      const now = Math.ceil(msLeft(timer, box.now) / 1_000);
      const change = operation === 'change' ? length - now : length * (operation === 'decrease' ? -1 : 1);
      return `${name} has ${left(await box.adjust(timer, change))} left.`;
    }
  }
}

function statusOf(timers: readonly StoredReminder[], now: Date): string {
  return timers
    .map((timer) => {
      const left = msLeft(timer, now);
      const name = capitalise(nameOf(timer));
      if (left === 0) return `${name} is over.`;
      const state = timer.remainingMs === null ? 'has' : 'stands still, with';
      return `${name} ${state} ${spokenDuration(left / 1_000)} left.`;
    })
    .join(' ');
}

function onlyOne(timers: readonly StoredReminder[]): StoredReminder {
  const [timer, ...others] = timers;
  if (!timer) throw new SkillRefused('No timer is running.');
  if (others.length > 0)
    throw new SkillRefused(`Which one: ${spokenList(timers.map(nameOf), { most: 4, last: 'or' })}?`);
  return timer;
}

function selectorOf({ operation, ...said }: Manage): TimerSelector {
  return {
    ...said,
    prefers: operation === 'resume' ? 'paused' : operation === 'pause' ? 'running' : undefined,
  };
}
