import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type Asker } from '../../../common/asker.js';
import { Clock } from '../../../common/clock.js';
import { cutPage, rangeOf } from '../../../common/http/time-page.js';
import { type SkillCall, type RunContext } from '../kit/skill-family.js';
import { SkillCatalogue } from '../kit/skill-catalogue.js';
import { Performers } from '../performing/performers.js';
import { NothingToUndo, RunNotFound, RunUndone } from './runs.errors.js';
import { type SkillRun, type SkillRunPage, type SkillRunQuery } from './runs.dto.js';
import { type RunRow, RunsRepository } from './runs.repository.js';
import { ToldRun } from './told-run.js';

const MINUTE_MS = 60_000;
/** "It" speaks of what was done not longer ago. */
const TALK_MS = 30 * MINUTE_MS;
/** A question is answered by then, or asked again. */
const ANSWER_MS = 5 * MINUTE_MS;
/** "Undo that" in another place than where it was asked. */
const UNDO_ELSEWHERE_MS = 10 * MINUTE_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;
const UNDO_HERE_MS = DAY_MS;
const LOOKED_AT = 5;
const DONE_KEPT_MS = 90 * DAY_MS;
const ASKED_KEPT_MS = DAY_MS;

/** Where a run comes from and where it is told. */
export interface Occasion {
  readonly userId: string;
  readonly askedBy: Asker;
  readonly conversationId?: string;
  readonly messageId?: string;
}

type Outcome = Pick<RunRow, 'outcome' | 'result' | 'effects'> &
  Partial<Pick<RunRow, 'charts'>> & { readonly asked: readonly SkillCall[] };

/** What a talk speaks of: what was done last, and what the twin waits to hear. */
export interface Talk {
  readonly last?: { readonly asked: readonly SkillCall[] } | undefined;
  readonly pending?:
    | {
        readonly id: string;
        readonly outcome: 'confirm' | 'ask';
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
    private readonly performers: Performers,
    private readonly clock: Clock,
    private readonly skills: SkillCatalogue,
  ) {}

  async record(
    { userId, askedBy, conversationId, messageId }: Occasion,
    outcome: Outcome,
  ): Promise<SkillRun> {
    const run: RunRow = {
      charts: [],
      ...outcome,
      userId,
      id: randomUUID(),
      at: this.clock.now(),
      askedBy,
      conversationId: conversationId ?? null,
      messageId: messageId ?? null,
      undoneAt: null,
    };
    await this.runs.add(run);
    return this.toSkillRun(run);
  }

  async talkOf(userId: string, conversationId: string): Promise<Talk> {
    const now = this.clock.now().getTime();
    const found = await this.runs.findOfConversation(
      userId,
      conversationId,
      new Date(now - TALK_MS),
      LOOKED_AT,
    );
    // What was pressed beside the talk is not what it speaks of.
    const runs = found.filter(({ askedBy }) => askedBy !== 'screen');
    const [newest] = runs;
    const last = runs.find(
      (run) => run.outcome === 'done' && run.undoneAt === null && !this.told(run).isPassing,
    );
    const isAwaited =
      (newest?.outcome === 'confirm' || newest?.outcome === 'ask') && now - newest.at.getTime() <= ANSWER_MS;
    return {
      ...(last && { last: { asked: last.asked } }),
      ...(isAwaited && {
        pending: {
          id: newest.id,
          outcome: newest.outcome as 'confirm' | 'ask',
          asked: newest.asked,
          question: newest.result,
        },
      }),
    };
  }

  /** Everybody's: what was done stays for a season, what was asked in vain for a day. */
  purge(): Promise<void> {
    const now = this.clock.now().getTime();
    return this.runs.purge(new Date(now - DONE_KEPT_MS), new Date(now - ASKED_KEPT_MS));
  }

  /** False when another answer to the same question came first. */
  close(userId: string, id: string): Promise<boolean> {
    return this.runs.close(userId, id);
  }

  async list(userId: string, query: SkillRunQuery): Promise<SkillRunPage> {
    const { askedBy, outcome } = query;
    const found = await this.runs.findPage(userId, { ...rangeOf(query), askedBy, outcome });
    const { rows, nextCursor } = cutPage(found, query, ({ at, id }) => ({ at, id }));
    return { items: rows.map((row) => this.toSkillRun(row)), nextCursor };
  }

  /** By the id of the answer that tells of them. */
  async ofMessages(userId: string, messageIds: readonly string[]): Promise<ReadonlyMap<string, SkillRun[]>> {
    const runs = await this.runs.findOfMessages(userId, messageIds);
    const ofMessages = Map.groupBy(runs, ({ messageId }) => messageId ?? '');
    return new Map(
      [...ofMessages].map(([messageId, its]) => [messageId, its.map((run) => this.toSkillRun(run))]),
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

  /** Takes back all that the run did, the last first. */
  async undo(
    userId: string,
    id: string,
    context: Pick<RunContext, 'timeZone' | 'askedBy' | 'contextsOff'>,
  ): Promise<SkillRun> {
    const run = await this.runs.find(userId, id);
    if (!run) throw new RunNotFound();
    if (run.effects.length === 0) throw new NothingToUndo();
    const now = this.clock.now();
    if (!(await this.runs.markUndone(userId, id, now))) throw new RunUndone();
    const left = [...run.effects];
    try {
      for (const { performer, effect } of run.effects.toReversed()) {
        await this.performers.undo(performer, effect, { ...context, userId, now });
        left.pop();
      }
    } catch (error) {
      // What is undone already must not be undone twice.
      await this.runs.unmarkUndone(userId, id, left);
      throw error;
    }
    return this.toSkillRun({ ...run, undoneAt: now });
  }

  private told(run: Pick<RunRow, 'outcome' | 'asked'>): ToldRun {
    return new ToldRun(run, this.skills);
  }

  private toSkillRun(run: RunRow): SkillRun {
    const { id, at, askedBy, outcome, asked, result, effects, charts, undoneAt } = run;
    const { conversationId, messageId } = run;
    const told = this.told(run);
    return {
      id,
      at: at.toISOString(),
      askedBy,
      outcome,
      skills: [...new Set(asked.map(({ skill }) => skill))],
      targets: [...new Set(asked.flatMap(({ targets }) => targets))],
      reminders: this.performers.remindersIn(effects),
      asked: asked.map((call) => ({
        skill: call.skill,
        title: told.titleOf(call),
        icon: told.iconOf(call),
        parameters: { ...call.parameters },
        targets: [...call.targets],
      })),
      conversationId,
      messageId,
      ...told.shown,
      cards: told.cards,
      isVisit: told.isVisit,
      charts: charts.map((chart) => ({ ...chart })),
      result,
      canUndo: outcome === 'done' && effects.length > 0 && undoneAt === null,
      undoneAt: undoneAt?.toISOString() ?? null,
    };
  }
}
