import { Module } from '@nestjs/common';
import { EmbeddingsModule } from '../../../integrations/embeddings/embeddings.module.js';
import { IndexingModule } from '../indexing/indexing.module.js';
import { MemoryRowsModule } from '../memory-rows.module.js';
import { SearchTextModule } from '../search-text/search-text.module.js';
import { CorpusStatistics } from './corpus-statistics.js';
import { MemoryFacetsRepository } from './memory-facets.repository.js';
import { MemoryFinder } from './memory-finder.js';
import { MemorySearchService } from './memory-search.service.js';
import { QueryReader } from './query-reader.js';
import { QuestionVectors } from './question-vectors.js';
import { ReadTexts } from './read-texts.js';
import { SearchFactors } from './search-factors.js';
import { SearchFeedbackRepository } from './search-feedback.repository.js';
import { SearchRepository } from './search.repository.js';

@Module({
  imports: [EmbeddingsModule, MemoryRowsModule, IndexingModule, SearchTextModule],
  providers: [
    MemorySearchService,
    MemoryFinder,
    MemoryFacetsRepository,
    QueryReader,
    QuestionVectors,
    SearchRepository,
    CorpusStatistics,
    ReadTexts,
    SearchFactors,
    SearchFeedbackRepository,
  ],
  exports: [
    MemorySearchService,
    MemoryFinder,
    MemoryFacetsRepository,
    CorpusStatistics,
    SearchFactors,
    SearchFeedbackRepository,
  ],
})
export class SearchModule {}
