import { Injectable } from '@nestjs/common';
import { Shutdown } from '../../../common/lifecycle/shutdown.js';
import { HomeService } from '../../home/home.service.js';
import { type Phrase, type SkillContext } from '../skill.js';
import { ActingDesk } from './acting-desk.js';
import { ModelAnswers } from './model-answers.service.js';

/** Puts a question of a talk to the operator's model, with all that it may know and ask for. */
@Injectable()
export class ModelReplies {
  constructor(
    private readonly models: ModelAnswers,
    private readonly desk: ActingDesk,
    private readonly homes: HomeService,
    private readonly shutdown: Shutdown,
  ) {}

  /** The engine's `own` answer where there is no model, or where it fails. */
  async *answer(context: SkillContext, own: () => AsyncIterable<Phrase>): AsyncGenerator<Phrase> {
    if (!this.models.isAvailable()) {
      yield* own();
      return;
    }
    const question = {
      context,
      askedBy: context.askedBy,
      turns: context.turns.toReversed(),
      home: await this.homes.read(context.userId),
      signal: this.shutdown.signal,
    };
    yield* this.models.answer(question, this.desk, own);
  }
}
