import { Module } from '@nestjs/common';
import { EMBEDDER } from './embedder.js';
import { LocalEmbedder } from './local-embedder.js';
import { WordVectors } from './word-vectors.js';

@Module({
  providers: [
    { provide: WordVectors, useFactory: () => WordVectors.load() },
    {
      provide: EMBEDDER,
      inject: [WordVectors],
      useFactory: (vectors: WordVectors) => new LocalEmbedder(vectors),
    },
  ],
  exports: [WordVectors, EMBEDDER],
})
export class EmbeddingsModule {}
