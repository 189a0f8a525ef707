import { Injectable } from '@nestjs/common';
import { DomainError } from '../../../common/http/problem.js';
import { type ContextName } from '../contexts/contexts.dto.js';
import { ActingService } from '../performing/acting.service.js';
import { type SkillManifest } from '../kit/skill-manifest.js';
import { Performers } from '../performing/performers.js';
import { type ModelDesk, type PerformAsked } from './perform-asked.js';

/** The desk at which a model asks: the same registry as everybody’s. */
@Injectable()
export class ActingDesk implements ModelDesk {
  constructor(
    private readonly performers: Performers,
    private readonly acting: ActingService,
  ) {}

  get skills(): readonly SkillManifest[] {
    return this.performers.skills;
  }

  /** Without the skills that would read what is switched off. */
  without(contextsOff: readonly ContextName[]): ModelDesk {
    return { skills: this.performers.skillsWithout(contextsOff), performAsked: this.performAsked };
  }

  /** A refusal is an outcome, too: the model may tell of it, or try otherwise. */
  readonly performAsked: PerformAsked = async (asked, occasion) => {
    try {
      const { outcome, answer, run, sources } = await this.acting.act(asked, occasion);
      return { outcome, answer, ...(run && { run }), ...(sources && { sources }) };
    } catch (error) {
      if (error instanceof DomainError && error.status < 500)
        return { outcome: 'none', answer: error.detail };
      throw error;
    }
  };
}
