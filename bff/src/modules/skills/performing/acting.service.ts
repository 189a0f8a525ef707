import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { type HomeActivity } from '../../home/home-activity.dto.js';
import { type SkillRun } from '../runs/runs.dto.js';
import { type Occasion, type RunOutcome, RunsService } from '../runs/runs.service.js';
import { type Source } from '../skill.js';
import {
  type SkillCall,
  type Performed,
  type Question,
  type RunContext,
  SkillRefused,
} from '../kit/skill-family.js';
import { Performers, type Share } from './performers.js';

const NOT_YET = 'I understood that, but cannot do it yet.';

export interface ActOccasion
  extends Occasion, Pick<RunContext, 'timeZone' | 'home' | 'chosenBy' | 'contextsOff'> {
  /** The user said yes to what was asked before. */
  readonly isConfirmed?: boolean;
}

export interface Acted {
  /** confirm: nothing has happened; none: nobody can do that. */
  readonly outcome: 'done' | 'confirm' | 'none';
  readonly answer: string;
  readonly run?: SkillRun;
  /** The memories that a question is about. */
  readonly sources?: readonly Source[];
  readonly actions: readonly HomeActivity[];
}

/** The one way in which anything is done, whoever understood what was asked: the parser or a language model. */
@Injectable()
export class ActingService {
  constructor(
    private readonly performers: Performers,
    private readonly runs: RunsService,
    private readonly clock: Clock,
  ) {}

  /** What to say instead of doing that, where it would read what is switched off in the conversation. */
  refusalOf(
    asked: readonly SkillCall[],
    { contextsOff }: Pick<RunContext, 'contextsOff'>,
  ): string | undefined {
    return this.performers.refusalOf(asked, contextsOff);
  }

  /** Does all of it or nothing, and notes it. Throws a `DomainError` with a sentence for the user when it is refused. */
  async act(asked: readonly SkillCall[], { isConfirmed = false, ...occasion }: ActOccasion): Promise<Acted> {
    const refusal = this.refusalOf(asked, occasion);
    if (refusal !== undefined) throw new SkillRefused(refusal);
    const divided = this.performers.divide(asked);
    if (!divided) return { outcome: 'none', answer: NOT_YET, actions: [] };
    const context: RunContext = { ...occasion, now: this.clock.now() };
    const shares = await Promise.all(divided.map((share) => prepared(share, context)));
    const question = isConfirmed ? undefined : await questionOf(shares, context);
    return question ? this.ask(shares, question, occasion) : this.perform(shares, context, occasion);
  }

  private async ask(
    shares: readonly Share[],
    { text, sources }: Question,
    occasion: Occasion,
  ): Promise<Acted> {
    const asked = shares.flatMap((share) => share.asked);
    const run = await this.runs.record(occasion, { outcome: 'confirm', asked, result: text, effects: [] });
    return { outcome: 'confirm', answer: text, run, actions: [], ...(sources && { sources }) };
  }

  /** What is done, what an undo needs and the line in the log are kept together or not at all. */
  private async perform(shares: readonly Share[], context: RunContext, occasion: Occasion): Promise<Acted> {
    const { result: done, run } = await this.runs.recordOf(occasion, async () => {
      const result: Performed[] = [];
      for (const { performer, asked } of shares) result.push(await performer.perform(asked, context));
      return { result, outcome: outcomeOf(shares, result) };
    });
    return {
      outcome: 'done',
      answer: run.result,
      run,
      actions: done.flatMap(({ actions = [] }) => actions),
    };
  }
}

function outcomeOf(shares: readonly Share[], done: readonly Performed[]): RunOutcome {
  return {
    outcome: 'done',
    asked: shares.flatMap(loggedOf),
    result: done.map(({ answer }) => answer).join(' '),
    effects: done.flatMap(({ effect }, index) => {
      const performer = shares[index]?.performer.name;
      return effect && performer !== undefined ? [{ performer, effect }] : [];
    }),
    charts: done.flatMap(({ charts = [] }) => charts),
  };
}

async function prepared({ performer, asked }: Share, context: RunContext): Promise<Share> {
  return { performer, asked: (await performer.prepare?.(asked, context)) ?? asked };
}

function loggedOf({ performer, asked }: Share): readonly SkillCall[] {
  return performer.hidesParameters ? asked.map((one) => ({ ...one, parameters: {} })) : asked;
}

async function questionOf(shares: readonly Share[], context: RunContext): Promise<Question | undefined> {
  for (const { performer, asked } of shares) {
    const question = await performer.confirmation?.(asked, context);
    if (question) return question;
  }
  return undefined;
}
