import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { joinedParts } from '../kit/joined-parts.js';
import { Clock } from '../../../common/clock.js';
import { type HomeActivity } from '../../home/home-activity.dto.js';
import { phrasesIn, USUAL_LANGUAGE } from '../../language/phrases/phrases-in.js';
import { type SkillRun } from '../runs/runs.dto.js';
import { type RunOrigin, type RunOutcome, RunsService } from '../runs/runs.service.js';
import { type Action, type Source } from '../skill.js';
import {
  type AnswerPart,
  type SkillCall,
  type HandlerResult,
  type Question,
  type RunContext,
  SkillRefused,
} from '../kit/skill-handler.js';
import { SkillHandlers, type HandlerBatch } from './skill-handlers.js';

export interface ExecuteOptions
  extends
    RunOrigin,
    Pick<RunContext, 'timeZone' | 'said' | 'home' | 'chosenBy' | 'disabledContexts'>,
    Partial<Pick<RunContext, 'phrases'>> {
  /** The user said yes to what was asked before. */
  readonly isConfirmed?: boolean;
}

export interface ExecutionResult {
  /** awaiting_confirmation: nothing has happened; none: a call has no handler. */
  readonly outcome: 'completed' | 'awaiting_confirmation' | 'none';
  readonly answer: string;
  readonly run?: SkillRun;
  /** The memories that a question is about. */
  readonly sources?: readonly Source[];
  /** The answer in parts, where a part of it rests on what can be erased. */
  readonly parts?: readonly AnswerPart[];
  readonly actions: readonly HomeActivity[];
  /** What became of memories. */
  readonly memoryActions?: readonly Action[];
}

/** What a set of calls would come to. */
export interface Preview {
  /** False where no handler does one of them. */
  readonly isPossible: boolean;
  /** Parameters contain words of memories, so they are not to be kept. */
  readonly hidesParameters: boolean;
  /** What would be asked before. */
  readonly question?: Question;
}

/** Executes skill calls from the parser or the model; nothing else runs a skill. */
@Injectable()
export class SkillExecutor {
  constructor(
    private readonly handlers: SkillHandlers,
    private readonly runs: RunsService,
    private readonly clock: Clock,
  ) {}

  /** The answer given instead where a call would read a disabled context. */
  refusalOf(
    asked: readonly SkillCall[],
    occasion: Pick<RunContext, 'disabledContexts'> & Partial<Pick<RunContext, 'phrases'>>,
  ): string | undefined {
    return this.handlers.refusalOf(asked, occasion);
  }

  /** Runs all calls atomically and logs the run. Throws a `DomainError` whose message is for the user when one is refused. */
  async execute(
    asked: readonly SkillCall[],
    { isConfirmed = false, ...occasion }: ExecuteOptions,
  ): Promise<ExecutionResult> {
    const run = { ...occasion, runId: randomUUID() };
    const context = { ...this.contextOf(run), isConfirmed };
    const batches = await this.batchesOf(asked, context);
    if (!batches) return { outcome: 'none', answer: context.phrases.say('not-yet'), actions: [] };
    const question = isConfirmed ? undefined : await questionOf(batches, context);
    return question ? this.requestConfirmation(batches, question, occasion) : this.run(batches, context, run);
  }

  /** Does and logs nothing. Throws as `execute` does where the calls are refused before they are tried. */
  async preview(asked: readonly SkillCall[], occasion: ExecuteOptions): Promise<Preview> {
    const context = this.contextOf(occasion);
    const batches = await this.batchesOf(asked, context);
    if (!batches) return { isPossible: false, hidesParameters: false };
    const question = await questionOf(batches, context);
    const hidesParameters = batches.some(({ handler }) => handler.hidesParameters);
    return { isPossible: true, hidesParameters, ...(question && { question }) };
  }

  private contextOf(occasion: ExecuteOptions): RunContext {
    return { phrases: phrasesIn(USUAL_LANGUAGE), ...occasion, now: this.clock.now() };
  }

