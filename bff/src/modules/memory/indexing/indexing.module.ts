import { Module } from '@nestjs/common';
import { EmbeddingsModule } from '../../../integrations/embeddings/embeddings.module.js';
import { IndexEntries } from './index-entries.js';
import { MemoryGraphRepository } from './memory-graph.repository.js';
import { MemoryGraphService } from './memory-graph.service.js';
import { MemoryIndexController } from './memory-index.controller.js';
import { MemoryIndexService } from './memory-index.service.js';
import { RemoteVectorsRepository } from './remote-vectors.repository.js';
import { RemoteVectorsService } from './remote-vectors.service.js';
import { VectorFollowUps } from './vector-follow-ups.js';

@Module({
  imports: [EmbeddingsModule],
  controllers: [MemoryIndexController],
  providers: [
    IndexEntries,
    MemoryIndexService,
    MemoryGraphService,
    MemoryGraphRepository,
    RemoteVectorsService,
    RemoteVectorsRepository,
    VectorFollowUps,
  ],
  exports: [IndexEntries, RemoteVectorsRepository, VectorFollowUps],
})
export class IndexingModule {}
