import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import {
  APICallError,
  extractReasoningMiddleware,
  JSONParseError,
  type LanguageModel as SdkModel,
  type ModelMessage as SdkMessage,
  streamText,
  type TextStreamPart,
  type ToolSet,
  wrapLanguageModel,
} from 'ai';
import { because } from '../../common/http/call-reason.js';
import { ModelFailed, reasonOf } from './language-model.errors.js';
import {
  type LanguageModel,
  type ModelMessage,
  type ModelPiece,
  type ModelRequest,
  type ModelTool,
} from './language-model.js';
import { listModels } from './list-models.js';
import { IdleTimeout } from './idle-timeout.js';
import { retryAfterOf } from '../retry-after.js';
import { type ServerAddress } from '../server-request.js';

export interface ModelServer extends ServerAddress {
  name: string;
  /** How long nothing may come: before the first token, and between two. */
  silenceMs: number;
  /** What question and answer may have together, in tokens. */
  contextTokens: number;
}

/** The longest answer there is, at a few tokens a second. */
const WHOLE_MS = 120_000;
const OK = 200;

/** Any server that speaks OpenAI's `POST /chat/completions`: OpenAI itself, Ollama, vLLM, llama.cpp. */
export class OpenAiLanguageModel implements LanguageModel {
  readonly name: string;
  readonly url: string;
  readonly contextTokens: number;
  readonly listModels: () => Promise<string[]>;
  private readonly model: SdkModel;
  private readonly silenceMs: number;

  constructor({ name, silenceMs, contextTokens, ...server }: ModelServer) {
    const { url, apiKey, fetch: call = fetch } = server;
    this.name = name;
    this.url = url;
    this.contextTokens = contextTokens;
    this.silenceMs = silenceMs;
    this.listModels = () => listModels(server);
    const provider = createOpenAICompatible({
      name: 'model',
      baseURL: url,
      ...(apiKey !== undefined && { apiKey }),
      includeUsage: true,
      // An address that nobody wrote down must not get the conversation.
      fetch: (input, init) => because('answer', () => call(input, { ...init, redirect: 'error' })),
    });
    // Some servers leave a model's thinking in its answer.
    const middleware = extractReasoningMiddleware({ tagName: 'think' });
    this.model = wrapLanguageModel({ model: provider.chatModel(name), middleware });
  }

  async *stream({
    rules,
    messages,
    tools,
    maxOutputTokens,
    signal,
  }: ModelRequest): AsyncGenerator<ModelPiece> {
    // The SDK's own time-out for the first token begins only with the headers of the answer.
    const timeout = new IdleTimeout(this.silenceMs, WHOLE_MS);
    const { stream } = streamText({
      model: this.model,
      instructions: rules,
      messages: messages.map(toSdkMessage),
      ...(tools.length > 0 && { tools: toSdkTools(tools) }),
      maxOutputTokens,
      maxRetries: 0,
      abortSignal: AbortSignal.any([signal, timeout.signal]),
      // It comes as a part of the stream, too; without this it would be printed.
      onError: () => undefined,
    });
    let hasSpoken = false;
    try {
      for await (const part of stream) {
        timeout.heard();
        const piece = readPart(part, { hasSpoken, hasLeft: signal.aborted });
        if (!piece) continue;
        hasSpoken = true;
        yield piece;
      }
    } catch (error) {
      throw error instanceof ModelFailed ? error : failureOf(error);
    } finally {
      timeout.end();
    }
  }
}

interface SoFar {
  hasSpoken: boolean;
  hasLeft: boolean;
}

/** What a part of the stream means to the product; throws where the answer fails. */
function readPart(part: TextStreamPart<ToolSet>, { hasSpoken, hasLeft }: SoFar): ModelPiece | undefined {
  switch (part.type) {
    case 'text-delta':
      return part.text === '' ? undefined : { kind: 'text', text: part.text };
    case 'tool-call':
      if (isMalformed(part)) throw new ModelFailed('malformed', undefined, part.error);
      return { kind: 'call', id: part.toolCallId, tool: part.toolName, input: part.input };
    case 'finish':
      if (!hasSpoken || part.finishReason === 'content-filter') throw new ModelFailed('refused');
      return {
        kind: 'end',
        inputTokens: part.totalUsage.inputTokens ?? 0,
        outputTokens: part.totalUsage.outputTokens ?? 0,
      };
    case 'abort':
      if (hasLeft) return undefined;
      throw new ModelFailed('silent');
    case 'error':
      throw failureOf(part.error);
    default:
      return undefined;
  }
}

function isMalformed({ error }: { error?: unknown }): boolean {
  return error instanceof Error && JSONParseError.isInstance(error.cause);
}

function failureOf(error: unknown): ModelFailed {
  if (!APICallError.isInstance(error)) return new ModelFailed('broke-off', undefined, error);
  const { statusCode, responseHeaders = {} } = error;
  // The answer had begun.
  if (statusCode === OK) return new ModelFailed('broke-off', undefined, error);
  const retryAfter = retryAfterOf(responseHeaders['retry-after']);
  return new ModelFailed(reasonOf(statusCode), retryAfter, error);
}

function toSdkTools(tools: readonly ModelTool[]): ToolSet {
  return Object.fromEntries(
    tools.map(({ name, description, input }) => [name, { description, inputSchema: input }]),
  );
}

function toSdkMessage(message: ModelMessage): SdkMessage {
  switch (message.by) {
    case 'user':
      return { role: 'user', content: message.text };
    case 'model':
      return {
        role: 'assistant',
        content: [
          ...(message.text === '' ? [] : [{ type: 'text' as const, text: message.text }]),
          ...(message.calls ?? []).map(({ id, tool, input }) => ({
            type: 'tool-call' as const,
            toolCallId: id,
            toolName: tool,
            input,
          })),
        ],
      };
    case 'tool': {
      const { call, text } = message;
      const output = { type: 'text' as const, value: text };
      return {
        role: 'tool',
        content: [{ type: 'tool-result', toolCallId: call.id, toolName: call.tool, output }],
      };
    }
  }
}
