import { shorten } from '../../../common/language/shorten.js';
import { ModelFailed } from '../../../integrations/language-model/language-model.errors.js';
import {
  type LanguageModel,
  type ModelCall,
  type ModelMessage,
  type ModelUsage,
} from '../../../integrations/language-model/language-model.js';
import { type SkillCall } from '../kit/skill-handler.js';
import { phrasesOf } from '../handlers/phrases-of.js';
import { type Phrase } from '../skill.js';
import { CitedText } from './cited-text.js';
import { type ModelExecuteOptions, type ExecuteCalls } from './tool-executor.js';
import { MAX_OUTPUT_TOKENS, type Prompt } from './prompt.js';
import { NOT_ALONE, TOLD } from './rules.js';

/** How often the model may use tools before it has to answer, and how many calls that may be together. */
export const MAX_STEPS = 5;
export const MAX_CALLS = 8;
/** What a tool gives back is cut at that; characters. */
const MAX_RESULT = 2_000;

export interface TalkContext {
  readonly model: LanguageModel;
  readonly prompt: Prompt;
  readonly executeCalls: ExecuteCalls;
  readonly occasion: ModelExecuteOptions;
  readonly signal: AbortSignal;
}

/** One message, talked over with the model until it has answered. Throws `ModelFailed` where it comes to no answer. */
export class ModelTalk {
  /** Whether the user has read something of it. */
  hasSpoken = false;
  /** Whether something was changed: nobody may do it once more. */
  hasActed = false;
  /** Over all rounds. */
  usage: ModelUsage = { inputTokens: 0, outputTokens: 0 };
  /** When the model was first heard, on the clock of `performance.now()`. */
  heardAt: number | undefined;
  private readonly messages: ModelMessage[];
  private calls = 0;
  private isNewParagraph = false;

  constructor(private readonly context: TalkContext) {
    this.messages = [...context.prompt.messages];
  }

  async *run(): AsyncGenerator<Phrase> {
    for (let step = 0; ; step += 1) {
      const calls = yield* this.listen();
      if (calls.length === 0) return;
      this.calls += calls.length;
      if (step === MAX_STEPS || this.calls > MAX_CALLS) throw new ModelFailed('endless');
      const question = yield* this.perform(calls);
      if (question) return;
    }
  }

  /** Passes on what the model says, and gives what it asks for. */
  private async *listen(): AsyncGenerator<Phrase, ModelCall[]> {
    const { model, prompt, signal } = this.context;
    const cited = new CitedText(prompt.sources);
    const calls: ModelCall[] = [];
    let text = '';
    const { messages } = this;
    const request = {
      rules: prompt.rules,
      messages,
      tools: prompt.tools.list,
      maxOutputTokens: MAX_OUTPUT_TOKENS,
      signal,
    };
    try {
      for await (const piece of model.stream(request)) {
        this.heardAt ??= performance.now();
        if (piece.kind === 'call') calls.push({ id: piece.id, tool: piece.tool, input: piece.input });
        else if (piece.kind === 'end') this.count(piece);
        else {
          text += piece.text;
          yield* this.say(cited.add(piece.text));
        }
      }
    } catch (error) {
      // What was done has been told: a model with no more to say than that has not failed.
      if (!(error instanceof ModelFailed && error.reason === 'refused' && this.hasActed)) throw error;
    }
    // What was asked for before the user stopped it is not done after.
    if (signal.aborted) return [];
    yield* this.say(cited.end());
    this.isNewParagraph = true;
    messages.push({ by: 'model', text, calls });
    return calls;
  }

  /** Whether it ends with a question to the user. */
  private async *perform(calls: readonly ModelCall[]): AsyncGenerator<Phrase, boolean> {
    const { prompt, executeCalls, occasion } = this.context;
    const read = calls.map((call) => prompt.tools.read(call));
    const asked = read.filter((each): each is SkillCall => !('problem' in each));
    if (asked.length < read.length) {
      this.giveBack(calls, (index) => problemOf(read[index]));
      return false;
    }
    const { outcome, answer, ...noted } = await executeCalls(asked, occasion);
    const isQuestion = outcome === 'awaiting_confirmation' || outcome === 'awaiting_answer';
    const hasActed = outcome === 'completed' && !asked.every((each) => prompt.tools.isReading(each));
    this.hasActed ||= hasActed;
    // The user hears of a change, and what rests on their own words, from the product itself: a model may say what it likes.
    const isTold = hasActed || noted.parts !== undefined;
    if (isQuestion || isTold) yield* this.say([...phrasesOf({ text: answer, ...noted })]);
    this.isNewParagraph = true;
    this.giveBack(calls, () =>
      JSON.stringify({ outcome, answer: shorten(answer, MAX_RESULT), ...(isTold && { note: TOLD }) }),
    );
    return isQuestion;
  }

  private giveBack(calls: readonly ModelCall[], textOf: (index: number) => string): void {
    this.messages.push(...calls.map((call, index) => ({ by: 'tool' as const, call, text: textOf(index) })));
  }

  private *say(phrases: readonly Phrase[]): Generator<Phrase> {
    for (const phrase of phrases) {
      const text = this.hasSpoken && !this.isNewParagraph ? phrase.text : phrase.text.trimStart();
      if (text === '' && !phrase.source) continue;
      yield { ...phrase, text: this.hasSpoken && this.isNewParagraph ? `\n\n${text}` : text };
      this.hasSpoken = true;
      this.isNewParagraph = false;
    }
  }

  private count({ inputTokens, outputTokens }: ModelUsage): void {
    this.usage = {
      inputTokens: this.usage.inputTokens + inputTokens,
      outputTokens: this.usage.outputTokens + outputTokens,
    };
  }
}

function problemOf(read: SkillCall | { problem: string } | undefined): string {
  return read && 'problem' in read ? read.problem : NOT_ALONE;
}
