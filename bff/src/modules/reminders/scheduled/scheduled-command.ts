import { type KeptRecurrence } from '../recurrence/recurrence.js';
import { beginning, following } from '../recurrence/repeating.js';
import { type AskedRecurrence } from '../reminder.js';

/** `finished`: it will not be done any more, whatever came of it. */
export const SCHEDULED_STATUSES = ['waiting', 'finished', 'cancelled'] as const;
/** `failed`: it could not be done; `missed`: nobody was there to do it in time. */
export const SCHEDULED_OUTCOMES = ['done', 'failed', 'missed'] as const;

/** One call of a skill, as it was understood when it was asked for. */
export interface ScheduledCall {
  readonly skill: string;
  readonly parameters: Readonly<Record<string, unknown>>;
  /** Ids of the home's entities. */
  readonly targets: readonly string[];
}

export interface ScheduledCommand {
  readonly id: string;
  readonly status: (typeof SCHEDULED_STATUSES)[number];
  /** What is done, without its time: “Turn off the bedroom light”. */
  readonly text: string;
  /** The sentence that asked for it. */
  readonly source: string;
  readonly calls: readonly ScheduledCall[];
  /** Instead of calls: the run whose effects are taken back. */
  readonly undoesRunId: string | null;
  /** Instead of calls: another command, whose last run is taken back. */
  readonly undoesCommandId: string | null;
  /** The user has said yes to reaching that many devices. */
  readonly isConfirmed: boolean;
  readonly dueAt: Date;
  readonly recurrence: KeptRecurrence | null;
  /** Where the user was: what is said of days and hours is read there. */
  readonly timeZone: string;
  /** What came of it the last time. */
  readonly outcome: (typeof SCHEDULED_OUTCOMES)[number] | null;
  /** In a sentence. */
  readonly result: string | null;
  readonly ranAt: Date | null;
  readonly runId: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** What is given of a new one. */
export interface NewScheduledCommand {
  /** Chosen by who asks, so that asking again makes no second one. */
  readonly id?: string | undefined;
  readonly text: string;
  readonly source: string;
  readonly calls: readonly ScheduledCall[];
  readonly undoesRunId?: string | undefined;
  readonly undoesCommandId?: string | undefined;
  readonly isConfirmed: boolean;
  readonly dueAt: Date;
  readonly recurrence?: AskedRecurrence | undefined;
  readonly timeZone: string;
}

/** What came of it. */
export interface Ending {
  readonly outcome: NonNullable<ScheduledCommand['outcome']>;
  readonly result: string;
  readonly runId: string | null;
}

export function newScheduledCommand(given: NewScheduledCommand, now: Date): ScheduledCommand {
  const { id = crypto.randomUUID(), undoesRunId = null, undoesCommandId = null, ...others } = given;
  const { dueAt, recurrence, ...rest } = others;
  return {
    ...rest,
    ...(recurrence ? beginning(recurrence, dueAt, recurrence.timeZone) : { dueAt, recurrence: null }),
    id,
    undoesRunId,
    undoesCommandId,
    status: 'waiting',
    outcome: null,
    result: null,
    ranAt: null,
    runId: null,
    createdAt: now,
    updatedAt: now,
  };
}

/** Finished; what comes again waits for its next time, and keeps what came of this one. */
export function ended(command: ScheduledCommand, ending: Ending, now: Date): ScheduledCommand {
  const { dueAt, recurrence } = command;
  return {
    ...command,
    ...ending,
    ...(recurrence ? { dueAt: following({ dueAt, recurrence }, now) } : { status: 'finished' as const }),
    ranAt: now,
    updatedAt: now,
  };
}

/** Without the next time; undefined where it comes only once. */
export function skipped(command: ScheduledCommand, now: Date): ScheduledCommand | undefined {
  const { dueAt, recurrence } = command;
  return recurrence
    ? { ...command, dueAt: following({ dueAt, recurrence }, now), updatedAt: now }
    : undefined;
}

/** It ends what was to last for a while. */
export function takesBack({
  undoesRunId,
  undoesCommandId,
}: Pick<ScheduledCommand, 'undoesRunId' | 'undoesCommandId'>): boolean {
  return undoesRunId !== null || undoesCommandId !== null;
}
