import { Module } from '@nestjs/common';
import { ENV, type Env } from '../../config/env.js';
import { LANGUAGE_MODEL, type LanguageModel } from './language-model.js';
import { openModel } from './open-model.js';
import { OwnServers } from './own-servers.js';

@Module({
  providers: [OwnServers, { provide: LANGUAGE_MODEL, inject: [ENV], useFactory: languageModel }],
  exports: [LANGUAGE_MODEL, OwnServers],
})
export class LanguageModelModule {}

async function languageModel(env: Env): Promise<LanguageModel | null> {
  const { MODEL_URL: url, MODEL_NAME: name, MODEL_API_KEY: apiKey } = env;
  return url === undefined || name === undefined ? null : openModel(env, { url, name, apiKey });
}
