import { z } from 'zod';
import { momentOf, wallOf } from '../../../common/wall-clock.js';
import { NoDataRecorded, type RunContext, SkillRefused } from '../../skills/kit/skill-handler.js';
import { spokenList, spokenMoment, spokenTime } from '../../skills/kit/spoken.js';
import { recurrence } from '../recurrence/recurrence.dto.js';
import { spokenRecurrence } from '../recurrence/spoken-recurrence.js';
import { type ReminderBox, type StoredReminder, whenDue } from '../reminders.service.js';
import { matching, type ReminderSelector } from './reminder-selection.js';

const instant = z.iso.datetime({ offset: true });
/** What a call of a reminder or an alarm asks for. */
export const asked = z.strictObject({
  operation: z.enum(['set', 'query', 'remove', 'complete', 'snooze', 'skip', 'move']).optional(),
  text: z
    .string()
    .max(500)
    .optional()
    .meta({ description: 'What is to be remembered, or which one is meant.' }),
  dueAt: instant.optional().meta({ description: 'When it is due; of a snooze, until when.' }),
  time: z
    .string()
    .regex(/^\d\d:\d\d$/)
    .optional()
    .meta({
      description: 'Of a move, in place of dueAt: another hour of the day on which it is due, such as 11:00.',
    }),
  isEitherHalf: z
    .boolean()
    .optional()
    .meta({ description: 'Whether the time may be of the afternoon as well, as 04:00 of “at 4”.' }),
  day: z.iso
    .date()
    .optional()
    .meta({ description: 'Of a move, in place of dueAt: another day, at the hour at which it is due.' }),
  recurrence: recurrence.optional().meta({ description: 'How it comes again, first at dueAt.' }),
  from: instant.optional().meta({ description: 'Those due from then on.' }),
  until: instant.optional().meta({ description: 'Those due before then.' }),
  isLast: z.boolean().optional().meta({ description: 'The one that was made or changed last.' }),
  source: z.string().max(2_000).optional().meta({ description: 'The words that asked for it.' }),
  isAll: z.boolean().optional().meta({ description: 'All of them, not one.' }),
});
type AskedReminder = z.output<typeof asked>;
export type Kind = 'reminder' | 'alarm';

/** "When do I phone the vet?" asks for "ring the vet": to tell the wrong one does no harm. */
const LEAST_ASKED = 0.5;
const SNOOZE_MS = 10 * 60_000;
const HALF_DAY_HOURS = 12;

/** A call with what it works on. */
export interface Request extends AskedReminder {
  readonly box: ReminderBox;
  readonly kind: Kind;
  readonly context: RunContext;
}

/** Does what is asked for, and says so. Throws `SkillRefused` where it cannot. */
export function answerTo(request: Request): Promise<string> {
  switch (request.operation) {
    case 'set':
      return set(request);
    case 'query':
      return query(request);
    case 'remove':
      return closeAll(request, 'reminders-cancelled', (each) => request.box.cancel(each));
    case 'complete':
      return closeAll(request, 'reminders-done', (each) => request.box.complete(each));
    case 'skip':
      return closeAll(request, 'reminders-skipped', (each) => leftOut(each, request.box));
    case 'snooze':
      return snooze(request);
    case 'move':
      return move(request);
    case undefined:
      throw new SkillRefused(request.context.phrases.say('reminder-how'));
  }
}

async function set({ box, kind, context, text, dueAt, source, recurrence: again }: Request): Promise<string> {
  const { phrases } = context;
  if (kind === 'reminder' && !text) throw new SkillRefused(phrases.say('ask-what-about'));
  const at = dueAt === undefined ? undefined : new Date(dueAt);
  const question = phrases.say(kind === 'alarm' ? 'ask-alarm-when' : 'ask-when');
  if (!at) throw new SkillRefused(question);
  if (at <= context.now) throw new SkillRefused(phrases.say('time-past', { question }));
  const made = await box.add({
    kind,
    text: text ?? phrases.say('alarm-name'),
    dueAt: at,
    ...(source !== undefined && { source }),
    ...(again && { recurrence: { ...again, timeZone: context.timeZone } }),
  });
  const isBare = kind === 'alarm';
  const when = made.recurrence
    ? spokenRecurrence(made.recurrence, phrases, { isBare })
    : spokenMoment(at, context, { isBare });
  if (kind === 'reminder') return phrases.say('reminder-set', { when, text: text ?? '' });
  return text ? phrases.say('alarm-set-for', { when, text }) : phrases.say('alarm-set', { when });
}

async function move(request: Request): Promise<string> {
  const { box, context, dueAt } = request;
  const { phrases } = context;
  const question = phrases.say('ask-move-when');
  const meant = await meantBy(request);
  const moved: string[] = [];
  for (const each of meant) {
    const at = dueAt === undefined ? movedWithin(whenDue(each) ?? context.now, request) : new Date(dueAt);
    if (!at) throw new SkillRefused(question);
    if (at <= context.now) throw new SkillRefused(phrases.say('time-past', { question }));
    await box.edit(each, { dueAt: at });
    moved.push(`${each.text} (${spokenMoment(at, context)})`);
  }
  return phrases.say('reminders-moved', { reminders: spokenList(moved, phrases) });
}

