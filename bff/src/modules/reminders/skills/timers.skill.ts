import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { type TwinPhrases } from '../../language/phrases/twin-phrases.js';
import { ProvidesSkills } from '../../skills/kit/registration.js';
import { type SaidHere, type WordsRead } from '../../skills/kit/from-words.js';
import { defineSkill, type Parameters } from '../../skills/kit/skill-manifest.js';
import { type TimerSaid } from '../../language/matching/timers-said.js';
import { reminderChanges } from '../reminders.dto.js';
import { msLeft, type ReminderBox, RemindersService, type StoredReminder } from '../reminders.service.js';
import { runInTransaction } from '../../skills/kit/run-in-transaction.js';
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

/** "Five minutes for the eggs and twelve for the potatoes" starts two. */
function readTimers(
  { duration, timers, operation: _, ...said }: Parameters,
  { phrases }: SaidHere,
): WordsRead {
  if (Array.isArray(timers))
    return {
      calls: (timers as TimerSaid[]).map((each) => ({
        durationSeconds: each.duration,
        ...(each.name !== undefined && { name: each.name }),
      })),
    };
  return typeof duration === 'number'
    ? { calls: [{ ...said, durationSeconds: duration }] }
    : { question: phrases.say('ask-how-long'), known: said };
}

const START = defineSkill({
  ...KIND,
  name: 'timer.start',
  title: 'Timer',
  description: 'Starts a timer, with a name if it has one.',
  parameters: start,
  examples: ['Set a timer for 5 minutes', 'Set a 10 minute timer called pizza'],
  makes: () => 'timer',
  fromWords: readTimers,
  dialogue: {
    noun: 'timer',
    missing: ({ durationSeconds }, phrases) =>
      durationSeconds === undefined ? phrases.say('ask-how-long') : undefined,
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

  perform(asked: readonly SkillCall[], { userId, phrases }: RunContext): Promise<HandlerResult> {
    const place = { boxes: this.reminders, userId, effectName: 'reminders' };
    return runInTransaction(asked, place, (box, call) => answerTo(box, call, phrases));
  }

  async undo({ reminders }: Effect, { userId }: RunContext): Promise<void> {
    await rethrowAsRefusal(() => this.reminders.revert(userId, reminderChanges.parse(reminders)));
  }

  remindersIn(effect: Effect): readonly string[] {
    return changedReminders(effect);
  }
}

async function answerTo(
  box: ReminderBox,
  { skill, parameters }: SkillCall,
  phrases: TwinPhrases,
): Promise<string> {
  if (skill === START.name) return begin(box, start.parse(parameters), phrases);
  const asked = manage.parse(parameters);
  const timers = (await box.open()).filter(({ kind }) => kind === 'timer');
  if (asked.operation === 'cancelAll') return cancelAll(box, timers, phrases);
  // What is asked may be of something else that takes long, of which the memory may know.
  if (asked.operation === 'status' && timers.length === 0)
    throw new NoDataRecorded(phrases.say('timer-none'));
  const place = { now: box.now, phrases };
  const found = selectTimers(timers, selectorOf(asked), place);
  return asked.operation === 'status'
    ? statusOf(found, place)
    : manageOne(box, asked, { timer: onlyOne(found, phrases), phrases });
}

async function begin(
  box: ReminderBox,
  { durationSeconds, name, areaId, command }: z.output<typeof start>,
  phrases: TwinPhrases,
): Promise<string> {
  if (command !== undefined) throw new SkillRefused(phrases.say('timer-cannot-act'));
  const timer = await box.start({ text: name ?? '', durationSeconds: Math.ceil(durationSeconds), areaId });
  const length = spokenDuration(durationSeconds, phrases);
  return name === undefined
    ? phrases.say('timer-started', { length })
    : phrases.say('timer-started-named', { timer: nameOf(timer, phrases), length });
}

async function cancelAll(
  box: ReminderBox,
  timers: readonly StoredReminder[],
  phrases: TwinPhrases,
): Promise<string> {
  if (timers.length === 0) throw new SkillRefused(phrases.say('timer-none'));
  for (const timer of timers) await box.cancel(timer);
  return phrases.say('timers-cancelled', { count: timers.length });
}

async function manageOne(
  box: ReminderBox,
  { operation, durationSeconds }: Manage,
  { timer, phrases }: { readonly timer: StoredReminder; readonly phrases: TwinPhrases },
): Promise<string> {
  const told = (key: string, now: StoredReminder): string =>
    phrases.say(key, {
      timer: nameOf(timer, phrases),
      left: spokenDuration(msLeft(now, box.now) / 1_000, phrases),
    });
  switch (operation) {
    case 'cancel':
      return told('timer-cancelled', await box.cancel(timer));
    case 'pause':
      return told('timer-paused', await box.pause(timer));
    case 'resume':
      return told('timer-resumed', await box.resume(timer));
    default: {
      if (durationSeconds === undefined) throw new SkillRefused(phrases.say('ask-by-how-much'));
      const length = Math.ceil(durationSeconds);
      const now = Math.ceil(msLeft(timer, box.now) / 1_000);
      const change = operation === 'change' ? length - now : length * (operation === 'decrease' ? -1 : 1);
      return told('timer-left', await box.adjust(timer, change));
    }
  }
}

function statusOf(
  timers: readonly StoredReminder[],
  { now, phrases }: { readonly now: Date; readonly phrases: TwinPhrases },
): string {
  return timers
    .map((timer) => {
      const left = msLeft(timer, now);
      const key = left === 0 ? 'timer-over' : timer.remainingMs === null ? 'timer-left' : 'timer-paused';
      return phrases.say(key, {
        timer: nameOf(timer, phrases),
        left: spokenDuration(left / 1_000, phrases),
      });
    })
    .join(' ');
}

function onlyOne(timers: readonly StoredReminder[], phrases: TwinPhrases): StoredReminder {
  const [timer, ...others] = timers;
  if (!timer) throw new SkillRefused(phrases.say('timer-none'));
  if (others.length > 0) {
    const names = timers.map((each) => nameOf(each, phrases));
    const choices = spokenList(names, phrases, { most: 4, last: 'or' });
    throw new SkillRefused(phrases.say('ask-which', { choices }));
  }
  return timer;
}

function selectorOf({ operation, ...said }: Manage): TimerSelector {
  return {
    ...said,
    prefers: operation === 'resume' ? 'paused' : operation === 'pause' ? 'running' : undefined,
  };
}
