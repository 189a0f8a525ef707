import { type Env } from '../../config/env.js';
import { type ServerAddress } from '../server-request.js';
import { type LanguageModel } from './language-model.js';

/** A model on a server, with the operator's patience. */
export async function openModel(env: Env, server: ServerAddress & { name: string }): Promise<LanguageModel> {
  // Some 30 MB that a product without a model does without.
  const { OpenAiLanguageModel } = await import('./openai-language-model.js');
  return new OpenAiLanguageModel({
    ...server,
    silenceMs: env.MODEL_TIMEOUT_SECONDS * 1_000,
    contextTokens: env.MODEL_CONTEXT_TOKENS,
  });
}
