import { Injectable } from '@nestjs/common';
import { SkillCatalogue } from '../kit/skill-catalogue.js';
import { type Described, type RunContext } from '../kit/skill-handler.js';
import { SkillHandlers } from '../handlers/skill-handlers.js';
import { type SkillRun } from './runs.dto.js';
import { type RunRow } from './runs.repository.js';
import { ToldRun } from './told-run.js';

/** What was done stays in the log for a season, and can be undone as long. */
export const DONE_KEPT_DAYS = 90;
/** A question is answered by then, or asked again. */
export const ANSWER_MS = 5 * 60_000;
const DAY_MS = 86_400_000;

/** What the skills know of a run of theirs: how it is told and how it is taken back. */
@Injectable()
export class RunSkills {
  constructor(
    private readonly skills: SkillCatalogue,
    private readonly handlers: SkillHandlers,
  ) {}

  told(run: Pick<RunRow, 'outcome' | 'asked'>): ToldRun {
    return new ToldRun(run, this.skills);
  }

  /** What it did, in words that the log does not hold. */
  async describe({ effects }: RunRow, context: RunContext): Promise<Described | undefined> {
    const told = await Promise.all(
      effects.map(({ performer, effect }) => this.handlers.describe(performer, effect, context)),
    );
    const described = told.filter((one) => one !== undefined);
    if (described.length === 0) return undefined;
    return {
      text: described.map(({ text }) => text).join(' '),
      sources: described.flatMap(({ sources }) => sources),
    };
  }

  /** The last effect first. */
  async undo({ effects }: RunRow, context: RunContext): Promise<void> {
    for (const { performer, effect } of effects.toReversed())
      await this.handlers.undo(performer, effect, context);
  }

  toSkillRun(run: RunRow): SkillRun {
    const { id, at, channel, outcome, asked, result, effects, charts, undoneAt } = run;
    const { conversationId, messageId } = run;
    const told = this.told(run);
    const canUndo = outcome === 'completed' && effects.length > 0 && undoneAt === null;
    const undoUntil = new Date(at.getTime() + this.handlers.undoDays(effects, DONE_KEPT_DAYS) * DAY_MS);
    const isAwaited = outcome === 'awaiting_confirmation' || outcome === 'awaiting_answer';
    return {
      id,
      at: at.toISOString(),
      channel,
      outcome,
      skills: [...new Set(asked.map(({ skill }) => skill))],
      targets: [...new Set(asked.flatMap(({ targets }) => targets))],
      reminders: this.handlers.remindersIn(effects),
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
      confirmation: run.confirmation && {
        ...run.confirmation,
        changes: run.confirmation.changes.map((change) => ({ ...change })),
      },
      answerUntil: isAwaited ? new Date(at.getTime() + ANSWER_MS).toISOString() : null,
      canUndo,
      undoUntil: canUndo ? undoUntil.toISOString() : null,
      undoneAt: undoneAt?.toISOString() ?? null,
    };
  }
}
