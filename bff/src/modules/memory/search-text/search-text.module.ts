import { Module } from '@nestjs/common';
import { EntityNamesRepository } from './entity-names.repository.js';
import { SearchTextService } from './search-text.service.js';

@Module({
  providers: [SearchTextService, EntityNamesRepository],
  exports: [SearchTextService],
})
export class SearchTextModule {}
