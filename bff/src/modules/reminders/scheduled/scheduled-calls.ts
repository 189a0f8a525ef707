import { Injectable } from '@nestjs/common';
import { DomainError } from '../../../common/http/problem.js';
import { type ExecuteOptions, SkillExecutor } from '../../skills/handlers/skill-executor.service.js';
import { RunsService } from '../../skills/runs/runs.service.js';
import { type Ending, type ScheduledCommand, takesBack } from './scheduled-command.js';
import { CannotBeScheduled, NeedsSomebodyThere, NothingWasDone } from './scheduled-commands.errors.js';
import { ScheduledCommandsRepository } from './scheduled-commands.repository.js';

const ALREADY_UNDONE = 'skill_run_undone';

type Calls = Parameters<SkillExecutor['preview']>[0];
type Setting = Pick<ExecuteOptions, 'userId' | 'timeZone' | 'home' | 'chosenBy' | 'disabledContexts'>;
type Done = Pick<Ending, 'result' | 'runId'>;

/** What skills make of a command for later: when it is set up, and when it is due. */
@Injectable()
export class ScheduledCalls {
  constructor(
    private readonly executor: SkillExecutor,
    private readonly runs: RunsService,
    private readonly commands: ScheduledCommandsRepository,
  ) {}

  /** What has to be answered with yes before they may be kept; throws where they may not be. */
  async questionOf(calls: Calls, setting: Setting): Promise<string | undefined> {
    if (calls.length === 0 || calls.some(({ missing }) => missing !== undefined))
      throw new CannotBeScheduled();
    const preview = await this.executor.preview(calls, { ...setting, channel: 'schedule' });
    if (!preview.isPossible || preview.hidesParameters) throw new CannotBeScheduled();
    const { question } = preview;
    if (question && !question.holdsLater) throw new NeedsSomebodyThere();
    return question?.text;
  }

  /** Throws where it cannot be done; what was done of it by then is the caller's to take back, by its transaction. */
  async do(userId: string, command: ScheduledCommand): Promise<Done> {
    const { calls, isConfirmed, timeZone } = command;
    const occasion = { userId, timeZone, channel: 'schedule' } as const;
    if (takesBack(command)) return this.putBack(await this.runIdOf(userId, command), occasion);
    const { question } = await this.executor.preview(calls, occasion);
    // What it is about may have changed since: a yes counts for what was asked then.
    if (question && !(question.holdsLater && isConfirmed)) throw new NeedsSomebodyThere();
    const { answer, run } = await this.executor.execute(calls, { ...occasion, isConfirmed: true });
    return { result: answer, runId: run?.id ?? null };
  }

  /** A line in Activity that says why nothing happened. */
  async note(userId: string, { calls }: ScheduledCommand, ending: Omit<Ending, 'runId'>): Promise<Ending> {
    if (calls.length === 0) return { ...ending, runId: null };
    const run = await this.runs.record(
      { userId, channel: 'schedule' },
      { outcome: 'completed', asked: calls, result: ending.result, effects: [] },
    );
    return { ...ending, runId: run.id };
  }

  private async runIdOf(userId: string, command: ScheduledCommand): Promise<string> {
    const { undoesRunId, undoesCommandId } = command;
    const found =
      undoesCommandId === null ? undefined : await this.commands.findRunId(userId, undoesCommandId);
    const runId = undoesRunId ?? found;
    if (runId === undefined) throw new NothingWasDone();
    return runId;
  }

  private async putBack(
    runId: string,
    { userId, ...context }: { userId: string; timeZone: string; channel: 'schedule' },
  ): Promise<Done> {
    try {
      await this.runs.undo(userId, runId, context);
      return { result: 'It is as it was before.', runId };
    } catch (error) {
      if (!(error instanceof DomainError && error.code === ALREADY_UNDONE)) throw error;
      return { result: 'It was undone before.', runId };
    }
  }
}
