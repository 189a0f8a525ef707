import { Injectable, Logger } from '@nestjs/common';
import { type Channel } from '../../../common/channel.js';
import { withhold } from '../../../common/http/call-reason.js';
import { Clock } from '../../../common/clock.js';
import { describeError } from '../../../common/logging/describe-error.js';
import {
  type ModelFailure,
  ModelFailed,
} from '../../../integrations/language-model/language-model.errors.js';
import { type LanguageModel } from '../../../integrations/language-model/language-model.js';
import { type Home } from '../../home/home.service.js';
import { languageOf } from '../../language/loaded-languages.js';
import { MemorySearchService } from '../../memory/search/memory-search.service.js';
import { resolvePronouns } from '../answering/follow-up.js';
import { type CitedMemory } from '../answering/quoting.js';
import { ownWords, type Phrase, type SkillContext, type Turn } from '../skill.js';
import { devicesOf } from './data-blocks.js';
import { AnswerStyle } from '../../twin/style/answer-style.service.js';
import { fallBackSentence } from './fall-back.js';
import { ModelCallsRepository } from './model-calls.repository.js';
import { ModelTalk } from './model-talk.js';
import { Models } from './models.service.js';
import { type ToolExecutor } from './tool-executor.js';
import { buildPrompt } from './prompt.js';

/** Enough to answer from, and little enough to read soon. */
const MAX_SOURCES = 12;
/** A server that did not answer is left alone for so long, so that not every message waits for it. */
const REST_MS = 30_000;
const MAX_REST_MS = 600_000;
/** What another question would not change. */
const RESTS_AFTER: ReadonlySet<ModelFailure> = new Set(['silent', 'busy', 'away', 'key-refused']);

export interface ModelQuestion {
  /** Of the user who asks. */
  readonly model: LanguageModel;
  readonly context: SkillContext;
  readonly channel: Channel;
  /** Of the conversation, oldest first, without the message itself. */
  readonly turns: readonly Turn[];
  readonly home: Home;
  /** Ends the answer where it is: the user stopped it, or the process ends. */
  readonly signal: AbortSignal;
}

interface Finished {
  readonly model: string;
  readonly begunAt: number;
  readonly talk: ModelTalk | undefined;
  readonly outcome: ModelFailure | 'answered';
}

/** Answers with a language model: the user's own or the operator's. */
@Injectable()
export class ModelAnswers {
  private readonly logger = new Logger(ModelAnswers.name);
  /** By server: one that a user has named says nothing about that of everybody else. */
  private readonly restsUntil = new WeakMap<LanguageModel, number>();

  constructor(
    private readonly models: Models,
    private readonly search: MemorySearchService,
    private readonly calls: ModelCallsRepository,
    private readonly style: AnswerStyle,
    private readonly clock: Clock,
  ) {}

  /** The model that is worth asking for a user: there is one, and it did not fail a moment ago. */
  async modelOf(userId: string): Promise<LanguageModel | null> {
    const model = await this.models.of(userId);
    if (!model) return null;
    if (this.clock.now().getTime() >= (this.restsUntil.get(model) ?? 0)) return model;
    withhold('answer', { url: model.url, why: 'resting' });
    return null;
  }

  /** Notes that a temporary chat keeps to itself what the model would have been asked. */
  async keepFrom(userId: string): Promise<void> {
    const model = await this.models.of(userId);
    if (model) withhold('answer', { url: model.url, why: 'temporary' });
  }

  /** The model's answer; where it fails, `fallBack`'s after a sentence that says so. */
  async *answer(
    question: ModelQuestion,
    tools: ToolExecutor,
    fallBack: () => AsyncIterable<Phrase>,
  ): AsyncGenerator<Phrase> {
    const { model } = question;
    const begunAt = performance.now();
    let talk: ModelTalk | undefined;
    let outcome: ModelFailure | 'answered' = 'answered';
    try {
      talk = await this.begin(question, tools);
      yield* talk.run();
    } catch (error) {
      if (!(error instanceof ModelFailed)) throw error;
      outcome = error.reason;
      this.note(model, error);
    }
    const { userId } = question.context;
    await this.record(userId, { model: model.name, begunAt, talk, outcome });
    if (outcome === 'answered') return;
    const { hasSpoken = false, hasActed = false } = talk ?? {};
    yield { text: fallBackSentence(outcome, { hasSpoken, hasActed }) };
    // The engine would do once more what was done.
    if (!hasActed) yield* fallBack();
  }

  private async begin(question: ModelQuestion, tools: ToolExecutor): Promise<ModelTalk> {
    const { model, context, channel, turns, home, signal } = question;
    const { userId, timeZone, conversationId, answerId: messageId, text, disabledContexts = [] } = context;
    const devices = devicesOf(home);
    const [memories, style] = await Promise.all([
      disabledContexts.includes('memory') ? [] : this.find(context),
      this.style.rule(userId),
    ]);
    return new ModelTalk({
      model,
      prompt: buildPrompt(model.contextTokens, {
        ...{ text, memories, devices, turns, disabledContexts, style },
        skills: tools.skills,
      }),
      executeCalls: tools.executeCalls,
      occasion: {
        ...{ userId, timeZone, conversationId, messageId, channel, home, disabledContexts },
        chosenBy: 'model',
      },
      signal,
    });
  }

  private async find({ userId, timeZone, text, turns }: SkillContext): Promise<CitedMemory[]> {
    const said = ownWords(turns);
    const asked = resolvePronouns(text, said, languageOf(text, said));
    const found = await this.search.search(userId, asked, { limit: MAX_SOURCES, timeZone });
    return found.map(({ memory }) => memory);
  }

  private note(model: LanguageModel, { reason, retryAfterMs = REST_MS, cause }: ModelFailed): void {
    // Its message may quote the conversation.
    this.logger.warn({ reason, ...(cause instanceof Error && { error: cause.name }) });
    if (!RESTS_AFTER.has(reason)) return;
    this.restsUntil.set(model, this.clock.now().getTime() + Math.min(retryAfterMs, MAX_REST_MS));
  }

  /** What it took; an answer does not fail for it. */
  private async record(userId: string, { model, begunAt, talk, outcome }: Finished): Promise<void> {
    const since = (instant: number): number => Math.round(instant - begunAt);
    try {
      await this.calls.add(userId, {
        at: this.clock.now(),
        model,
        purpose: 'answer',
        firstTokenMs: talk?.heardAt === undefined ? null : since(talk.heardAt),
        totalMs: since(performance.now()),
        inputTokens: talk?.usage.inputTokens ?? 0,
        outputTokens: talk?.usage.outputTokens ?? 0,
        outcome,
      });
    } catch (error) {
      this.logger.error({ task: 'record a model call', error: describeError(error) });
    }
  }
}
