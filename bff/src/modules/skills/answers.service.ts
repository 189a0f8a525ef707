import { Injectable } from '@nestjs/common';
import { DialogueService } from './commands/dialogue.service.js';
import { LearningService } from './learning/learning.service.js';
import { ModelReplies } from './model/model-replies.service.js';
import { phrasesOf } from './handlers/phrases-of.js';
import { type Phrase, type SkillContext } from './skill.js';
import { SkillRegistry, type Understood } from './skill-registry.js';

const NOT_UNDERSTOOD =
  'I did not understand that. Say “remember that …” to keep something, or ask me a question.';

/** A message in, its answer out: who of all that can answer does. */
@Injectable()
export class AnswersService {
  constructor(
    private readonly registry: SkillRegistry,
    private readonly talk: DialogueService,
    private readonly models: ModelReplies,
    private readonly learning: LearningService,
  ) {}

  /**
   * What is to be kept comes first, since it may speak of anything; then what is to be done; then what is asked. A
   * model, where there is one, answers what only the memory or nobody would.
   */
  async *answer(context: SkillContext): AsyncGenerator<Phrase> {
    const { text, userId, timeZone, conversationId, messageId, answerId, channel, disabledContexts } =
      context;
    const understood = this.registry.understand(text);
    // What is done is noted, and a temporary talk leaves no note: nothing is done in it.
    if (context.isTemporary) {
      yield* this.ownAnswer(understood, context);
      return;
    }
    const occasion = {
      ...{ userId, timeZone, conversationId, messageId: answerId, channel },
      said: { conversationId, messageId, text },
      ...(disabledContexts && { disabledContexts }),
    };
    const said = await this.talk.answer(text, occasion, { isCommand: !understood?.skill.goesFirst });
    if (said?.isLastResort) yield* knownOr(said.text, this.remembered(understood, context));
    else if (said) yield* phrasesOf(said);
    else yield* this.remembered(understood, context);
  }

  /** Nothing was to be done: it is told or asked of the memory. */
  private remembered(understood: Understood | undefined, context: SkillContext): AsyncGenerator<Phrase> {
    return understood && !understood.skill.isForModel
      ? this.ownAnswer(understood, context)
      : this.talkedOver(understood, context);
  }

  private async *ownAnswer(
    understood: Understood | undefined,
    context: SkillContext,
  ): AsyncGenerator<Phrase> {
    if (!understood) {
      yield { text: NOT_UNDERSTOOD };
      return;
    }
    yield* this.registry.run(understood, context);
  }

  /** What is asked or told. Facts among it become suggestions, of which the answer says so. */
  private async *talkedOver(
    understood: Understood | undefined,
    context: SkillContext,
  ): AsyncGenerator<Phrase> {
    const kept = understood && (await this.registry.keep(understood, context));
    if (kept) {
      const { text, ...done } = kept;
      yield* this.models.answer(context, () => only({ text }));
      yield { text: '', ...done };
      return;
    }
    const suggested = await this.learning.learn(context);
    const told = { ...context, suggested };
    yield* this.models.answer(told, () => this.ownAnswer(understood, told));
    for (const memoryId of suggested) yield { text: '', action: { kind: 'memory.suggested', memoryId } };
  }
}

async function* only(phrase: Phrase): AsyncGenerator<Phrase> {
  yield await Promise.resolve(phrase);
}

/** The answer from its first source on with all before it, or else that: without a source nothing was known. */
async function* knownOr(otherwise: string, answer: AsyncIterable<Phrase>): AsyncGenerator<Phrase> {
  const begun: Phrase[] = [];
  let isKnown = false;
  for await (const phrase of answer) {
    if (!isKnown) begun.push(phrase);
    const isAnswer = phrase.source !== undefined && !phrase.isClosest;
    if (!isKnown && isAnswer) yield* begun;
    else if (isKnown) yield phrase;
    isKnown ||= isAnswer;
  }
  if (!isKnown) yield { text: otherwise };
}
