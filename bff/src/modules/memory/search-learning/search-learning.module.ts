import { Module } from '@nestjs/common';
import { SearchModule } from '../search/search.module.js';
import { SearchLearningController } from './search-learning.controller.js';
import { SearchLearning } from './search-learning.service.js';

@Module({
  imports: [SearchModule],
  controllers: [SearchLearningController],
  providers: [SearchLearning],
})
export class SearchLearningModule {}
