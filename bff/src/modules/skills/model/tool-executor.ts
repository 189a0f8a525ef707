import { type ExecuteOptions } from '../handlers/skill-executor.service.js';
import { type AnswerPart, type SkillCall } from '../kit/skill-handler.js';
import { type SkillManifest } from '../kit/skill-manifest.js';
import { type SkillRun } from '../runs/runs.dto.js';
import { type Source } from '../skill.js';

/** Who asks, where, and that a model chose what is asked for: only the user can confirm it. */
export interface ModelExecuteOptions extends Omit<ExecuteOptions, 'isConfirmed'> {
  readonly chosenBy: 'model';
}

export interface ToolOutcome {
  /** `awaiting_confirmation`, `awaiting_answer`: nothing happened, and the answer is a question for the user. `none`: it can't be done. */
  readonly outcome: 'completed' | 'awaiting_confirmation' | 'awaiting_answer' | 'none';
  readonly answer: string;
  /** As it is noted, for the user to see and undo. */
  readonly run?: SkillRun;
  /** The memories that a question is about. */
  readonly sources?: readonly Source[];
  /** The answer in parts, where a part of it rests on what can be erased. */
  readonly parts?: readonly AnswerPart[];
}

/** The only way in which a model reaches a skill. All that is asked for happens, or nothing does. */
export type ExecuteCalls = (
  asked: readonly SkillCall[],
  occasion: ModelExecuteOptions,
) => Promise<ToolOutcome>;

/** What a model may ask for, and of whom. */
export interface ToolExecutor {
  readonly skills: readonly SkillManifest[];
  readonly executeCalls: ExecuteCalls;
}
