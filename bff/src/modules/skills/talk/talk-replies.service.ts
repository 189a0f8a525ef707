import { Injectable } from '@nestjs/common';
import { LearningService } from '../learning/learning.service.js';
import { ModelReplies } from '../model/model-replies.service.js';
import { type Phrase, type SpokenContext } from '../skill.js';
import { SkillRegistry, type Understood } from '../skill-registry.js';
import { only } from './phrases.js';

/** Lets a skill of the talk answer, or the user's language model in its place. */
@Injectable()
export class TalkReplies {
  constructor(
    private readonly registry: SkillRegistry,
    private readonly models: ModelReplies,
    private readonly learning: LearningService,
  ) {}

  async *own(understood: Understood, context: SpokenContext): AsyncGenerator<Phrase> {
    yield* this.registry.run(understood, context);
  }

  /** In a temporary chat no model is asked, whoever would answer elsewhere. */
  async *privately(understood: Understood, context: SpokenContext): AsyncGenerator<Phrase> {
    if (understood.skill.isForModel) await this.models.keepFrom(context.userId);
    yield* this.own(understood, context);
  }

  /** What is asked or told. Facts among what is not kept become suggestions, of which the answer says so. */
  async *talkedOver(understood: Understood, context: SpokenContext): AsyncGenerator<Phrase> {
    const kept = await this.registry.keep(understood, context);
    if (kept) {
      const { text, ...done } = kept;
      yield* this.models.answer(context, () => only({ text }));
      yield { text: '', ...done };
      return;
    }
    const suggested = await this.learning.learn(context);
    const told = { ...context, suggested };
    yield* understood.skill.isForModel
      ? this.models.answer(told, () => this.own(understood, told))
      : this.own(understood, told);
    for (const memoryId of suggested) yield { text: '', action: { kind: 'memory.suggested', memoryId } };
  }
}
