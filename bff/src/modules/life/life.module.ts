import { Module } from '@nestjs/common';
import { DaysModule } from '../days/days.module.js';
import { HomeModule } from '../home/home.module.js';
import { InsightsModule } from '../insights/insights.module.js';
import { MemoryModule } from '../memory/memory.module.js';
import { RemindersModule } from '../reminders/reminders.module.js';
import { LifeDaysRepository } from './asking/life-days.repository.js';
import { LifeDifferenceService } from './asking/life-difference.service.js';
import { LifeMemoriesRepository } from './asking/life-memories.repository.js';
import { LifeQuestionsService } from './asking/life-questions.service.js';
import { BriefHiddenRepository } from './briefs/brief-hidden.repository.js';
import { BriefController } from './briefs/brief.controller.js';
import { BriefService } from './briefs/brief.service.js';
import { ReviewsController } from './reviews/reviews.controller.js';
import { ReviewsRepository } from './reviews/reviews.repository.js';
import { ReviewsService } from './reviews/reviews.service.js';

@Module({
  imports: [DaysModule, HomeModule, InsightsModule, MemoryModule, RemindersModule],
  controllers: [BriefController, ReviewsController],
  providers: [
    ...[LifeQuestionsService, LifeDifferenceService, LifeDaysRepository, LifeMemoriesRepository],
    ...[BriefService, BriefHiddenRepository, ReviewsService, ReviewsRepository],
  ],
  exports: [LifeQuestionsService, LifeDifferenceService],
})
export class LifeModule {}
