import { Module } from '@nestjs/common';
import { ENV, type Env } from '../../config/env.js';
import { EMBEDDER, REMOTE_EMBEDDER, type RemoteEmbedder } from './embedder.js';
import { LocalEmbedder } from './local-embedder.js';
import { OpenAiEmbedder } from './openai-embedder.js';
import { WordVectors } from './word-vectors.js';

@Module({
  providers: [
    { provide: WordVectors, useFactory: () => WordVectors.load() },
    {
      provide: EMBEDDER,
      inject: [WordVectors],
      useFactory: (vectors: WordVectors) => new LocalEmbedder(vectors),
    },
    { provide: REMOTE_EMBEDDER, inject: [ENV], useFactory: remoteEmbedder },
  ],
  exports: [WordVectors, EMBEDDER, REMOTE_EMBEDDER],
})
export class EmbeddingsModule {}

function remoteEmbedder(env: Env): RemoteEmbedder | null {
  if (env.EMBEDDINGS_URL === undefined || env.EMBEDDINGS_MODEL === undefined) return null;
  return new OpenAiEmbedder({
    url: env.EMBEDDINGS_URL,
    model: env.EMBEDDINGS_MODEL,
    apiKey: env.EMBEDDINGS_API_KEY,
    dimensions: env.EMBEDDINGS_DIM,
    queryPrefix: env.EMBEDDINGS_QUERY_PREFIX,
    documentPrefix: env.EMBEDDINGS_DOC_PREFIX,
  });
}