/** Another hour of the same day, or the same hour of another; of two that a clock shows alike the one that was not past. */
function movedWithin(due: Date, request: Request): Date | undefined {
  const at = movedTo(due, request, 0);
  if (!at || !request.isEitherHalf || request.kind === 'alarm') return at;
  const later = movedTo(due, request, HALF_DAY_HOURS);
  if (!later || at <= request.context.now) return later;
  // Of two halves that are to come the one that is nearer to what it was.
  const far = (each: Date): number => Math.abs(each.getTime() - due.getTime());
  return far(later) < far(at) ? later : at;
}

function movedTo(
  due: Date,
  { time, day, context: { timeZone } }: Request,
  moreHours: number,
): Date | undefined {
  if (time === undefined && day === undefined) return undefined;
  const wall = wallOf(due, timeZone);
  const [year = wall.year, month = wall.month, date = wall.day] = day?.split('-').map(Number) ?? [];
  const [hour = wall.hour, minute = wall.minute] = time?.split(':').map(Number) ?? [];
  return momentOf({ ...wall, year, month, day: date, hour: hour + moreHours, minute }, timeZone);
}

async function query(request: Request): Promise<string> {
  const { kind, context } = request;
  const { phrases } = context;
  const found = matching(await openOf(request), { ...selectorOf(request), least: LEAST_ASKED });
  // What was never set may have been told.
  if (found.length === 0 && request.text !== undefined)
    throw new NoDataRecorded(phrases.say(`no-${kind}s-like-that`));
  if (found.length === 0)
    return phrases.say(request.from === undefined ? `no-${kind}s` : `no-${kind}s-like-that`);
  const described = found.map((each) => {
    const at = whenDue(each);
    if (!at) return each.text;
    const again = each.recurrence ? `, ${spokenRecurrence(each.recurrence, phrases)}` : '';
    return `${each.text} (${spokenMoment(at, context)}${again})`;
  });
  return phrases.say(`${kind}s-are`, {
    count: found.length,
    reminders: spokenList(described, phrases),
  });
}

async function closeAll(
  request: Request,
  key: string,
  close: (reminder: StoredReminder) => Promise<StoredReminder>,
): Promise<string> {
  const closed: StoredReminder[] = [];
  for (const each of await meantBy(request)) closed.push(await close(each));
  const { context } = request;
  const reminders = spokenList(
    closed.map((each) => withNext(each, context)),
    context.phrases,
  );
  // What comes once and is left out does not come at all.
  const isOver = closed.every(({ status }) => status === 'cancelled');
  return context.phrases.say(isOver ? 'reminders-cancelled' : key, { reminders });
}

function leftOut(reminder: StoredReminder, box: ReminderBox): Promise<StoredReminder> {
  return reminder.recurrence ? box.skip(reminder) : box.cancel(reminder);
}

/** What comes again is still there, with its next time. */
function withNext({ text, status, dueAt }: StoredReminder, context: RunContext): string {
  return status === 'open' && dueAt
    ? context.phrases.say('reminder-next', { text, when: spokenMoment(dueAt, context) })
    : text;
}

async function snooze(request: Request): Promise<string> {
  const { box, context, dueAt } = request;
  const { phrases } = context;
  const until = dueAt === undefined ? new Date(context.now.getTime() + SNOOZE_MS) : new Date(dueAt);
  if (until <= context.now)
    throw new SkillRefused(phrases.say('time-past', { question: phrases.say('ask-until-when') }));
  const meant = await meantBy(request);
  for (const each of meant) await box.snooze(each, until);
  const isSoon = until.getTime() - context.now.getTime() < 12 * 60 * 60_000;
  const when = isSoon
    ? phrases.say('at-time', { time: spokenTime(until, context) })
    : spokenMoment(until, context);
  const texts = meant.map(({ text }) => text);
  return phrases.say('reminders-snoozed', { when, reminders: spokenList(texts, phrases) });
}

/** The one that was said, or all that fit where all were said; several that fit are asked about. */
async function meantBy(request: Request): Promise<StoredReminder[]> {
  const { kind } = request;
  const { phrases } = request.context;
  const open = await openOf(request);
  if (open.length === 0) throw new SkillRefused(phrases.say(`no-open-${kind}s`));
  const found = request.isLast ? latestOf(open) : matching(open, selectorOf(request));
  if (found.length === 0) throw new SkillRefused(phrases.say(`no-${kind}-like-that`));
  if (request.isAll || found.length === 1) return found;
  const names = found.map((each) => {
    const at = whenDue(each);
    return at ? `${each.text} (${spokenMoment(at, request.context)})` : each.text;
  });
  const choices = spokenList(names, phrases, { most: 4, last: 'or' });
  throw new SkillRefused(phrases.say('ask-which', { choices }));
}

/** "That one" is what was made or changed last. */
function latestOf(open: readonly StoredReminder[]): StoredReminder[] {
  const last = open.toSorted((one, other) => one.updatedAt.getTime() - other.updatedAt.getTime());
  return last.slice(-1);
}

async function openOf({ box, kind }: Request): Promise<StoredReminder[]> {
  // Who speaks of reminders means the one to say how they feel too.
  return (await box.open()).filter((each) => (each.kind === 'mood' ? 'reminder' : each.kind) === kind);
}

function selectorOf({ text, from, until }: AskedReminder): ReminderSelector {
  return {
    text,
    from: from === undefined ? undefined : new Date(from),
    until: until === undefined ? undefined : new Date(until),
  };
}
