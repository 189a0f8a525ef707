import { Module } from '@nestjs/common';
import { BiometricsModule } from '../biometrics/biometrics.module.js';
import { HomeModule } from '../home/home.module.js';
import { InsightsModule } from '../insights/insights.module.js';
import { MemoryModule } from '../memory/memory.module.js';
import { MoodModule } from '../mood/mood.module.js';
import { RemindersModule } from '../reminders/reminders.module.js';
import { UsersModule } from '../users/users.module.js';
import { SampleBelongingsService } from './sample-belongings.service.js';
import { SampleDataController } from './sample-data.controller.js';
import { SampleDataService } from './sample-data.service.js';
import { SampleEntriesService } from './sample-entries.service.js';

@Module({
  imports: [
    MemoryModule,
    MoodModule,
    BiometricsModule,
    RemindersModule,
    HomeModule,
    InsightsModule,
    UsersModule,
  ],
  controllers: [SampleDataController],
  providers: [SampleDataService, SampleBelongingsService, SampleEntriesService],
  exports: [SampleDataService],
})
export class SampleDataModule {}
