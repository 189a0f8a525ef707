import { Injectable } from '@nestjs/common';
import { Shutdown } from '../../../common/lifecycle/shutdown.js';
import { HomeService, NO_HOME } from '../../home/home.service.js';
import { type ContextName } from '../contexts/contexts.dto.js';
import { type Phrase, type SkillContext, type Turn } from '../skill.js';
import { SkillToolExecutor } from './skill-tool-executor.js';
import { ModelAnswers } from './model-answers.service.js';

/** Puts a question of a talk to the model of its user, with all that it may know and ask for. */
@Injectable()
export class ModelReplies {
  constructor(
    private readonly models: ModelAnswers,
    private readonly tools: SkillToolExecutor,
    private readonly homes: HomeService,
    private readonly shutdown: Shutdown,
  ) {}

  /** Of a temporary chat: no model is asked. */
  async keepFrom(userId: string): Promise<void> {
    await this.models.keepFrom(userId);
  }

  /** The engine's `own` answer where there is no model, or where it fails. */
  async *answer(context: SkillContext, own: () => AsyncIterable<Phrase>): AsyncGenerator<Phrase> {
    const { userId, turns, disabledContexts = [] } = context;
    const model = await this.models.modelOf(userId);
    if (!model) {
      yield* own();
      return;
    }
    const question = {
      model,
      context,
      channel: context.channel,
      turns: turns.filter((turn) => isClean(turn, disabledContexts)).toReversed(),
      home: disabledContexts.includes('home')
        ? NO_HOME
        : await this.homes.read(userId, { channel: context.channel, isModel: true }),
      signal: this.shutdown.signal,
    };
    yield* this.models.answer(question, this.tools.without(disabledContexts), own);
  }
}

/** Whether it tells nothing of what is switched off now: an earlier answer may have read it. */
function isClean(
  { by, disabledContexts: offThen = [] }: Turn,
  disabledContexts: readonly ContextName[],
): boolean {
  return by === 'user' || disabledContexts.every((name) => offThen.includes(name));
}
