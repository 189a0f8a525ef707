import { Injectable } from '@nestjs/common';
import { type Phrase, type SkillContext } from './skill.js';
import { SkillRegistry } from './skill-registry.js';

export type { Action, Phrase, SkillContext } from './skill.js';

const NOT_UNDERSTOOD =
  'I did not understand that. Say “remember that …” to keep something, or ask me a question.';

/** Text in, answer out: chat, and later voice and automations, reach the skills through here. */
@Injectable()
export class SkillsService {
  constructor(private readonly registry: SkillRegistry) {}

  async *answer(context: SkillContext): AsyncGenerator<Phrase> {
    const understood = this.registry.understand(context.text);
    if (understood) yield* this.registry.run(understood, context);
    else yield { text: NOT_UNDERSTOOD };
  }
}
