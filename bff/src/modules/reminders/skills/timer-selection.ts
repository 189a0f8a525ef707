import { words } from '../../../common/language/tokens.js';
import { msLeft, type StoredReminder } from '../reminders.service.js';
import { SkillRefused } from '../../skills/kit/skill-handler.js';
import { spokenDuration } from '../../skills/kit/spoken.js';
import { type TwinPhrases } from '../../language/phrases/twin-phrases.js';

/** By what a timer was told apart. */
export interface TimerSelector {
  readonly name?: string | undefined;
  readonly startSeconds?: number | undefined;
  readonly areaId?: string | undefined;
  /** Of several, what is done only makes sense for these. */
  readonly prefers?: 'paused' | 'running' | undefined;
}

/** "the pizza timer", "the 5 minutes timer". */
export function nameOf({ text, durationSeconds }: StoredReminder, phrases: TwinPhrases): string {
  const length = spokenDuration(durationSeconds ?? 0, phrases);
  return text ? phrases.say('timer-named', { name: text }) : phrases.say('timer-of', { length });
}

/** Those that were meant, at least one: nothing said means any, and one that still runs before one that is over. */
export function selectTimers(
  timers: readonly StoredReminder[],
  { name, startSeconds, areaId, prefers }: TimerSelector,
  { now, phrases }: { readonly now: Date; readonly phrases: TwinPhrases },
): StoredReminder[] {
  if (timers.length === 0) throw new SkillRefused(phrases.say('timer-none'));
  const found = timers.filter(
    (timer) =>
      (name === undefined || isCalled(timer, name)) &&
      (startSeconds === undefined || timer.durationSeconds === startSeconds) &&
      (areaId === undefined || timer.areaId === areaId),
  );
  if (found.length === 0) throw new SkillRefused(phrases.say('timer-not-found'));
  const preferred =
    prefers === undefined
      ? found
      : found.filter((timer) => (timer.remainingMs !== null) === (prefers === 'paused'));
  const left = preferred.length > 0 ? preferred : found;
  const going = left.filter((timer) => msLeft(timer, now) > 0);
  return going.length > 0 ? going : left;
}

function isCalled({ text }: StoredReminder, name: string): boolean {
  const own = words(text);
  return words(name).every((word) => own.includes(word));
}
