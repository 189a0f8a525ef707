import { type z } from 'zod';

/** Something the model may ask for; who asked it decides whether it happens. */
export interface ModelTool {
  /** Letters, digits, `_` and `-`, at most 64 of them: what OpenAI allows. */
  readonly name: string;
  readonly description: string;
  readonly input: z.ZodType;
}

export interface ModelCall {
  readonly id: string;
  readonly tool: string;
  readonly input: unknown;
}

export type ModelMessage =
  | { readonly by: 'user'; readonly text: string }
  | { readonly by: 'model'; readonly text: string; readonly calls?: readonly ModelCall[] }
  | { readonly by: 'tool'; readonly call: ModelCall; readonly text: string };

export interface ModelRequest {
  readonly rules: string;
  /** Oldest first. */
  readonly messages: readonly ModelMessage[];
  readonly tools: readonly ModelTool[];
  readonly maxOutputTokens: number;
  /** Ends the answer where it is, without an error: whoever asked has left, or the process ends. */
  readonly signal: AbortSignal;
}

/** As the server counts them; 0 where it does not. */
export interface ModelUsage {
  readonly inputTokens: number;
  readonly outputTokens: number;
}

export type ModelPiece =
  | { readonly kind: 'text'; readonly text: string }
  /** As the model wrote it: the tool may not exist, and the input may not fit. */
  | ({ readonly kind: 'call' } & ModelCall)
  | ({ readonly kind: 'end' } & ModelUsage);

/** A language model on a server that the operator or its user has chosen. */
export interface LanguageModel {
  readonly name: string;
  /** Where questions go. */
  readonly url: string;
  /** What question and answer may have together. */
  readonly contextTokens: number;
  /**
   * One answer of the model, as it comes, `end` last. Throws `ModelFailed` for whatever keeps it from one: nothing is
   * tried twice, and a server that falls silent is left.
   */
  stream(request: ModelRequest): AsyncGenerator<ModelPiece>;
  /** The models that the server has, by name; tells also that it is there. Throws `ModelFailed`. */
  listModels(): Promise<string[]>;
}

/** The operator's; null where no server is configured. */
export const LANGUAGE_MODEL = Symbol('LanguageModel');