  /** By who does them, with what exactly is meant; undefined where nobody does one of them. */
  private async batchesOf(
    asked: readonly SkillCall[],
    context: RunContext,
  ): Promise<HandlerBatch[] | undefined> {
    const refusal = this.refusalOf(asked, context);
    if (refusal !== undefined) throw new SkillRefused(refusal);
    const divided = this.handlers.groupByHandler(asked, context.phrases);
    return divided && Promise.all(divided.map((batch) => prepared(batch, context)));
  }

  private async requestConfirmation(
    batches: readonly HandlerBatch[],
    { text, sources, logged = text, act, changes = [], memoriesThen }: Question,
    occasion: RunOrigin,
  ): Promise<ExecutionResult> {
    const asked = batches.flatMap((batch) => batch.calls);
    const run = await this.runs.record(occasion, {
      outcome: 'awaiting_confirmation',
      asked,
      result: logged,
      effects: [],
      confirmation: { act, changes, memoriesThen: memoriesThen ?? null },
    });
    return { outcome: 'awaiting_confirmation', answer: text, run, actions: [], ...(sources && { sources }) };
  }

  /** Runs all calls and logs the run in one transaction, with what an undo needs. */
  private async run(
    batches: readonly HandlerBatch[],
    context: RunContext,
    occasion: RunOrigin,
  ): Promise<ExecutionResult> {
    const { result: done, run } = await this.runs.recordOf(occasion, async () => {
      const result: HandlerResult[] = [];
      for (const { handler, calls } of batches) result.push(await handler.perform(calls, context));
      return { result, outcome: outcomeOf(batches, result) };
    });
    const late = await settled(batches, done, context);
    const parts = partsOf(done, late);
    return {
      outcome: 'completed',
      answer: parts.map(({ text }) => text).join(''),
      run,
      ...(parts.some(({ source, entryIds }) => source ?? entryIds) && { parts }),
      actions: done.flatMap(({ actions = [] }) => actions),
      memoryActions: done.flatMap(({ memoryActions = [] }) => memoryActions),
    };
  }
}

/** What each handler says, in words of memories, one behind the other. */
function partsOf(done: readonly HandlerResult[], late: readonly string[]): readonly AnswerPart[] {
  const told = done.map(({ answer, quoting = answer, parts = [{ text: quoting }] }) => parts);
  return joinedParts([...told, ...late.map((text) => [{ text }])]);
}

/** What did not come of it after all, of each handler that waits for somebody outside. */
async function settled(
  batches: readonly HandlerBatch[],
  done: readonly HandlerResult[],
  context: RunContext,
): Promise<string[]> {
  const told = await Promise.all(
    done.map(async ({ effect }, index) => effect && batches[index]?.handler.settle?.(effect, context)),
  );
  return told.filter((text) => text !== undefined);
}

function outcomeOf(batches: readonly HandlerBatch[], done: readonly HandlerResult[]): RunOutcome {
  return {
    outcome: 'completed',
    asked: batches.flatMap(loggedOf),
    result: done.map(({ answer }) => answer).join(' '),
    effects: done.flatMap(({ effect }, index) => {
      const performer = batches[index]?.handler.name;
      return effect && performer !== undefined ? [{ performer, effect }] : [];
    }),
    charts: done.flatMap(({ charts = [] }) => charts),
  };
}

async function prepared({ handler, calls }: HandlerBatch, context: RunContext): Promise<HandlerBatch> {
  return { handler, calls: (await handler.prepare?.(calls, context)) ?? calls };
}

function loggedOf({ handler, calls }: HandlerBatch): readonly SkillCall[] {
  return handler.hidesParameters ? calls.map((call) => ({ ...call, parameters: {} })) : calls;
}

async function questionOf(
  batches: readonly HandlerBatch[],
  context: RunContext,
): Promise<Question | undefined> {
  for (const { handler, calls } of batches) {
    const question = await handler.confirmation?.(calls, context);
    if (question) return question;
  }
  return undefined;
}
