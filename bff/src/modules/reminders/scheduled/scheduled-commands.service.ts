import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { knownZone } from '../../../common/http/time-zone.js';
import { afterCommit } from '../../../database/transactions.js';
import { type ExecuteOptions } from '../../skills/handlers/skill-executor.service.js';
import { type Recurrence } from '../recurrence/recurrence.js';
import { ScheduledCalls } from './scheduled-calls.js';
import { newScheduledCommand, type ScheduledCommand, skipped } from './scheduled-command.js';
import { type ScheduledCommandList, type ScheduledCommandResponse } from './scheduled-commands.dto.js';
import {
  MAX_WAITING_COMMANDS,
  ScheduledCommandNotFound,
  ScheduledCommandOver,
  ScheduledForPast,
  ScheduledOnce,
  TooManyScheduledCommands,
} from './scheduled-commands.errors.js';
import { toScheduledCommandResponse } from './scheduled-commands.mapper.js';
import { ScheduledCommandsRepository } from './scheduled-commands.repository.js';
import { ScheduledCommandsRunner } from './scheduled-commands-runner.js';
import { LiveEvents } from '../../events/live-events.service.js';

const SHOWN_AFTERWARDS_MS = 24 * 60 * 60_000;
const MAX_LISTED = MAX_WAITING_COMMANDS + 50;

export interface ScheduleRequest extends Pick<ExecuteOptions, 'home' | 'chosenBy' | 'disabledContexts'> {
  /** Chosen by who asks, so that asking again makes no second one. */
  readonly id?: string;
  /** What is done, all of it or nothing. */
  readonly calls: Parameters<ScheduledCalls['questionOf']>[0];
  /** Instead of calls: takes back what this run did, as far as nothing else changed it since. */
  readonly undoesRunId?: string;
  /** Instead of calls: takes back what this command for later did the last time. */
  readonly undoesCommandId?: string;
  /** Of what comes again the first time, whose hour the others keep. */
  readonly dueAt: Date;
  readonly recurrence?: Recurrence;
  /** The sentence that asked for it. */
  readonly source: string;
  /** What is done, without its time. @default the sentence */
  readonly text?: string;
  /** Where the user is: IANA name. */
  readonly timeZone: string;
  /** The user said yes to the question that came of the same request. */
  readonly isConfirmed?: boolean;
}

export type ScheduleResult =
  | { readonly outcome: 'scheduled'; readonly command: ScheduledCommandResponse }
  /** Nothing is kept: to be asked again with `isConfirmed`. */
  | { readonly outcome: 'awaiting_confirmation'; readonly question: string };

/** Commands for later: kept now, done by the server when they are due. */
@Injectable()
export class ScheduledCommandsService {
  constructor(
    private readonly commands: ScheduledCommandsRepository,
    private readonly runner: ScheduledCommandsRunner,
    private readonly calls: ScheduledCalls,
    private readonly clock: Clock,
    private readonly live: LiveEvents,
  ) {}

  /**
   * Throws a `DomainError` whose message is for the user where it cannot be done later: the time is past, nothing can do
   * it, or somebody has to be there to say yes. Joins the transaction that is open around it.
   */
  async schedule(userId: string, request: ScheduleRequest): Promise<ScheduleResult> {
    const command = newScheduledCommand(toNewCommand(request), this.clock.now());
    if (command.dueAt <= this.clock.now()) throw new ScheduledForPast();
    const question = await this.questionOf(userId, request);
    if (question !== undefined && !request.isConfirmed) return { outcome: 'awaiting_confirmation', question };
    return { outcome: 'scheduled', command: await this.keep(userId, command) };
  }

  async list(userId: string): Promise<ScheduledCommandList> {
    const since = new Date(this.clock.now().getTime() - SHOWN_AFTERWARDS_MS);
    const found = await this.commands.findListed(userId, since, MAX_LISTED);
    return { items: found.map(toScheduledCommandResponse) };
  }

  /** Ends it, also where it comes again. Cancelled already, it stays as it is. */
  cancel(userId: string, id: string): Promise<ScheduledCommandResponse> {
    return this.change(userId, id, (found) => {
      if (found.status === 'cancelled') return undefined;
      if (found.status !== 'waiting') throw new ScheduledCommandOver();
      return { ...found, status: 'cancelled', updatedAt: this.clock.now() };
    });
  }

  /** Leaves one out of what comes again; `occurrence` says which, so that asking twice is the same as once. */
  skip(userId: string, id: string, occurrence?: Date): Promise<ScheduledCommandResponse> {
    return this.change(userId, id, (found) => {
      if (found.status !== 'waiting') throw new ScheduledCommandOver();
      if (found.recurrence === null) throw new ScheduledOnce();
      const isOver = occurrence !== undefined && occurrence.getTime() !== found.dueAt.getTime();
      return isOver ? undefined : skipped(found, this.clock.now());
    });
  }

  private async change(
    userId: string,
    id: string,
    work: (found: ScheduledCommand) => ScheduledCommand | undefined,
  ): Promise<ScheduledCommandResponse> {
    const changed = await this.commands.change(userId, id, (found) => {
      if (!found) throw new ScheduledCommandNotFound();
      return work(found);
    });
    if (!changed) throw new ScheduledCommandNotFound();
    this.live.changed(userId, 'scheduled-commands');
    afterCommit(() => this.runner.wake());
    return toScheduledCommandResponse(changed);
  }

  private async keep(userId: string, command: ScheduledCommand): Promise<ScheduledCommandResponse> {
    const kept = await this.commands.add(userId, command, MAX_WAITING_COMMANDS);
    if (!kept) throw new TooManyScheduledCommands();
    this.live.changed(userId, 'scheduled-commands');
    afterCommit(() => this.runner.wake());
    return toScheduledCommandResponse(kept);
  }

  private async questionOf(userId: string, request: ScheduleRequest): Promise<string | undefined> {
    const { calls, undoesRunId, undoesCommandId, timeZone, home, chosenBy, disabledContexts } = request;
    if ((undoesRunId ?? undoesCommandId) !== undefined) return undefined;
    return this.calls.questionOf(calls, {
      ...{ userId, timeZone },
      ...(home && { home }),
      ...(chosenBy && { chosenBy }),
      ...(disabledContexts && { disabledContexts }),
    });
  }
}

function toNewCommand(request: ScheduleRequest): Parameters<typeof newScheduledCommand>[0] {
  const { id, undoesRunId, undoesCommandId, dueAt, recurrence, source, text = source } = request;
  const timeZone = knownZone(request.timeZone);
  return {
    ...{ id, undoesRunId, undoesCommandId, dueAt, source, timeZone },
    isConfirmed: request.isConfirmed ?? false,
    text: text.charAt(0).toUpperCase() + text.slice(1),
    calls: request.calls.map(({ skill, parameters, targets }) => ({ skill, parameters, targets })),
    ...(recurrence && { recurrence: { ...recurrence, timeZone } }),
  };
}
