import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type Channel } from '../../../common/channel.js';
import { Clock } from '../../../common/clock.js';
import { Transactions } from '../../../database/transactions.js';
import { cutPage, rangeOf } from '../../../common/http/time-page.js';
import { phrasesIn, USUAL_LANGUAGE } from '../../language/phrases/phrases-in.js';
import { type Described, type SkillCall, type RunContext } from '../kit/skill-handler.js';
import { NothingToUndo, RunNotFound, RunUndone } from './runs.errors.js';
import { type SkillRun, type SkillRunPage, type SkillRunQuery } from './runs.dto.js';
import { type RunRow, RunsRepository } from './runs.repository.js';
import { ANSWER_MS, DONE_KEPT_DAYS, RunSkills } from './run-skills.js';

const MINUTE_MS = 60_000;
/** "It" speaks of what was done not longer ago. */
const TALK_MS = 30 * MINUTE_MS;
/** "Undo that" in another place than where it was asked. */
const UNDO_ELSEWHERE_MS = 10 * MINUTE_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;
const UNDO_HERE_MS = DAY_MS;
const LOOKED_AT = 5;
const ASKED_KEPT_MS = DAY_MS;

/** Where a run comes from and where it is told. */
export interface RunOrigin {
  readonly userId: string;
  readonly channel: Channel;
  readonly conversationId?: string;
  readonly messageId?: string;
  /** Chosen before, where what is done has to know it. */
  readonly runId?: string;
}

export type RunOutcome = Pick<RunRow, 'outcome' | 'result' | 'effects'> &
  Partial<Pick<RunRow, 'charts' | 'confirmation'>> & { readonly asked: readonly SkillCall[] };

/** What a talk speaks of: what was done last, and what the twin waits to hear. */
export interface DialogueState {
  readonly last?: { readonly id: string; readonly asked: readonly SkillCall[] } | undefined;
  readonly pending?:
    | {
        readonly id: string;
        readonly outcome: 'awaiting_confirmation' | 'awaiting_answer';
        readonly asked: readonly SkillCall[];
        readonly question: string;
      }
    | undefined;
}

/** The log of what the twin was asked to do. */
@Injectable()
export class RunsService {
  constructor(
    private readonly runs: RunsRepository,
    private readonly skills: RunSkills,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  async record(
    { userId, channel, conversationId, messageId, runId = randomUUID() }: RunOrigin,
    outcome: RunOutcome,
  ): Promise<SkillRun> {
    const run: RunRow = {
      charts: [],
      confirmation: null,
      ...outcome,
      userId,
      id: runId,
      at: this.clock.now(),
      channel,
      conversationId: conversationId ?? null,
      messageId: messageId ?? null,
      undoneAt: null,
    };
    await this.runs.add(run);
    return this.skills.toSkillRun(run);
  }

  /** Does the work and notes what came of it: both are kept, or neither is. */
  recordOf<T>(
    occasion: RunOrigin,
    work: () => Promise<{ result: T; outcome: RunOutcome }>,
  ): Promise<{ result: T; run: SkillRun }> {
    return this.transactions.run(occasion.userId, async () => {
      const { result, outcome } = await work();
      return { result, run: await this.record(occasion, outcome) };
    });
  }

  async dialogueStateOf(userId: string, conversationId: string): Promise<DialogueState> {
    const now = this.clock.now().getTime();
    const found = await this.runs.findOfConversation(
      userId,
      conversationId,
      new Date(now - TALK_MS),
      LOOKED_AT,
    );
    // What was pressed beside the talk is not what it speaks of.
    const runs = found.filter(({ channel }) => channel !== 'screen');
    const [newest] = runs;
    const last = runs.find(
      (run) => run.outcome === 'completed' && run.undoneAt === null && !this.skills.told(run).isPassing,
    );
    const isAwaited =
      (newest?.outcome === 'awaiting_confirmation' || newest?.outcome === 'awaiting_answer') &&
      now - newest.at.getTime() <= ANSWER_MS;
    return {
      ...(last && { last: { id: last.id, asked: last.asked } }),
      ...(isAwaited && {
        pending: {
          id: newest.id,
          outcome: newest.outcome as 'awaiting_confirmation' | 'awaiting_answer',
          asked: newest.asked,
          question: newest.result,
        },
      }),
    };
  }

  /** Everybody's: what was done stays for a season, what was asked in vain for a day. */
  purge(): Promise<void> {
    const now = this.clock.now().getTime();
    return this.runs.purge(new Date(now - DONE_KEPT_DAYS * DAY_MS), new Date(now - ASKED_KEPT_MS));
  }

  /** False when another answer to the same question came first. */
  close(userId: string, id: string): Promise<boolean> {
    return this.runs.close(userId, id);
  }

  async list(userId: string, query: SkillRunQuery): Promise<SkillRunPage> {
    const { channel, outcome } = query;
    const found = await this.runs.findPage(userId, { ...rangeOf(query), channel, outcome });
    const { rows, nextCursor } = cutPage(found, query, ({ at, id }) => ({ at, id }));
    return { items: rows.map((row) => this.skills.toSkillRun(row)), nextCursor };
  }

  /** By the id of the answer that tells of them. */
  async ofMessages(userId: string, messageIds: readonly string[]): Promise<ReadonlyMap<string, SkillRun[]>> {
    const runs = await this.runs.findOfMessages(userId, messageIds);
    const ofMessages = Map.groupBy(runs, ({ messageId }) => messageId ?? '');
    return new Map(
      [...ofMessages].map(([messageId, its]) => [messageId, its.map((run) => this.skills.toSkillRun(run))]),
    );
  }

  /** The run that "undo that" means: the last of the conversation, else the last of all, if it is not long ago. */
  async lastToUndo(userId: string, conversationId?: string): Promise<string | undefined> {
    const now = this.clock.now().getTime();
    const here =
      conversationId === undefined
        ? undefined
        : await this.runs.findLastEffective(userId, new Date(now - UNDO_HERE_MS), conversationId);
    const run = here ?? (await this.runs.findLastEffective(userId, new Date(now - UNDO_ELSEWHERE_MS)));
    return run?.id;
  }

  /** What a run did, in words for the user that the log does not hold. */
  async describe(
    userId: string,
    id: string,
    context: Pick<RunContext, 'timeZone' | 'channel' | 'phrases'>,
  ): Promise<Described | undefined> {
    const run = await this.runs.find(userId, id);
    return run && this.skills.describe(run, { ...context, userId, now: this.clock.now() });
  }

  /** Takes back all that the run did, the last first; when one part refuses, nothing. */
  undo(
    userId: string,
    id: string,
    occasion: Pick<RunContext, 'timeZone' | 'channel' | 'disabledContexts'> &
      Partial<Pick<RunContext, 'phrases'>>,
  ): Promise<SkillRun> {
    const context = { phrases: phrasesIn(USUAL_LANGUAGE), ...occasion };
    return this.transactions.run(userId, async () => {
      const run = await this.runs.find(userId, id);
      if (!run) throw new RunNotFound();
      if (run.effects.length === 0) throw new NothingToUndo();
      const now = this.clock.now();
      if (!(await this.runs.markUndone(userId, id, now))) throw new RunUndone();
      await this.skills.undo(run, { ...context, userId, now });
      return this.skills.toSkillRun({ ...run, undoneAt: now });
    });
  }
}
