import { Injectable } from '@nestjs/common';
import { DomainError } from '../../../common/http/problem.js';
import { type ContextName } from '../contexts/contexts.dto.js';
import { SkillExecutor } from '../handlers/skill-executor.service.js';
import { type SkillManifest } from '../kit/skill-manifest.js';
import { SkillHandlers } from '../handlers/skill-handlers.js';
import { type ToolExecutor, type ExecuteCalls } from './tool-executor.js';

/** Executes what a model calls, with the same handlers as the parser. */
@Injectable()
export class SkillToolExecutor implements ToolExecutor {
  constructor(
    private readonly handlers: SkillHandlers,
    private readonly executor: SkillExecutor,
  ) {}

  get skills(): readonly SkillManifest[] {
    return this.handlers.skills.filter(isForModel);
  }

  /** Without the skills that would read a disabled context. */
  without(disabledContexts: readonly ContextName[]): ToolExecutor {
    return {
      skills: this.handlers.skillsWithout(disabledContexts).filter(isForModel),
      executeCalls: this.executeCalls,
    };
  }

  /** A refusal is an outcome, too: the model may tell of it, or try otherwise. */
  readonly executeCalls: ExecuteCalls = async (asked, occasion) => {
    try {
      const { outcome, answer, run, sources, parts } = await this.executor.execute(asked, occasion);
      const rested = { ...(sources && { sources }), ...(parts && { parts }) };
      return { outcome, answer, ...(run && { run }), ...rested };
    } catch (error) {
      if (error instanceof DomainError && error.status < 500)
        return { outcome: 'none', answer: error.detail };
      throw error;
    }
  };
}

/** What is done later is made of other calls, which a model would have to nest. */
function isForModel({ isForLater }: SkillManifest): boolean {
  return !isForLater;
}
