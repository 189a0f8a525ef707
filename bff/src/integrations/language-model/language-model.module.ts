import { Module } from '@nestjs/common';
import { ENV, type Env } from '../../config/env.js';
import { LANGUAGE_MODEL, type LanguageModel } from './language-model.js';

@Module({
  providers: [{ provide: LANGUAGE_MODEL, inject: [ENV], useFactory: languageModel }],
  exports: [LANGUAGE_MODEL],
})
export class LanguageModelModule {}

async function languageModel(env: Env): Promise<LanguageModel | null> {
  if (env.MODEL_URL === undefined || env.MODEL_NAME === undefined) return null;
  // Some 30 MB that a product without a model does without.
  const { OpenAiLanguageModel } = await import('./openai-language-model.js');
  return new OpenAiLanguageModel({
    url: env.MODEL_URL,
    name: env.MODEL_NAME,
    apiKey: env.MODEL_API_KEY,
    silenceMs: env.MODEL_TIMEOUT_SECONDS * 1_000,
    contextTokens: env.MODEL_CONTEXT_TOKENS,
  });
}
