import { type z } from 'zod';
import { type Asker } from '../../../common/asker.js';
import { DomainError } from '../../../common/http/problem.js';
import { type HomeActivity } from '../../home/home-activity.dto.js';
import { type Home } from '../../home/home.service.js';
import { type Parameters } from '../commands/command.js';
import { type ContextName } from '../contexts/contexts.dto.js';
import { type Chart } from '../runs/runs.dto.js';
import { type Source } from '../skill.js';

/** `physical` moves something in the home; `guarded` opens or unlocks it and is always confirmed. */
export const RISKS = ['read', 'write', 'physical', 'guarded'] as const;
export type Risk = (typeof RISKS)[number];

/** What a skill is, for the help screen, for the tools of a language model and for the check of its parameters. */
export interface SkillDescription {
  readonly name: string;
  readonly description: string;
  readonly parameters: z.ZodType;
  /** Sentences that ask for it; each is tested to be understood as this skill. */
  readonly examples: readonly string[];
  readonly risk: Risk;
}

/** One thing that is asked for, whoever understood it: the parser or a language model. */
export interface Asked {
  readonly skill: string;
  readonly parameters: Parameters;
  /** Ids of the home's entities. */
  readonly targets: readonly string[];
  /** What a question back is about: without it nothing can be done. */
  readonly missing?: 'target' | 'value';
}

/** Who asks, from where and when. */
export interface RunContext {
  readonly userId: string;
  /** IANA name. */
  readonly timeZone: string;
  readonly now: Date;
  readonly askedBy: Asker;
  /** The home as it was read for this sentence. */
  readonly home?: Home;
  /** A model, which may have taken up what stands in a memory: whatever it would move has to be confirmed. */
  readonly chosenBy?: 'model';
  /** What may not be read in the conversation. */
  readonly contextsOff?: readonly ContextName[];
}

/** What an undo needs to know; stored as JSON with the run. */
export type Effect = Readonly<Record<string, unknown>>;

export interface Performed {
  /** A sentence that says what was done or found. */
  readonly answer: string;
  /** Absent when nothing was changed. */
  readonly effect?: Effect;
  /** What was done in the home. */
  readonly actions?: readonly HomeActivity[];
  /** What the answer is shown with. */
  readonly charts?: readonly Chart[];
}

export interface Question {
  readonly text: string;
  /** The memories that it is about. */
  readonly sources?: readonly Source[];
}

/** Does the skills of one domain. All of what one sentence asks of it happens, or nothing does. */
export interface Performer {
  readonly name: string;
  readonly skills: readonly SkillDescription[];
  /** Its parameters hold words of memories, which are kept nowhere else, so that forgetting them is complete. */
  readonly hidesParameters?: true;
  /** It does nothing where that may not be read. */
  readonly reads?: ContextName;
  /** Finds out what exactly is meant before it is confirmed, so that a yes is to just that. */
  prepare?(asked: readonly Asked[], context: RunContext): Promise<readonly Asked[]>;
  /** The question to be answered with yes before it may be done; undefined where nothing is at risk. */
  confirmation?(asked: readonly Asked[], context: RunContext): Promise<Question | undefined>;
  /** Throws `SkillRefused` with a sentence for the user when it cannot be done. */
  perform(asked: readonly Asked[], context: RunContext): Promise<Performed>;
  /** Takes back what `perform` did; throws `SkillRefused` when it was changed since. */
  undo?(effect: Effect, context: RunContext): Promise<void>;
}

/** Nothing was done, and the message tells the user why. */
export class SkillRefused extends DomainError {
  constructor(reason: string, options: { cause?: unknown } = {}) {
    super('skill_refused', 422, reason, options);
  }
}

/** What was asked about was never told as a reading or a mood; in a talk the memory may know it. */
export class NothingKept extends SkillRefused {}
