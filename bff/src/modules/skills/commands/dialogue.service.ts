import { Injectable } from '@nestjs/common';
import { DomainError } from '../../../common/http/problem.js';
import { type Home, HomeService, NO_HOME } from '../../home/home.service.js';
import { type ContextName } from '../contexts/contexts.dto.js';
import { SkillExecutor, type ExecuteOptions } from '../handlers/skill-executor.service.js';
import { type SkillCall, NoDataRecorded } from '../kit/skill-handler.js';
import { CommandReader } from './command-reader.js';
import { isRefusal } from './dialogue.js';
import { toSkillCall } from './skill-call.js';
import { refusalOf } from './unsupported.js';
import { type RunOrigin, RunsService, type DialogueState } from '../runs/runs.service.js';
import { type SkillRun } from '../runs/runs.dto.js';
import { type Action, type Source } from '../skill.js';
import { isQuestion } from '../understanding/question.js';
import { memoryChangeIn } from '../understanding/memory-change.js';
import { type CommandContext, type Intent, type ParseResult } from './command.js';
import { isMeantForSkills } from './is-meant-for-skills.js';

/** Somebody who says more than that tells something. */
const MAX_COMMAND_LENGTH = 2_000;
const UNDO =
  /^(?:please )?(?:undo|take back|revert|put (?:it|that|everything) back)(?: (?:that|it|this|everything|the last (?:one|thing|change|action)|what you (?:just )?did))?(?:,? please)?[.!]*$/iu;

export interface DialogueOrigin extends RunOrigin {
  /** IANA name. */
  readonly timeZone: string;
  readonly conversationId: string;
  /** What the user said. */
  readonly said?: ExecuteOptions['said'];
  /** What may not be read in the talk. */
  readonly disabledContexts?: readonly ContextName[];
}

/** `home` is undefined where it may not be read. */
interface AtHome extends DialogueOrigin {
  readonly home: Home | undefined;
}

export interface SkillReply {
  readonly text: string;
  readonly run?: SkillRun;
  readonly sources?: readonly Source[];
  readonly actions?: readonly Action[];
  /** Only to be said where the memory does not know it either. */
  readonly isLastResort?: true;
}

/** Things to do within a talk: "yes" answers what was asked, "undo that" speaks of what was done last. */
@Injectable()
export class DialogueService {
  constructor(
    private readonly homes: HomeService,
    private readonly executor: SkillExecutor,
    private readonly runs: RunsService,
    private readonly reader: CommandReader,
  ) {}

  /**
   * Undefined where the sentence asks for nothing that a skill does. A question that waits for an answer is closed in
   * any case: whatever is said next, a yes that comes later is not one to it.
   */
  async answer(
    text: string,
    occasion: DialogueOrigin,
    { isCommand }: { isCommand: boolean },
  ): Promise<SkillReply | undefined> {
    const { userId, conversationId, disabledContexts = [] } = occasion;
    const mayAct = isCommand && text.length <= MAX_COMMAND_LENGTH;
    const [talk, home] = await Promise.all([
      this.runs.dialogueStateOf(userId, conversationId),
      mayAct && !disabledContexts.includes('home') ? this.homes.read(userId) : undefined,
    ]);
    const { pending } = talk;
    const isMine = pending !== undefined && (await this.runs.close(userId, pending.id));
    if (!mayAct) return undefined;
    try {
      return await this.respond(text.trim(), { ...occasion, home }, isMine ? talk : { last: talk.last });
    } catch (error) {
      // The memory may know what was never told as a reading.
      if (error instanceof NoDataRecorded && isQuestion(text))
        return { text: error.detail, isLastResort: true };
      if (error instanceof DomainError && error.status < 500) return { text: error.detail };
      throw error;
    }
  }

  private async respond(
    text: string,
    occasion: AtHome,
    talk: DialogueState,
  ): Promise<SkillReply | undefined> {
    const { timeZone, home = NO_HOME } = occasion;
    if (UNDO.test(text)) return this.undo(occasion);
    const change = memoryChangeIn(text);
    if (change) return this.act([change], occasion);
    const parsed = this.reader.parse(text, { home, timeZone, ...spokenOf(talk) });
    const { pending } = talk;
    if (pending && parsed.intents.slice(0, 1).some(isRefusal)) return { text: 'All right, I did nothing.' };
    const isReply = pending !== undefined && parsed.outcome === 'act' && isAbout(pending.asked, parsed);
    if (
      !isReply &&
      !isMeantForSkills(text, parsed, { home: occasion.home ?? 'unread', skills: this.reader.skills })
    )
      return undefined;
    const asked = parsed.intents.map(toSkillCall);
    const refusal = this.executor.refusalOf(asked, occasion) ?? refusalOf(asked);
    if (refusal !== undefined) return { text: refusal };
    if (parsed.outcome === 'act') return this.act(asked, { ...occasion, home }, parsed.isConfirmed);
    const question = parsed.question ?? 'What exactly shall I do?';
    await this.runs.record(occasion, { outcome: 'awaiting_answer', asked, result: question, effects: [] });
    return { text: question };
  }

  private async act(
    asked: readonly SkillCall[],
    occasion: ExecuteOptions,
    isConfirmed = false,
  ): Promise<SkillReply> {
    const { answer, run, sources, memoryActions } = await this.executor.execute(asked, {
      ...occasion,
      isConfirmed,
    });
    return {
      text: answer,
      ...(run && { run }),
      ...(sources && { sources }),
      ...(memoryActions && { actions: memoryActions }),
    };
  }

  private async undo(occasion: DialogueOrigin): Promise<SkillReply> {
    const { userId, conversationId, timeZone, channel, disabledContexts } = occasion;
    const id = await this.runs.lastToUndo(userId, conversationId);
    if (id === undefined) return { text: 'There is nothing that I could undo.' };
    // Before it is undone: what a memory said is then no more.
    const told = await this.runs.describe(userId, id, { timeZone, channel });
    const run = await this.runs.undo(userId, id, {
      timeZone,
      channel,
      ...(disabledContexts && { disabledContexts }),
    });
    return { text: `Undone: ${told?.text ?? `“${run.result}”`}`, sources: told?.sources ?? [] };
  }
}

/** What was done last and what was asked, as the parser takes it. */
function spokenOf({ last, pending }: DialogueState): Pick<CommandContext, 'last' | 'pending'> {
  return {
    ...(last && { last: { intents: last.asked.map(asIntent) } }),
    ...(pending && { pending: { intents: pending.asked.map(asIntent), question: pending.question } }),
  };
}

function asIntent(asked: SkillCall): Intent {
  return { ...asked, confidence: 1, unexplained: [] };
}

/** An answer completes what was asked about, and nothing else. */
function isAbout(pending: readonly SkillCall[], { intents }: ParseResult): boolean {
  return intents.every(({ skill }) => pending.some((asked) => asked.skill === skill));
}
